import { inflateSync } from 'node:zlib'

/** The tables of a WOFF file (w3.org/TR/WOFF), by tag; its outlines are not transformed. */
export function readWoff(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  return new Map(
    Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
      const entry = 44 + 20 * index
      const [start, stored, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at))
      const data = file.subarray(start, (start ?? 0) + (stored ?? 0))
      return [
        file.toString('latin1', entry, entry + 4),
        stored === length ? data : inflateSync(data),
      ]
    }),
  )
}
