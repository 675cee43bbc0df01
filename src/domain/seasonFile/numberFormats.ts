import { readXml } from './readXml'
import type { NumberMeaning } from './serialDate'

/**
 * Formats that a file need not spell out, by their numbers (ECMA-376, 18.8.30): 14 is `mm-dd-yy`, 18
 * `h:mm AM/PM`, 22 `m/d/yy h:mm`, 45 `mm:ss`; 27 to 36 and 50 to 58 are those of East Asian versions.
 */
const BUILT_IN_FORMATS: readonly [from: number, to: number, meaning: NumberMeaning][] = [
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
export function styleMeanings(stylesXml: string): NumberMeaning[] {
  const formats = new Map<number, string>()
  const meanings: NumberMeaning[] = []
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

const builtInMeaning = (id: number): NumberMeaning =>
  BUILT_IN_FORMATS.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number'

/** `ddd, mmm d` is a date, `h:mm AM/PM` a time; words in quotes and colors in brackets are neither. */
function formatMeaning(code: string): NumberMeaning {
  // Only the first part is of positive numbers.
  const tokens = code
    .split(';')[0]
    // Words in quotes, escaped characters, blanks as wide as a character, characters that fill the cell.
    ?.replace(/"[^"]*"|\\.|_.|\*./g, '')
    // Colors, countries and conditions; `[h]`, `[m]` and `[s]` are elapsed times.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    // The halves of a day, whose letters are no months.
    .replace(/AM\/PM|A\/P/gi, '')
    .toLowerCase()
  if (tokens === undefined || /general/.test(tokens)) return 'number'
  const hasTime = /[hs]/.test(tokens)
  // `m` is a month or a minute.
  const hasDate = /[dy]/.test(tokens) || (!hasTime && /m/.test(tokens))
  if (hasDate) return hasTime ? 'date and time' : 'date'
  return hasTime ? 'time' : 'number'
}
