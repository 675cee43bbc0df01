import { arena, arenaAddress, arenaSite, salesLine } from '../../../content/venue'
import { footWords } from '../../../content/words/footWords'
import { lineCount } from './lineCount'
import { portraitWidth } from './portrait'
import { textWidth } from './textWidth'

/* The low foot of a portrait sheet. Lengths are points; SheetFoot.module.css has the same. */

const size = 7.4
const lineHeight = 9.5
const above = 3
/** Between its columns, and what bold letters take besides. */
const gap = 20

/** What it takes: the venue's line over one whose end is `last`, which wraps when it is long. */
export function lowFootHeight(last: string): number {
  const venue = [arena, arenaAddress, arenaSite, footWords.sales, salesLine].join(' ')
  const room = portraitWidth / size - textWidth(venue, 500) - gap / size
  return above + lineHeight * (1 + (last ? lineCount(last, room, 500) : 1))
}
