/** Font size in rem of titles with fewer characters than `below` (docs/rules/sheets.md#calendar). */
const titleSizes = [
  { below: 10, rem: 3.5 },
  { below: 20, rem: 3.2 },
  { below: 30, rem: 2.8 },
  { below: 40, rem: 2.5 },
]

/** Font size of a sheet's title in rem by its length. */
export const titleSize = (title: string): number =>
  titleSizes.find(({ below }) => title.length < below)?.rem ?? 4
