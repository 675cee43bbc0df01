/** A file that cannot be read. The message is for the person: what is wrong, and what to do about it. */
export class SeasonFileError extends Error {}

/** Cells as text, row by row: dates and times are written out, whatever their format was. */
export interface Sheet {
  /** Its name in the file; '' for none. */
  name: string
  rows: readonly (readonly string[])[]
  /** The text that the rows were read from, and the delimiter of its cells; missing for a workbook. */
  delimited?: { text: string; delimiter: string }
}
