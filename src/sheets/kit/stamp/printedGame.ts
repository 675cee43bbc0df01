import { teamKeys, teams } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'
import { dayNumber, minutesOfDay, readDay } from '../../../domain/time/dates'
import { END_YEAR, FIRST_YEAR, NO_DAY, nineBits } from './stampLetters'

/*
 * The part of a game that a stamp holds. Days are counted from August 1 of the year the season
 * starts in, so that nine bits are enough.
 */

/** The part of a printed game that a stamp holds. */
export interface PrintedGame {
  /** The code's first letter, which names the team. */
  letter: string
  /** The day in the code. */
  codeDay: number
  /** The day it is played on, or {@link NO_DAY} if unknown. */
  day: number
  /** The code of its start: none or other of {@link START}, else {@link startMinutes}. */
  startCode: number
}

/** The teams' letters, in the order of their bit. */
export const TEAM_LETTERS = teamKeys.map((team) => teams[team].codeLetter).join('')
/**
 * The codes of a start that are no time. The codes 1 to 240 are times; see {@link startMinutes}.
 */
export const START = {
  /** An unknown start. */
  none: 0,
  /** Any start before 4:00, or not on a multiple of five minutes. */
  other: 251,
  /** Above every start: the next letters have the game's real day and start. */
  moved: 252,
}

/** A letter or a sign may follow the day, as in `B251009A` and `B251009-2`. */
const CODE = new RegExp(`^([${TEAM_LETTERS}])(\\d\\d)(\\d\\d)(\\d\\d)(?:\\W*[A-Z]\\w*|\\W+\\w*)?$`)
/** The first start with a code of its own, 4:00, in minutes since midnight. */
const FIRST_MINUTE = 240
/** The difference between two codes. */
const STEP_MINUTES = 5

/** Minutes since midnight of a start code that is a time. */
export const startMinutes = (code: number): number => FIRST_MINUTE + (code - 1) * STEP_MINUTES

/** The first day that is counted, August 1, as days since 1970. */
export const firstDay = (season: number): number => dayNumber({ year: season, month: 8, day: 1 })

/**
 * The part of a game that a stamp holds, with days counted in the season that starts in `season`.
 * Null if the code has another form or is of another season.
 */
export function toPrintedGame({ eventName, date, time }: Game, season: number): PrintedGame | null {
  const code = parseCode(eventName)
  const codeDay = code && nineBits(code.day - firstDay(season))
  if (!code || codeDay === null || codeDay === NO_DAY) return null
  const played = readDay(date)
  const day = played ? nineBits(dayNumber(played) - firstDay(season)) : NO_DAY
  return { letter: code.letter, codeDay, day, startCode: startOf(time) }
}

/**
 * The year that the season of most of these games starts in, by their codes. Null without codes.
 */
export function seasonOf(games: readonly Pick<Game, 'eventName'>[]): number | null {
  const counts = new Map<number, number>()
  for (const { eventName } of games) {
    const code = parseCode(eventName)
    if (code) counts.set(code.season, (counts.get(code.season) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? null
}

function parseCode(eventName: string) {
  const [, letter = '', year, month, day] = CODE.exec(eventName.trim().toUpperCase()) ?? []
  const date = readDay(`20${year}-${month}-${day}`)
  if (letter === '' || date === null) return null
  const season = date.month >= 8 ? date.year : date.year - 1
  const isKnown = season >= FIRST_YEAR && season < END_YEAR
  return isKnown ? { letter, day: dayNumber(date), season } : null
}

function startOf(time: string): number {
  // A time in words, such as 'TBD'.
  if (!/\d/.test(time)) return START.none
  const minutes = minutesOfDay(time)
  if (minutes === 0) return START.none
  if (minutes === null || minutes < FIRST_MINUTE || minutes % STEP_MINUTES !== 0) return START.other
  return (minutes - FIRST_MINUTE) / STEP_MINUTES + 1
}
