/** A file that cannot be read; the message tells a person what to do about it. */
export class FileProblem extends Error {}

/** Cells as text, line by line: dates and times written out, whatever their format was. */
export interface Sheet {
  /** As the file calls it; '' where it has no name. */
  name: string
  rows: readonly (readonly string[])[]
  /** The text that the rows were read from, and what is between its cells; none of a workbook. */
  delimited?: { text: string; separator: string }
}
