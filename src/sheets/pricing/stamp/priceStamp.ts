import { type PriceName, priceNames } from '../../../domain/prices'
import type { PricingLocation } from '../../../domain/pricing'
import { slug } from '../../../domain/slug'
import {
  CHECKSUM_LETTERS,
  decodeNumber,
  encodeNumber,
  HEADER_LETTERS,
  readHeader,
  withChecksum,
  writeHeader,
} from '../../kit/stamp/stampLetters'

/*
 * The stamp in the QR code of a pricing sheet. After the header come the locations, each with a
 * hash of its name (two letters) and its four amounts. Their order is that of `priceNames`, which
 * must not change because of printed codes. With `MIN_HASHED` or more locations there are hashes of
 * four letters instead: one for the names, then one for each kind of amount. It ends with a
 * checksum, like the stamp of games. A letter holds six bits.
 */

/** A printed location: a hash of its name, and its amounts in cents (0 for none). */
export interface PrintedLocation {
  name: string
  amounts: number[]
}

export interface PriceStamp {
  /** The day of printing, as days since 1970. Null if it was too far from the season. */
  printed: number | null
  /** The locations, or null if only hashes of all of them were printed. */
  locations: PrintedLocation[] | null
  /** The hashes of all locations: of the names, then of each kind of amount. */
  hashes: string[]
}

/* Versions of the stamp: with each location's amounts, and with hashes of all locations. */
const LISTED = 2
const HASHED = 3
/** With this many locations or more, a stamp holds only hashes. */
const MIN_HASHED = 12
/**
 * An amount. Every letter but the last has its highest bit set, which means that another letter
 * follows.
 */
const AMOUNT = '[g-z0-9_-]*[A-Za-f]'
/** A location: the hash of its name and its four amounts. */
const LOCATION = `([\\w-]{2})((?:${AMOUNT}){4})`

type Priced = Pick<PricingLocation, 'location' | PriceName>

/**
 * The stamp of a sheet with these locations.
 * @param season the year it starts in. @param today `YYYY-MM-DD` at the arena.
 * @param path the page's address below the base path, as links write it.
 */
export function writePriceStamp(
  rows: readonly Priced[],
  season: number,
  today: string,
  path: string,
): string {
  if (rows.length === 0) return ''
  const isListed = rows.length < MIN_HASHED
  const header = writeHeader(isListed ? LISTED : HASHED, season, today)
  const body = isListed ? rows.map(lettersOfLocation) : hashesOf(rows)
  return withChecksum(header + body.join(''), path)
}

const lettersOfLocation = (row: Priced) =>
  nameHash(row.location) + priceNames.map((name) => writeAmount(row[name])).join('')

/**
 * Reads a stamp of prices. Returns null if the text isn't a stamp of this page. Accepts any text.
 */
export function readPriceStamp(text: string, path: string): PriceStamp | null {
  const content = text.slice(0, -CHECKSUM_LETTERS)
  if (!/^[\w-]{6,1600}$/.test(text) || withChecksum(content, path) !== text) return null
  const { version, printed } = readHeader(content)
  const body = content.slice(HEADER_LETTERS)
  if (version === HASHED) return { printed, locations: null, hashes: body.match(/.{4}/g) ?? [] }
  const locations = version === LISTED ? readLocations(body) : null
  return locations && { printed, locations, hashes: [] }
}

/** Reads the locations. Returns null if the letters aren't locations. */
function readLocations(body: string): PrintedLocation[] | null {
  if (!new RegExp(`^(?:${LOCATION})*$`).test(body)) return null
  return [...body.matchAll(new RegExp(LOCATION, 'g'))].map(([, name = '', amounts = '']) => ({
    name,
    amounts: (amounts.match(new RegExp(AMOUNT, 'g')) ?? []).map(readAmount),
  }))
}

/** Encodes an amount with five bits per letter, the lowest bits first. */
function writeAmount(cents: number | null): string {
  let rest = Math.max(0, cents ?? 0)
  let text = ''
  while (rest >= 32) {
    text += encodeNumber(32 + (rest % 32), 1)
    rest = Math.floor(rest / 32)
  }
  return text + encodeNumber(rest, 1)
}

const readAmount = (letters: string): number =>
  [...letters].reduceRight((sum, letter) => sum * 32 + (decodeNumber(letter) % 32), 0)

/** A hash of two letters that distinguishes a plan's locations. Ignores case and punctuation. */
export const nameHash = (location: string): string => encodeNumber(hash(slug(location)), 2)

/**
 * Hashes of four letters of the names and of each kind of amount. Ignores the order of the rows.
 */
export function hashesOf(rows: readonly Priced[]): string[] {
  const named = rows.map((row) => ({ ...row, name: slug(row.location) }))
  named.sort((left, right) => (left.name < right.name ? -1 : 1))
  return [
    named.map(({ name }) => name),
    ...priceNames.map((kind) => named.map((row) => `${row.name} ${row[kind] || 0}`)),
  ].map((texts) => encodeNumber(hash(texts.join('\n')), 4))
}

/** FNV-1a. Only its low bits are encoded. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}
