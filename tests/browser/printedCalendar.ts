import type { PrintedPage, PrintedText } from './pdf'

const names = [
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
]

/** What stands in each day of a printed calendar, found by where it stands on the paper. */
export interface PrintedDay {
  year: number
  month: number
  day: number
  /** Everything in the day's part of its column, from its number to the next one. */
  text: string
}

/** Reads the eight month grids back from the paper, as an eye does: month, column, number. */
export function printedDays(page: PrintedPage): PrintedDay[] {
  const captions = names.map((name) => caption(page, name))
  const lefts = captions.slice(0, 4).map(({ left }) => left)
  const width = (lefts[1] ?? 0) - (lefts[0] ?? 0)
  return captions.flatMap((month, index) => {
    const { year } = month
    const number = ((index + 8) % 12) + 1
    const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
    const foot = index < 4 ? (captions[4]?.top ?? 0) - 1 : gridFoot(page, month)
    // The last column ends 6pt before the next month starts.
    const column = (width - 6) / 7
    return Array.from({ length: days }, (_, i) => i + 1).map((day) => {
      const weekday = new Date(Date.UTC(year, number - 1, day)).getUTCDay()
      const left = month.left + weekday * column
      const inColumn = page.items
        .filter(
          (item) =>
            middle(item) > left &&
            middle(item) < left + column &&
            item.right - item.left < column + 1 &&
            item.top > month.bottom + 2 &&
            item.bottom < foot,
        )
        .sort((one, other) => {
          const lines = one.bottom - other.bottom
          return Math.abs(lines) < 0.3 ? one.left - other.left : lines
        })
      const numbers = inColumn.filter((item) => isDayNumber(item, left))
      const from = numbers.find((item) => dayNumber(item) === day)
      if (!from) throw new Error(`No day ${day} in ${names[index]}`)
      const next = numbers[numbers.indexOf(from) + 1]
      const text = inColumn
        .filter((item) => item.bottom > from.bottom - 3 && (!next || item.bottom < next.bottom - 3))
        .map((item) => item.text)
        .join(' ')
        // A price is several runs: its dollars are larger, and its row is at the left.
        .replace(/(?<=\$|[AB]:) | (?=\.\d|\.x)/g, '')
      return { year, month: number, day, text }
    })
  })
}

const middle = ({ left, right }: PrintedText) => (left + right) / 2
const dayNumber = ({ text }: PrintedText) => Number(/^\d{1,2}(?= |$)/.exec(text)?.[0])
/** A number at its column's left edge; a marker or price stands in the middle. */
const isDayNumber = (item: PrintedText, left: number) =>
  /^\d{1,2}( [A-Z]{1,3})?$/.test(item.text) && item.left < left + 5

function caption({ items }: PrintedPage, name: string): PrintedText & { year: number } {
  const index = items.findIndex(({ text }) => text.startsWith(name))
  const item = items[index]
  const year = /20\d\d/.exec(`${item?.text} ${items[index + 1]?.text}`)?.[0]
  if (!item || !year) throw new Error(`No caption ${name}`)
  return { ...item, year: Number(year) }
}

/** Where the lower months end: at the double-header table or at the page's foot. */
function gridFoot({ items, height }: PrintedPage, month: PrintedText): number {
  const below = items.find(
    ({ text, top }) => /^(Double Header|Date to be announced)/.test(text) && top > month.bottom,
  )
  return below ? below.top : height
}
