import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/*
 * Opens and closes a WOFF2 file (w3.org/TR/WOFF2): a header, a directory of tables, and the tables
 * themselves as one Brotli stream. Outlines that are stored transformed
 * stay as they are.
 */

/** The tags that the directory names by number; any other is spelt out under number 63. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))
const headerSize = 48

interface Table {
  tag: string
  /** Version of the transformation in bits 6 and 7, as in the file. */
  version: number
  /** Length after the transformation is undone. */
  length: number
  data: Buffer
  isTransformed: boolean
}

export interface Woff2 {
  header: Buffer
  tables: readonly Table[]
}

/** Throws where the file is none, or uses what these faces do not (collections, rare tables). */
export function readWoff2(file: Buffer): Woff2 {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  let at = headerSize
  const base128 = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const tag = knownTags[flags & 63]
    if (tag === undefined) throw new Error(`table number ${flags & 63} is not known here`)
    const version = flags >> 6
    const length = base128()
    const isTransformed = /glyf|loca/.test(tag) ? version !== 3 : version !== 0
    return { tag, version, length, isTransformed, stored: isTransformed ? base128() : length }
  })
  const stream = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let start = 0
  const tables = directory.map(({ stored, ...entry }) => {
    start += stored
    return { ...entry, data: stream.subarray(start - stored, start) }
  })
  return { header: file.subarray(0, headerSize), tables }
}

export function tableOf({ tables }: Woff2, tag: string): Buffer {
  const found = tables.find((table) => table.tag === tag)
  if (!found) throw new Error(`no table ${tag}`)
  return found.data
}

/** A TrueType font of these tables, in this order, its outlines untransformed. */
export function newWoff2(tables: readonly (readonly [tag: string, data: Buffer])[]): Woff2 {
  const header = Buffer.alloc(headerSize)
  header.write('wOF2', 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt16BE(tables.length, 12)
  header.writeUInt16BE(1, 24)
  return {
    header,
    tables: tables.map(([tag, data]) => {
      const version = /glyf|loca/.test(tag) ? 3 : 0
      return { tag, version, length: data.length, data, isTransformed: false }
    }),
  }
}

/** The file. Its lengths are worked out anew. */
export function writeWoff2({ header, tables }: Woff2): Buffer {
  const directory = tables.flatMap(({ tag, version, length, data, isTransformed }) => [
    (version << 6) | knownTags.indexOf(tag),
    ...base128(length),
    ...(isTransformed ? base128(data.length) : []),
  ])
  const stream = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  })
  const body = Buffer.concat([header, Buffer.from(directory), stream])
  const file = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
  const opened = tables.reduce((sum, { length }) => sum + Math.ceil(length / 4) * 4, 0)
  file.writeUInt32BE(file.length, 8)
  file.writeUInt32BE(12 + 16 * tables.length + opened, 16)
  file.writeUInt32BE(stream.length, 20)
  return file
}

function base128(value: number): number[] {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift(128 + (rest % 128))
  }
  return bytes
}
