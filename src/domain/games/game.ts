import { pricingTeam, type TeamKey, teamKeys, teams } from '../../content/teams'
import { codeKey } from '../recordKeys'
import { counted } from '../text'
import {
  type Day,
  dateText,
  dayKey,
  monthDayText,
  readDay,
  shortDayText,
  timeText,
} from '../time/dates'
import type { Unreadable } from '../unreadable'

/**
 * One home game (docs/rules/fields.md#game). `date` and `time` are Eastern wall-clock text exactly
 * as the server sent them: a game's day and time must read the same in every browser's time zone,
 * so they are never converted to an instant.
 */
export interface Game {
  /** The code and key: B or C, then yymmdd, for example `B251009`. Never blank. */
  eventName: string
  /** Database ids. A game has several if it is in several plans. */
  eventIds: number[]
  plans: string[]
  /** For example `Bruins vs. Blackhawks`, perhaps with PRESEASON, NBA CUP or *GP. */
  team: string
  gameNumber: number
  /** `YYYY-MM-DD`, or the server's text if it sent something else; '' if it sent nothing. */
  date: string
  /** `HH:MM:SS`, or the server's text if it sent something else; '' if it sent nothing. */
  time: string
  /**
   * The address of the opponent's logo; absent if the server sent none or an unsafe one. Read-only:
   * no write sends it.
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

/** Whether two codes are the same, ignoring case and outer white space. */
export const isSameCode = (a: string, b: string) => codeKey(a) === codeKey(b)

/**
 * Whether two rows are the same game: they share a database id. Joining or leaving a plan adds and
 * removes ids, so one shared id is enough. Without ids, code and date are compared, never the code
 * alone.
 */
export function isSameGame(a: Game, b: Game): boolean {
  if (a.eventIds.length > 0 && b.eventIds.length > 0) {
    return a.eventIds.some((id) => b.eventIds.includes(id))
  }
  return isSameCode(a.eventName, b.eventName) && a.date === b.date
}

/** The key of a game: its ids, or its code and date if it has none. */
export const gameKey = ({ eventIds, eventName, date }: Game): string =>
  eventIds.length > 0 ? eventIds.join() : `${codeKey(eventName)} ${date}`

/**
 * Whether a game has this {@link gameKey}. One shared id is enough, because its plans may have
 * changed.
 */
export const matchesGameKey = (game: Game, key: string): boolean =>
  key === gameKey(game) || key.split(',').some((id) => game.eventIds.includes(Number(id)))

/**
 * Whether games usually start at this time, from 10 AM to 10:30 PM.
 * @param minutes since midnight.
 */
export const isUsualStart = (minutes: number) => minutes >= 10 * 60 && minutes <= 22 * 60 + 30

/** A game's day as sortable text, `2025-12-06`; '' if its date isn't a valid day. */
export function dayOfGame({ date }: Game): string {
  const day = readDay(date)
  return day ? dayKey(day) : ''
}

/** A game's day and hour: 'Sat, Dec 6, 7:00 PM'. */
export function whenText({ date, time }: Game): string {
  const day = readDay(date)
  return [day ? shortDayText(day) : date, timeText(time)].filter(Boolean).join(', ')
}

/** The code of one game, or the number of several: 'B251009', '4 games'. */
export const gamesLabel = (games: readonly Pick<Game, 'eventName'>[]): string =>
  games.length === 1 ? (games[0]?.eventName ?? '') : counted(games.length, 'game')

/* Codes of games and plans start with a team's letter; a game's day follows. */

const teamsByLetter = new Map(teamKeys.map((key) => [teams[key].codeLetter, key]))

/** The team whose letter a game's or plan's code starts with; null for any other code. */
export const teamOfCode = (code: string): TeamKey | null =>
  teamsByLetter.get(code.trim().charAt(0).toUpperCase()) ?? null

/** The team of a code; for any other code the first team, which is the {@link pricingTeam}. */
export const teamOrFirst = (code: string): TeamKey => teamOfCode(code) ?? pricingTeam

/** The code of a team's only game on a day, `2025-10-09` → `B251009`. */
export const codeFor = (team: TeamKey, date: string): string =>
  `${teams[team].codeLetter}${date.slice(2, 10).replaceAll('-', '')}`

/** The day in a code, `B251009` or `B251009-2` → Oct 9, 2025; null if the code has another form. */
function dayOfCode(code: string): Day | null {
  const [, year, month, day] = /^[A-Z](\d\d)(\d\d)(\d\d)(?:-\d+)?$/.exec(codeKey(code)) ?? []
  return year === undefined ? null : readDay(`20${year}-${month}-${day}`)
}

/** 'Code says Dec 6' if the game is on another day than its code says, or ''. */
export function codeDayMismatch({ eventName, date }: Pick<Game, 'eventName' | 'date'>): string {
  const [coded, day] = [dayOfCode(eventName), readDay(date)]
  if (!coded || !day || dayKey(coded) === dayKey(day)) return ''
  return `Code says ${coded.year === day.year ? monthDayText(coded) : dateText(dayKey(coded))}`
}

/**
 * The suggested code of a new game. '' if the date isn't a day of this century, or another game has
 * that code: staff choose the code of a second game.
 */
export function suggestedCode(team: TeamKey, date: string, games: readonly Game[]): string {
  if (!/^20\d\d-/.test(date) || readDay(date) === null) return ''
  const code = codeFor(team, date)
  return games.some(({ eventName }) => isSameCode(eventName, code)) ? '' : code
}
