import { normalizePublicPath } from '../../../config/paths'
import type { Game } from '../../../domain/games/game'
import { dayNumber, readDay } from '../../../domain/time/dates'
import {
  FIRST_YEAR,
  NO_DAY,
  OTHER_START,
  type PrintedGame,
  printedGame,
  seasonOfCodes,
  TEAM_LETTERS,
} from './printedGame'

/*
 * What was printed, in the address of its page (docs/rules/sheets.md#printed-copy). Three letters of
 * header: version 3 bits, season 6, day of printing 9. Three of each game: team 1 bit, day in its code 9,
 * start 8; MOVED instead of the start, and three letters more with the real day and start, where the
 * game is played on another day than its code says. At the end two letters of check over the page's
 * address and all that stands before, so that a stamp of another page is none.
 */

/** What a stamp says. */
export interface Stamp {
  /** The year the season starts in. */
  season: number
  /** The day of printing, as days since 1970; null where it was too far from the season. */
  printed: number | null
  games: PrintedGame[]
}

const VERSION = 1
const MOVED = 252
/** No real stamp is longer: more games than two teams play in five years. */
const LONGEST = 1600
const HEADER_LETTERS = 3
const CHECK_LETTERS = 2

/** The letters of a stamp's head, which has its day, and of its games: to compare stamps of one page. */
export const stampParts = (stamp: string) => ({
  head: stamp.slice(0, HEADER_LETTERS),
  games: stamp.slice(HEADER_LETTERS, -CHECK_LETTERS),
})

/**
 * The stamp of a page that prints these games; '' where no game has a code that a stamp can hold.
 * @param today `YYYY-MM-DD` at the arena.
 * @param path the page's address below the base path, as links write it.
 */
export function writeStamp(games: readonly Game[], today: string, path: string): string {
  const season = seasonOfCodes(games)
  if (season === null) return ''
  const printed = readDay(today)
  const day = printed ? dayNumber(printed) - firstPrintDay(season) : NO_DAY
  const header =
    (VERSION << 15) | ((season - FIRST_YEAR) << 9) | (day >= 0 && day < NO_DAY ? day : NO_DAY)
  const body = games
    .flatMap((game) => {
      const printed = printedGame(game, season)
      return printed ? [lettersOfGame(printed)] : []
    })
    .sort()
    .join('')
  return withCheck(lettersOf(header, HEADER_LETTERS) + body, path)
}

/**
 * What a stamp says; null for a text that is none of this page. Takes any text: an address is a
 * stranger's.
 * @param path the page's address below the base path, as links write it.
 */
export function readStamp(text: string, path: string): Stamp | null {
  if (text.length > LONGEST || !/^(?:[\w-]{3})+[\w-]{2}$/.test(text)) return null
  const content = text.slice(0, -CHECK_LETTERS)
  if (withCheck(content, path) !== text) return null
  const [header = 0, ...groups] = (content.match(/.{3}/g) ?? []).map(numberOf)
  if (header >> 15 !== VERSION) return null
  const season = FIRST_YEAR + ((header >> 9) & 63)
  const games = gamesOf(groups)
  const day = header & 511
  return games && { season, printed: day === NO_DAY ? null : firstPrintDay(season) + day, games }
}

/** A query tells who or how, not what the page prints. */
export const withCheck = (said: string, path: string) =>
  said + checkOf(normalizePublicPath(path.replace(/\?.*/, '')) + said)

/** Sheets are sold from half a year before their season: 1 January, as days since 1970. */
export const firstPrintDay = (season: number) => dayNumber({ year: season, month: 1, day: 1 })

function lettersOfGame({ letter, codeDay, day, start }: PrintedGame): string {
  const first = (TEAM_LETTERS.indexOf(letter) << 17) | (codeDay << 8)
  return day === codeDay
    ? lettersOf(first | start, 3)
    : lettersOf(first | MOVED, 3) + lettersOf((day << 8) | start, 3)
}

/** Null where they are no games. */
function gamesOf(groups: readonly number[]): PrintedGame[] | null {
  const games: PrintedGame[] = []
  for (let index = 0; index < groups.length; index++) {
    const first = groups[index] ?? 0
    const codeDay = (first >> 8) & 511
    const isMoved = (first & 255) === MOVED
    const last = isMoved ? groups[++index] : first
    if (last === undefined || (last & 255) > OTHER_START) return null
    const letter = TEAM_LETTERS.charAt(first >> 17)
    games.push({ letter, codeDay, day: (last >> 8) & 511, start: last & 255 })
  }
  return games
}

/*
 * Numbers of 18 bits as three letters that an address takes as they are, and a check over them.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A number below 2 ** (6 * length) as so many letters. */
export const lettersOf = (value: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    LETTERS.charAt((value >> (6 * (length - 1 - index))) & 63),
  ).join('')

/** The number that letters stand for; they must be of those above. */
export const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 64 + LETTERS.indexOf(letter), 0)

/**
 * Two letters that tell whether a text was changed (CRC-12): always when one letter was, else in all
 * but one of 4,096 cases. The text is ASCII.
 */
function checkOf(text: string): string {
  let rest = 0xfff
  for (let index = 0; index < text.length; index++) {
    rest ^= text.charCodeAt(index) << 4
    for (let bit = 0; bit < 8; bit++)
      rest = rest & 0x800 ? ((rest << 1) ^ 0x80f) & 0xfff : rest << 1
  }
  return lettersOf(rest & 0xfff, CHECK_LETTERS)
}

/* How large the QR code is that leads from paper to the page: it grows with its address. */

/** Letters that a QR code of level M holds, by its version from 1. */
const capacities = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
]
/** White around a code, in modules. */
const quietModules = 4
const pointsPerMm = 72 / 25.4

/**
 * Points of the QR code of a text of so many letters: the black alone, and the white that it needs on
 * each side. `moduleMm` is how wide a module is at least, `leastSide` the black.
 */
export function squareSize(letters: number, moduleMm: number, leastSide: number) {
  const found = capacities.findIndex((capacity) => letters <= capacity)
  const version = found < 0 ? capacities.length : found + 1
  const modules = 17 + 4 * version
  const module = Math.max(moduleMm * pointsPerMm, leastSide / modules)
  return { side: modules * module, quiet: quietModules * module }
}
