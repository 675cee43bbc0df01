import { readXml } from './readXml'
import type { NumberFormatKind } from './serialDate'

/**
 * Formats that a file does not define, by number (ECMA-376, 18.8.30): 14 is `mm-dd-yy`, 18 `h:mm
 * AM/PM`, 22 `m/d/yy h:mm`, 45 `mm:ss`; 27 to 36 and 50 to 58 belong to East Asian versions.
 */
const BUILT_IN_FORMATS: readonly { from: number; to: number; kind: NumberFormatKind }[] = [
  { from: 14, to: 17, kind: 'date' },
  { from: 18, to: 21, kind: 'time' },
  { from: 22, to: 22, kind: 'date and time' },
  { from: 27, to: 31, kind: 'date' },
  { from: 32, to: 35, kind: 'time' },
  { from: 36, to: 36, kind: 'date' },
  { from: 45, to: 47, kind: 'time' },
  { from: 50, to: 58, kind: 'date' },
]

/**
 * Reads a workbook's styles.xml: what the numbers of each style mean, in the order in which cells
 * name their styles.
 */
export function readStyleFormats(stylesXml: string): NumberFormatKind[] {
  const formats = new Map<number, string>()
  const kinds: NumberFormatKind[] = []
  let isInCellFormats = false
  readXml(stylesXml, {
    open(name, attribute) {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') isInCellFormats = true
      if (name === 'xf' && isInCellFormats) {
        const id = Number(attribute('numFmtId'))
        const code = formats.get(id)
        kinds.push(code === undefined ? builtInKind(id) : kindOfFormat(code))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false
    },
  })
  return kinds
}

const builtInKind = (id: number): NumberFormatKind =>
  BUILT_IN_FORMATS.find(({ from, to }) => id >= from && id <= to)?.kind ?? 'number'

/**
 * What a format shows: `ddd, mmm d` is a date, `h:mm AM/PM` a time. Quoted words and bracketed
 * colors do not count.
 */
function kindOfFormat(code: string): NumberFormatKind {
  // Only the first part is for positive numbers.
  const tokens = code
    .split(';')[0]
    // Drop quoted words, escaped characters, spaces with a character's width, and fill characters.
    ?.replace(/"[^"]*"|\\.|_.|\*./g, '')
    // Drop colors, countries and conditions, but keep `[h]`, `[m]` and `[s]`, which are elapsed
    // times.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    // Drop AM/PM, whose letters are not months.
    .replace(/AM\/PM|A\/P/gi, '')
    .toLowerCase()
  if (tokens === undefined || /general/.test(tokens)) return 'number'
  const hasTime = /[hs]/.test(tokens)
  // `m` is a month, or a minute beside hours or seconds.
  const hasDate = /[dy]/.test(tokens) || (!hasTime && /m/.test(tokens))
  if (hasDate) return hasTime ? 'date and time' : 'date'
  return hasTime ? 'time' : 'number'
}
