import { readCmap, singleSubstitutions, writeCmap } from './sfnt'
import { readWoff } from './woff'
import { newWoff2, type Woff2 } from './woff2'

const digits = '0123456789'

/**
 * A font of nothing but the ten figures, all of one width, taken from a whole face (WOFF).
 *
 * The face has such figures, but behind a feature, and PDFs saved from Firefox and WebKit lose the
 * text of glyphs that stand for no character by themselves: nobody could search or copy a price.
 * Hints are left out, for they need programs that are larger than the figures.
 */
export function figuresFont(face: Buffer): Woff2 {
  const tables = readWoff(face)
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`no table ${tag}`)
    return found
  }
  const even = singleSubstitutions(table('GSUB'), 'tnum')
  const glyphs = readCmap(table('cmap'))
  const codes = [...digits].map((digit) => digit.charCodeAt(0))
  // Glyph 0 is the one for characters that a font lacks.
  const sources = [0, ...codes.map((code) => even.get(glyphs.get(code) ?? 0) ?? 0)]
  if (sources.slice(1).includes(0)) throw new Error('a figure is missing')

  const outlines = sources.map((glyph) => plainOutline(outline(tables, glyph)))
  let end = 0
  const starts = [0, ...outlines.map(({ length }) => (end += length))]
  const hmtx = Buffer.concat(
    sources.map((glyph) => table('hmtx').subarray(4 * glyph, 4 * glyph + 4)),
  )
  const [first = 0, last = 0] = [codes.at(0), codes.at(-1)]
  return newWoff2([
    ['OS/2', words(table('OS/2'), { 64: first, 66: last })],
    ['cmap', writeCmap(first, last)],
    ['glyf', Buffer.concat(outlines)],
    ['loca', words(Buffer.alloc(2 * starts.length), halves(starts))],
    ['head', words(table('head'), { 50: 0 })],
    ['hhea', words(table('hhea'), { 34: sources.length })],
    ['hmtx', hmtx],
    ['maxp', words(table('maxp'), { 4: sources.length })],
    ['name', table('name')],
    // Version 3: no names of glyphs.
    ['post', words(table('post').subarray(0, 32), { 0: 3, 2: 0 })],
  ])
}

/** Offsets of outlines in units of two bytes, as a short `loca` has them. */
const halves = (starts: readonly number[]) =>
  Object.fromEntries(starts.map((start, index) => [2 * index, start / 2]))

/** A copy with some 16-bit words changed, by where they stand. */
function words(table: Buffer, changes: Record<number, number>): Buffer {
  const copy = Buffer.from(table)
  for (const [at, word] of Object.entries(changes)) copy.writeUInt16BE(word, Number(at))
  return copy
}

function outline(tables: ReadonlyMap<string, Buffer>, glyph: number): Buffer {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag))
  if (!head || !loca || !glyf) throw new Error('no outlines')
  const isLong = head.readUInt16BE(50) === 1
  const start = (index: number) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index)
  return glyf.subarray(start(glyph), start(glyph + 1))
}

/** A simple outline without its hints, on an even number of bytes. */
function plainOutline(glyph: Buffer): Buffer {
  if (glyph.length === 0) return glyph
  const contours = glyph.readInt16BE(0)
  if (contours < 0) throw new Error('a composed figure')
  const hintsAt = 10 + 2 * contours
  const hints = glyph.readUInt16BE(hintsAt)
  const plain = Buffer.concat([
    glyph.subarray(0, hintsAt),
    Buffer.alloc(2),
    glyph.subarray(hintsAt + 2 + hints),
  ])
  return Buffer.concat([plain, Buffer.alloc(plain.length % 2)])
}
