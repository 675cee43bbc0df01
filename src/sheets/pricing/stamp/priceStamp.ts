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
 * The text in the QR code of a pricing sheet. After the header come the locations, each with a hash of two
 * letters for its name and its four amounts, in the order of `priceNames`: printed codes depend on it. From
 * `mostListed` locations on there are hashes of four letters instead: one for the names, then one for each
 * kind of amount. A checksum of the whole text ends it, as in the stamp of games. A letter holds six bits.
 */

/** What was printed of one location: a hash of its name, its amounts in cents; 0 for none. */
export interface PrintedLocation {
  name: string
  amounts: number[]
}

export interface PriceStamp {
  /** The day of printing, as days since 1970; null where it was too far from the season. */
  printed: number | null
  /** Each location; null where only hashes of all of them were printed. */
  locations: PrintedLocation[] | null
  /** Those hashes: of the names, then of each kind. */
  hashes: string[]
}

/* Versions of the stamp: with each location's amounts, and with hashes of all locations. */
const LISTED = 2
const HASHED = 3
/** A table of so many locations is printed as hashes alone. */
const mostListed = 12
/** An amount: each letter but the last says that more follow, and so is one of the upper 32. */
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
  const isListed = rows.length < mostListed
  const header = writeHeader(isListed ? LISTED : HASHED, season, today)
  const body = isListed ? rows.map(lettersOfLocation) : hashesOf(rows)
  return withChecksum(header + body.join(''), path)
}

const lettersOfLocation = (row: Priced) =>
  nameHash(row.location) + priceNames.map((name) => writeAmount(row[name])).join('')

/** What a stamp of prices says; null for a text that is none of this page. Takes any text. */
export function readPriceStamp(text: string, path: string): PriceStamp | null {
  const content = text.slice(0, -CHECKSUM_LETTERS)
  if (!/^[\w-]{6,1600}$/.test(text) || withChecksum(content, path) !== text) return null
  const { version, printed } = readHeader(content)
  const body = content.slice(HEADER_LETTERS)
  if (version === HASHED) return { printed, locations: null, hashes: body.match(/.{4}/g) ?? [] }
  const locations = version === LISTED ? readLocations(body) : null
  return locations && { printed, locations, hashes: [] }
}

/** Null for letters that are no locations. */
function readLocations(body: string): PrintedLocation[] | null {
  if (!new RegExp(`^(?:${LOCATION})*$`).test(body)) return null
  return [...body.matchAll(new RegExp(LOCATION, 'g'))].map(([, name = '', amounts = '']) => ({
    name,
    amounts: (amounts.match(new RegExp(AMOUNT, 'g')) ?? []).map(readAmount),
  }))
}

/** Five bits a letter, the lowest first. */
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

/** Two letters that tell the locations of one plan apart, whatever their signs and case. */
export const nameHash = (location: string): string => encodeNumber(hash(slug(location)), 2)

/** Four letters of the names and of each kind of amount, whatever the order of the rows. */
export function hashesOf(rows: readonly Priced[]): string[] {
  const named = rows.map((row) => ({ ...row, name: slug(row.location) }))
  named.sort((left, right) => (left.name < right.name ? -1 : 1))
  return [
    named.map(({ name }) => name),
    ...priceNames.map((kind) => named.map((row) => `${row.name} ${row[kind] || 0}`)),
  ].map((texts) => encodeNumber(hash(texts.join('\n')), 4))
}

/** FNV-1a, of which letters take the low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}
