import { readXml } from './readXml'
import type { NumberFormatKind } from './serialDate'

/**
 * Formats that a file does not define, by number (ECMA-376, 18.8.30): 14 is `mm-dd-yy`, 18 `h:mm
 * AM/PM`, 22 `m/d/yy h:mm`, 45 `mm:ss`; 27 to 36 and 50 to 58 belong to East Asian versions.
 */
const BUILT_IN_FORMATS: readonly [from: number, to: number, meaning: NumberFormatKind][] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date and time'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
]

/** The meaning of numbers in each style, in the order in which cells name their styles. */
export function readStyleFormats(stylesXml: string): NumberFormatKind[] {
  const formats = new Map<number, string>()
  const meanings: NumberFormatKind[] = []
  let isInCells = false
  readXml(stylesXml, {
    open(name, attribute) {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) {
        const id = Number(attribute('numFmtId'))
        const code = formats.get(id)
        meanings.push(code === undefined ? builtInMeaning(id) : formatMeaning(code))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return meanings
}

const builtInMeaning = (id: number): NumberFormatKind =>
  BUILT_IN_FORMATS.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number'

/**
 * The meaning of a format: `ddd, mmm d` is a date, `h:mm AM/PM` a time. Quoted words and bracketed
 * colors do not count.
 */
function formatMeaning(code: string): NumberFormatKind {
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
