import { at, overlaps, type PrintedPage, type PrintedText } from '../browser/pdf'
import type { Paper } from './engine'
import { type Picture, unseen } from './ink'
import type { Sheet } from './sheets'

/** What a person would find wrong with a sheet's paper; empty when there is nothing. */
export function paperFaults(
  pages: readonly PrintedPage[],
  pictures: readonly Picture[],
  { orientation, smallest, pages: most, facts, hasCards }: Sheet,
  { size }: Paper,
): string[] {
  const [short, long] = size === 'letter' ? [612, 792] : [595.3, 841.9]
  const [width, height] = orientation === 'landscape' ? [long, short] : [short, long]
  const faults = pages.length > most ? [`${pages.length} pages instead of ${most}`] : []
  for (const [index, page] of pages.entries()) {
    const here = (what: string, list: readonly string[]) =>
      list.length > 0 ? [`page ${index + 1}, ${what}: ${list.join('; ')}`] : []
    const say = (items: readonly PrintedText[]) =>
      items.map((item) => `'${item.text}' at ${at(item)}`)
    const isSize = Math.abs(page.width - width) < 1.5 && Math.abs(page.height - height) < 1.5
    const added = browsersOwn(page)
    const own = page.items.filter((item) => !added.includes(item))
    const picture = pictures[index]
    faults.push(
      ...here('size', isSize ? [] : [`${page.width} x ${page.height}`]),
      ...here('empty', page.items.length > 0 ? [] : ['no text']),
      ...here(
        `under ${smallest} pt`,
        own
          .filter((item) => item.size < smallest)
          .map((it) => `${say([it])}, ${it.size.toFixed(2)} pt`),
      ),
      ...here('at the edge', say(own.filter((item) => isAtEdge(item, page)))),
      ...here('cut off or covered', picture ? say(unseen(page, picture)) : ['no picture']),
      ...here('text over text', overlaps(own)),
      ...here('overprinted by the browser', overprints(own, added)),
      ...here('cards cut', hasCards ? cutCards(page) : []),
      ...here('cut in two', say(repeated(pages[index - 1]?.items ?? [], own))),
    )
  }
  return [...faults, ...missing('games and prices', facts, pages)]
}

/** Printers do not reach the last fifth of an inch. A poster's letters start right of their box. */
const isAtEdge = ({ size, left, right, top, bottom }: PrintedText, page: PrintedPage) =>
  left < 14 - size * 0.02 || top < 14 || right > page.width - 14 || bottom > page.height - 14

/** Title and address above the page, page number and day of printing below it, as browsers add them. */
function browsersOwn({ items, height }: PrintedPage): PrintedText[] {
  const anchors = items.filter(
    ({ text, top, bottom }) =>
      (bottom < 40 && text.startsWith('http://127.0.0.1')) ||
      (top > height - 60 && /^\d+\/\d+\/\d+, \d+:\d\d/.test(text)),
  )
  return items.filter(({ bottom }) => anchors.some((it) => Math.abs(it.bottom - bottom) < 0.5))
}

/** With accents above and descenders below; a browser's own line needs all of it for itself. */
const withAir = (item: PrintedText): PrintedText => ({
  ...item,
  top: item.bottom - item.size * 0.9,
  bottom: item.bottom + item.size * 0.25,
})

function overprints(items: readonly PrintedText[], added: readonly PrintedText[]): string[] {
  return added.flatMap((one) => items.flatMap((item) => overlaps([withAir(one), withAir(item)])))
}

/** Games of which only a part stands on this page. */
function cutCards({ text }: PrintedPage): string[] {
  const days = text.match(/\b[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}\b|Week of Dec 8th/g) ?? []
  const matches = text.match(/vs\. /g) ?? []
  return days.length === matches.length ? [] : [`${days.length} days, ${matches.length} games`]
}

/** Text at the head of a page that also stands at the foot of the one before: half here, half there. */
function repeated(before: readonly PrintedText[], items: readonly PrintedText[]): PrintedText[] {
  const foot = Math.max(...before.map(({ bottom }) => bottom))
  const head = Math.min(...items.map(({ top }) => top))
  return items.filter(
    (item) =>
      item.top < head + 12 &&
      before.some(
        (other) =>
          other.bottom > foot - 12 &&
          other.text === item.text &&
          Math.abs(other.left - item.left) < 1,
      ),
  )
}

/** Without blanks, and in one case: lines may break anywhere and styles may raise letters. */
const bare = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u00ad\u200b]+/g, '')
    .toLowerCase()

/** The texts that stand on the pages less often than in the list, in one line of words. */
export function missing(
  what: string,
  texts: readonly string[],
  pages: readonly PrintedPage[],
): string[] {
  const paper = bare(pages.map(({ text }) => text).join(' '))
  const counts = new Map<string, { text: string; count: number }>()
  for (const text of texts) {
    const entry = counts.get(bare(text)) ?? { text: text.trim(), count: 0 }
    entry.count++
    counts.set(bare(text), entry)
  }
  const lost = [...counts].flatMap(([wanted, { text, count }]) => {
    const found = paper.split(wanted).length - 1
    return found >= count ? [] : [`'${text}' (${found} of ${count})`]
  })
  if (lost.length === 0) return []
  const rest = lost.length > 12 ? ` and ${lost.length - 12} more` : ''
  return [`${what} not found: ${lost.slice(0, 12).join(', ')}${rest}`]
}
