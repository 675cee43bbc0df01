import { codeKey } from '../recordKeys'
import type { Unreadable } from '../unreadable'

/**
 * One home game (docs/rules/fields.md#game). `date` and `time` are Eastern wall-clock text exactly
 * as the server sent them: a game's day and hour must read the same in every browser zone, so they
 * are never turned into an instant.
 */
export interface Game {
  /** The code and key: B or C, then yymmdd, for example `B251009`. Never blank. */
  eventName: string
  /** Database ids; several when the game is in several plans. */
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
  unreadable?: Unreadable | undefined
}

/** A game without any data. */
export const NO_GAME: Game = {
  eventName: '',
  eventIds: [],
  plans: [],
  team: '',
  gameNumber: 0,
  date: '',
  time: '',
}

/** Whether two codes are the same: letter case and outer white space do not matter. */
export const isSameCode = (a: string, b: string) => codeKey(a) === codeKey(b)

/**
 * Whether two rows are the same game: they share a database id, although joining or leaving a plan adds and
 * removes ids. Without ids code and date are compared, never the code alone.
 */
export function isSameGame(a: Game, b: Game): boolean {
  if (a.eventIds.length > 0 && b.eventIds.length > 0) {
    return a.eventIds.some((id) => b.eventIds.includes(id))
  }
  return isSameCode(a.eventName, b.eventName) && a.date === b.date
}

/** The key of a game: its ids, else its code and date. */
export const gameKey = ({ eventIds, eventName, date }: Game): string =>
  eventIds.length > 0 ? eventIds.join() : `${codeKey(eventName)} ${date}`

/** Whether a game has this {@link gameKey}; one shared id is enough, for its plans may have changed. */
export const matchesGameKey = (game: Game, key: string): boolean =>
  key === gameKey(game) || key.split(',').some((id) => game.eventIds.includes(Number(id)))

/**
 * Whether games usually start at this time, from 10 AM to 10:30 PM.
 * @param minutes since midnight.
 */
export const isUsualStart = (minutes: number): boolean =>
  minutes >= 10 * 60 && minutes <= 22 * 60 + 30
