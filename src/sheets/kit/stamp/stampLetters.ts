import { normalizePublicPath } from '../../../config/linkText'
import { dayNumber, readDay } from '../../../domain/time/dates'

/*
 * Shared by all stamps: numbers encoded as letters that need no escaping in an address, a header of
 * three letters, and a checksum of two letters.
 */

/** The season's year has six bits, so it is at least FIRST_YEAR and less than END_YEAR. */
export const FIRST_YEAR = 2000
export const END_YEAR = FIRST_YEAR + 64
/** The largest number of nine bits. Means no day, or a day that is too far away. */
export const NO_DAY = 511
/** Reads the low nine bits of a number, which hold a day. */
export const dayIn = (bits: number): number => bits & NO_DAY
/** A number of days as nine bits, or {@link NO_DAY} if it does not fit. */
export const nineBits = (days: number): number => (days >= 0 && days < NO_DAY ? days : NO_DAY)

const SEASON_MASK = 63

export const HEADER_LETTERS = 3
export const CHECKSUM_LETTERS = 2

/**
 * Encodes a header: version (3 bits), season (6 bits), day of printing (9 bits).
 * @param season the year the season starts in.
 * @param today `YYYY-MM-DD` at the arena: the day of printing.
 */
export function writeHeader(version: number, season: number, today: string): string {
  const date = readDay(today)
  const day = date ? nineBits(dayNumber(date) - firstPrintDay(season)) : NO_DAY
  return encodeNumber((version << 15) | ((season - FIRST_YEAR) << 9) | day, HEADER_LETTERS)
}

/**
 * Reads the header of a stamp. `season` is the year the season starts in, `printed` the day of
 * printing as days since 1970, or null if it was too far from the season.
 */
export function readHeader(stamp: string) {
  const header = decodeNumber(stamp.slice(0, HEADER_LETTERS))
  const season = FIRST_YEAR + ((header >> 9) & SEASON_MASK)
  const day = dayIn(header)
  const printed = day === NO_DAY ? null : firstPrintDay(season) + day
  return { version: header >> 15, season, printed }
}

/** January 1 as days since 1970. Sheets are printed from half a year before their season. */
const firstPrintDay = (season: number) => dayNumber({ year: season, month: 1, day: 1 })

/** Adds a checksum to a text. It covers the page's address too, but not its parameters. */
export const withChecksum = (text: string, path: string) =>
  text + checksum(normalizePublicPath(path.replace(/\?.*/, '')) + text)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Encodes a number below 2 ** (6 * length) as `length` letters of six bits each. */
export const encodeNumber = (value: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    LETTERS.charAt((value >> (6 * (length - 1 - index))) & 63),
  ).join('')

/** Decodes a number from letters. */
export const decodeNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 64 + LETTERS.indexOf(letter), 0)

/**
 * A checksum of two letters (CRC-12) of an ASCII text. It always detects one changed letter, and
 * any other change in all but one of 4,096 cases.
 */
function checksum(text: string): string {
  let rest = 0xfff
  for (let index = 0; index < text.length; index++) {
    rest ^= text.charCodeAt(index) << 4
    for (let bit = 0; bit < 8; bit++)
      rest = rest & 0x800 ? ((rest << 1) ^ 0x80f) & 0xfff : rest << 1
  }
  return encodeNumber(rest & 0xfff, CHECKSUM_LETTERS)
}
