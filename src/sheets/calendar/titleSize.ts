/** Font size of a sheet's title in rem by its length (docs/rules/sheets.md#calendar). */
export function titleSize(title: string): number {
  const { length } = title
  if (length < 10) return 3.5
  if (length < 20) return 3.2
  if (length < 30) return 2.8
  if (length < 40) return 2.5
  return 4
}
