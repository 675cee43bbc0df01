import { type ListEntry, lastDayOf } from '../../domain/games/cupWeek'
import type { Day } from '../../domain/time/dates'

/** A line of a list, as far as its day goes. */
type Dated = ListEntry<{ date: Day | null }>

/** The first game that is not over, of a cup week until its last day; `entries` by day. */
export const nextGame = <Entry extends Dated>(entries: readonly Entry[], today: string) =>
  entries.find((entry) => !isOver(entry, today)) ?? null

/** Whether it was before today, `YYYY-MM-DD` at the arena; never of a game without a day. */
export const isOver = (entry: Dated, today: string) => (lastDayOf(entry) ?? today) < today
