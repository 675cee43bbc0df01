/* The lists of a calendar: games that have no cell of their own. */

/** How many entries the lists of a calendar print; one place more than that says how many are left. */
export interface ListedLines {
  /** Under a month. */
  notes: number
  /** Without a date. */
  undated: number
}

const notesPerLine = 2
const undatedPerLine = 4

/** Lines that the notes under a month take. */
export const noteLines = (count: number, { notes }: ListedLines) =>
  Math.ceil(Math.min(count, notes) / notesPerLine)

/** Lines that games without a date take; their heading takes the first place. */
export const undatedLines = (count: number, { undated }: ListedLines) =>
  count === 0 ? 0 : Math.ceil((Math.min(count, undated) + 1) / undatedPerLine)
