import { readXml } from './readXml'
import type { NumberMeaning } from './serialDate'

/** Formats that a file need not spell out, by their numbers. */
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

/** What the numbers of each style mean, in the order in which cells name their styles. */
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
  const tokens = code
    .split(';')[0]
    ?.replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/AM\/PM|A\/P/gi, '')
    .toLowerCase()
  if (tokens === undefined || /general/.test(tokens)) return 'number'
  const hasTime = /[hs]/.test(tokens)
  const hasDate = /[dy]/.test(tokens) || (!hasTime && /m/.test(tokens))
  if (hasDate) return hasTime ? 'date and time' : 'date'
  return hasTime ? 'time' : 'number'
}
