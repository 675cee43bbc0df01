import type { Game } from '../../../domain/games/game'
import type { Day } from '../../../domain/time/dates'

/** A game as the plan builder shows, finds and counts it. */
export interface PickableGame {
  /** Its code in capitals: a plan holds codes. */
  key: string
  game: Game
  /** Null where the server knows no real day. */
  day: Day | null
  /** Days since 1970; null without a day. */
  dayNumber: number | null
  /** `2025-10`; '' without a day. */
  month: string
  /** '0' for Sunday to '6'; '' without a day. */
  weekday: string
  /** The club's full name, else the opponent as written. */
  opponent: string
  /** The club's name without its city, else the opponent as written. */
  nickname: string
  /** Three letters where the club is known, else what fits into a day. */
  short: string
  /** `7:00 PM`; '' while it is open. */
  time: string
  part: '' | 'afternoon' | 'evening'
  /** PRE, CUP or ''. */
  mark: string
  /** Row A and Row B in cents; null where no price is known. */
  prices: { a: number | null; b: number | null }
  /** What the search looks into, in lower case. */
  words: readonly string[]
  /** All of it as one text, for the button of a day. */
  name: string
}
