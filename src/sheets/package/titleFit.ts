import { textWidth } from '../kit/fit/textWidth'
import { tenths, within } from './paperSize'

/* A plan's name takes one line, or two where one would be too small. Lengths are points. */

/** Beside two logos. */
const titleRoom = 440
/** Beside code and season. */
const runningRoom = 400
/** The line above the title. */
const eyebrow = 12.6
const lineHeight = 1.02

/** Two lines hold less than twice a line: words stay whole. */
const inTwo = 1.9

/** Font size of the title on the first page. */
export function titleFont(title: string, largest: number): number {
  const one = titleRoom / textWidth(title, 700)
  if (one >= 20) return tenths(Math.min(largest, one))
  return within(13, one * inTwo, 22)
}

/** Font size of the name above every further page. */
export function runningFont(title: string): number {
  const one = runningRoom / textWidth(title, 700)
  return one >= 10 ? within(8, one, 15) : within(8, one * inTwo, 11)
}

/** Height of header, note and the line with the list's heading; `size` is the title's. */
export function headHeight(title: string, size: number, isTight: boolean): number {
  const lines = textWidth(title, 700) * size > titleRoom ? 2 : 1
  const words = eyebrow + lines * size * lineHeight
  const header = (isTight ? 16 : 26) + Math.max(words, isTight ? 34 : 52)
  return header + (isTight ? 36 : 54)
}
