import type { Game } from '../../../domain/games/game'
import { type PrintedGame, START, seasonOf, TEAM_LETTERS, toPrintedGame } from './printedGame'
import {
  CHECKSUM_LETTERS,
  dayIn,
  decodeNumber,
  encodeNumber,
  HEADER_LETTERS,
  readHeader,
  withChecksum,
  writeHeader,
} from './stampLetters'

/*
 * A stamp encodes what was printed in the address of its page (docs/rules/sheets.md#printed-copy).
 * Its letters are base64url characters of six bits each:
 *
 *   header      3 letters  version, season, day of printing (stampLetters.ts)
 *   each game   3 letters  team (1 bit), the day in its code (9 bits), start (8 bits)
 *   checksum    2 letters  of all letters and the page's address, so that no other page accepts it
 *
 * A game played on another day than the one in its code has START.moved instead of the start,
 * then three more letters: an unused bit, the real day and the start.
 */

export interface Stamp {
  /** The year the season starts in. */
  season: number
  /** The day of printing, as days since 1970. Null if it was too far from the season. */
  printed: number | null
  games: PrintedGame[]
}

const VERSION = 1
/** The low eight bits of a group, which hold the start. */
const START_MASK = 0xff
/** How many bits the day and the team are shifted. */
const DAY_SHIFT = 8
const TEAM_SHIFT = 17
/** The maximum length of a stamp: more games than two teams play in five years. */
const MAX_LENGTH = 1600

/** The part of a stamp that encodes its games, to compare two stamps of one page. */
export const encodedGames = (stamp: string) => stamp.slice(HEADER_LETTERS, -CHECKSUM_LETTERS)

/**
 * The stamp of a page that prints these games, or '' if no game has a code that a stamp can hold.
 * @param today `YYYY-MM-DD` at the arena.
 * @param path the page's address below the base path, as links write it.
 */
export function writeStamp(games: readonly Game[], today: string, path: string): string {
  const season = seasonOf(games)
  if (season === null) return ''
  const body = games
    .map((game) => toPrintedGame(game, season))
    .filter((game) => game !== null)
    .map(encodeGame)
    .sort()
    .join('')
  return withChecksum(writeHeader(VERSION, season, today) + body, path)
}

/**
 * Reads a stamp. Returns null if the text isn't a stamp of this page. Accepts any text, because an
 * address can be manipulated.
 * @param path the page's address below the base path, as links write it.
 */
export function readStamp(text: string, path: string): Stamp | null {
  if (text.length > MAX_LENGTH || !/^(?:[\w-]{3})+[\w-]{2}$/.test(text)) return null
  const content = text.slice(0, -CHECKSUM_LETTERS)
  if (withChecksum(content, path) !== text) return null
  const { version, season, printed } = readHeader(content)
  if (version !== VERSION) return null
  const games = decodeGames(content.slice(HEADER_LETTERS).match(/.{3}/g) ?? [])
  return games && { season, printed, games }
}

/** Encodes a game as three letters, or as six if it was moved. */
function encodeGame({ letter, codeDay, day, startCode }: PrintedGame): string {
  const code = (TEAM_LETTERS.indexOf(letter) << TEAM_SHIFT) | (codeDay << DAY_SHIFT)
  if (day === codeDay) return encodeNumber(code | startCode, 3)
  return encodeNumber(code | START.moved, 3) + encodeNumber((day << DAY_SHIFT) | startCode, 3)
}

/** Decodes games from groups of three letters. Returns null if the letters aren't games. */
function decodeGames(groups: readonly string[]): PrintedGame[] | null {
  const games: PrintedGame[] = []
  const numbers = groups.map(decodeNumber).values()
  for (const code of numbers) {
    // The real day and start of a moved game are in the next group.
    const played = (code & START_MASK) === START.moved ? numbers.next().value : code
    if (played === undefined || (played & START_MASK) > START.other) return null
    const letter = TEAM_LETTERS.charAt(code >> TEAM_SHIFT)
    const codeDay = dayIn(code >> DAY_SHIFT)
    games.push({ letter, codeDay, day: dayIn(played >> DAY_SHIFT), startCode: played & START_MASK })
  }
  return games
}
