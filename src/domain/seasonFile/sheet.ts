/**
 * Thrown if a file cannot be read. The message tells the person what is wrong and what to do about
 * it.
 */
export class SeasonFileError extends Error {}

/** Cells as text, row by row. Dates and times are written out, regardless of their format. */
export interface Sheet {
  /** Its name in the file; '' if it has none. */
  name: string
  rows: readonly (readonly string[])[]
  /** The text that the rows were read from, and its delimiter. Missing for a workbook. */
  delimited?: { text: string; delimiter: string }
}
