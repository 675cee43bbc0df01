/*
 * The few tables of a font that matter for the width of text (OpenType 1.9): which glyph a
 * character is drawn with, how far it advances, and which glyph a feature puts in its place.
 */

/** Character code → glyph, from the table's Unicode part (format 4). */
export function readCmap(cmap: Buffer): Map<number, number> {
  const part = partOf(cmap)
  if (part.readUInt16BE(0) !== 4) throw new Error('cmap is not of format 4')
  const segments = part.readUInt16BE(6) / 2
  const field = (row: number, segment: number) => 14 + 2 * (row * segments + segment)
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment++) {
    const last = part.readUInt16BE(field(0, segment))
    // A reserved word stands between the last characters and the first ones.
    const first = part.readUInt16BE(field(1, segment) + 2)
    const delta = part.readUInt16BE(field(2, segment) + 2)
    const offsetAt = field(3, segment) + 2
    const offset = part.readUInt16BE(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : part.readUInt16BE(offsetAt + offset + 2 * (code - first))
      if (offset !== 0 && listed === 0) continue
      glyphs.set(code, (listed + delta) % 0x10000)
    }
  }
  return glyphs
}

function partOf(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const entry = 4 + 8 * index
    const [platform, encoding] = [cmap.readUInt16BE(entry), cmap.readUInt16BE(entry + 2)]
    if (platform === 3 && encoding === 1) return cmap.subarray(cmap.readUInt32BE(entry + 4))
  }
  throw new Error('no Unicode cmap')
}

/** A cmap of format 4 for characters in a row, drawn with the glyphs from 1 on, under the two names programs ask for. */
export function writeCmap(first: number, last: number): Buffer {
  const head = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20]
  // Format, length, language, and what a search of two parts, of which the second ends the table, needs.
  const search = [4, 32, 0, 4, 4, 1, 0]
  const parts = [last, 0xffff, 0, first, 0xffff, (1 - first) & 0xffff, 1, 0, 0]
  const words = [...head, ...search, ...parts]
  const table = Buffer.alloc(2 * words.length)
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, 2 * index)
  return table
}

/** How far a glyph advances, in font units. */
export function advanceOf(hhea: Buffer, hmtx: Buffer): (glyph: number) => number {
  const last = hhea.readUInt16BE(34) - 1
  return (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, last))
}

/** Glyph → the one that a feature such as `tnum` puts in its place (single substitutions only). */
export function singleSubstitutions(gsub: Buffer, feature: string): Map<number, number> {
  const features = gsub.subarray(gsub.readUInt16BE(6))
  const lookups = gsub.subarray(gsub.readUInt16BE(8))
  const found = new Map<number, number>()
  for (const record of offsets(features, 0, 6)) {
    if (features.toString('latin1', record, record + 4) !== feature) continue
    const table = features.subarray(features.readUInt16BE(record + 4))
    for (const index of offsets(table, 2, 2)) {
      const lookup = lookups.subarray(lookups.readUInt16BE(2 + 2 * table.readUInt16BE(index)))
      if (lookup.readUInt16BE(0) !== 1) throw new Error(`${feature} is no single substitution`)
      for (const at of offsets(lookup, 4, 2)) {
        const rule = lookup.subarray(lookup.readUInt16BE(at))
        const isListed = rule.readUInt16BE(0) === 2
        for (const [position, glyph] of coverage(rule.subarray(rule.readUInt16BE(2))).entries()) {
          const word = rule.readUInt16BE(isListed ? 6 + 2 * position : 4)
          found.set(glyph, isListed ? word : (glyph + word) % 0x10000)
        }
      }
    }
  }
  return found
}

/** Where the entries of a counted list start. */
const offsets = (table: Buffer, countAt: number, size: number) =>
  Array.from({ length: table.readUInt16BE(countAt) }, (_, index) => countAt + 2 + size * index)

function coverage(table: Buffer): number[] {
  if (table.readUInt16BE(0) === 1) return offsets(table, 2, 2).map((at) => table.readUInt16BE(at))
  return offsets(table, 2, 6).flatMap((at) => {
    const [first, last] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
