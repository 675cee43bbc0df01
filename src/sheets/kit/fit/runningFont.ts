import { within } from './tenths'
import { textWidth } from './textWidth'

/** What the facts beside it leave the sheet's name, in points. */
const room = 400
/** Two lines hold less than twice a line: words stay whole. */
const inTwo = 1.9

/** Font size of a sheet's name above every page but the first, in points. */
export function runningFont(title: string): number {
  const one = room / textWidth(title, 700)
  return one >= 10 ? within(8, one, 15) : within(8, one * inTwo, 11)
}
