import { lineCount } from './lineCount'
import type { Weight } from './textWidth'

/** How text is set on paper. Lengths are points; the part's style sheet has the same. */
export interface PaperType {
  size: number
  /** Height of a line. */
  line: number
  weight: Weight
}

/** Lines that a text takes in a room of so many points. */
export const linesIn = (room: number, text: string, { size, weight }: PaperType): number =>
  lineCount(text, room / size, weight)

/** What it takes of the page's height, in points. */
export const heightIn = (room: number, text: string, type: PaperType): number =>
  linesIn(room, text, type) * type.line
