import { dayKey, dayOfNumber, twoDigits } from '../time/dates'

/** Blanks that are no single plain one, so that most texts are not copied. */
const oddBlanks = /[\s\u200b]{2,}|[^\S ]|\u200b/g

/** A cell as readers take it: usual blanks, single ones, none at the ends. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(oddBlanks, ' ').trim()

/** A head or a name as it is looked up: lower case, without anything but letters, digits and #@. */
export const lookupKey = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}#@]+/gu, ' ')
    .replace(/\p{M}/gu, '')
    .trim()

/** Ways to write that something is not known yet. */
export const isUndetermined = (text: string): boolean =>
  /^(?:t\.? ?b\.? ?[adc]\.?|to be (?:announced|determined|confirmed)|unknown|#?n\/a|#(?:ref|value|null|div\/0)!|#name\?|\?+|[-–—]+)$/i.test(
    plainText(text),
  )

/** What a cell says that names no value. */
export type NoValue = { kind: 'blank' | 'open' } | { kind: 'unreadable'; reason: string }

/** That of a plain text; undefined where it may name one. */
export function noValueIn(text: string): NoValue | undefined {
  if (text === '') return { kind: 'blank' }
  if (/^#{2,}$/.test(text)) return { kind: 'unreadable', reason: TOO_NARROW }
  if (isUndetermined(text)) return { kind: 'open' }
}

/** Said of '####', which a spreadsheet shows of a number that is wider than its column. */
const TOO_NARROW = 'The column was too narrow when it was copied. Widen it and copy again.'

/** A file that cannot be read; the message tells a person what to do about it. */
export class FileProblem extends Error {}

/** Cells as text, line by line: dates and times written out, whatever their format was. */
export interface Sheet {
  /** As the file calls it; '' where it has no name. */
  name: string
  rows: readonly (readonly string[])[]
  /** The text that the rows were read from, and what is between its cells; none of a workbook. */
  delimited?: { text: string; separator: string }
}

/** What a number of a spreadsheet stands for by its format. */
export type NumberMeaning = 'number' | 'date' | 'time' | 'date and time'

const DAY_MINUTES = 1440
/** Days from day 0, 30 December 1899, to 1970; Excel's day 60 is a 29 February 1900 that was none. */
const DAYS_1970 = 25_569
const DAY_1900_MARCH = 61
/** A workbook that counts from 1904, as older ones of the Mac do, is behind by so many days. */
const DAYS_1904 = 1462

const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/**
 * A day and time as a spreadsheet counts them, `45939.79` → `2025-10-09 19:00`: to the minute, as
 * fractions are never exact. A number that is no such thing stays as it is.
 */
export function serialText(serial: number, meaning: NumberMeaning, is1904 = false): string {
  if (meaning === 'number' || !Number.isFinite(serial) || serial < 0 || serial > 2_958_465) {
    return String(serial)
  }
  const minutes = Math.round(serial * DAY_MINUTES)
  const time = clock(minutes % DAY_MINUTES)
  const day = Math.floor(minutes / DAY_MINUTES)
  if (meaning === 'time' || day === 0) return time
  const later = is1904 ? DAYS_1904 : day < DAY_1900_MARCH ? 1 : 0
  const text = dayKey(dayOfNumber(day - DAYS_1970 + later))
  return meaning === 'date' && minutes % DAY_MINUTES === 0 ? text : `${text} ${time}`
}
