/** The two home teams. Each has its own league, endpoints and games. */
export type TeamKey = 'bruins' | 'celtics'

/**
 * One home game (specification 3 "Game").
 * `date` and `time` are Eastern wall-clock text exactly as the server sent them: a game's day and
 * hour must read the same in every browser zone, so they are never turned into an instant.
 */
export interface Game {
  /** The code and key: B or C, then yymmdd, for example `B251009`. Never blank. */
  eventName: string
  /** Database ids; several when the game stands in several plans. */
  eventIds: number[]
  plans: string[]
  /** For example `Bruins vs. Blackhawks`, perhaps with PRESEASON, NBA CUP or *GP. */
  team: string
  gameNumber: number
  /** `YYYY-MM-DD`; raw text when the server sent something else, '' when nothing. */
  date: string
  /** `HH:MM:SS`; raw text when the server sent something else, '' when nothing. */
  time: string
  /**
   * The opponent's logo, an address that may be shown; absent when the server sent none, or one that
   * is refused. Only read: no write sends it.
   */
  opponentLogo?: string
}
