import type { Rep } from '../../../domain/rep'
import { phoneText } from '../../../domain/text'
import { heightIn, lineCount, type PaperType, sum, textWidth } from './textWidth'

/* The width of a portrait sheet and of its columns, in points. */

/** Width of a portrait sheet inside its margins, in points, a hair under the 567.2 of the paper. */
export const portraitWidth = 567

/** One of two columns on it, with the gap of 17 points between them. */
export const portraitColumn = 275

/* A sheet that is laid out page by page; see PaperPage. */

/** 10.5in: a little under the 10.6in inside the margins, so that rounding makes no second page. */
export const pageHeight = 756
/** The sheet's name above every page but the first. */
export const runningHeader = 34
/** The footer of each page where there are several. */
export const folio = 16

/** A title of more characters takes two lines. */
const longTitle = 36

/** Font size of a sheet's name above every page but the first, in points. */
export const runningFont = (title: string): number => (title.length > longTitle ? 11 : 15)

/** Height of a sheet's warning on portrait paper, in points: a long one wraps. */
export function warningHeight(warning: string): number {
  if (warning === '') return 0
  const lines = lineCount(warning, 560 / 9, 700)
  return 18 + lines * 12
}

/* The sizes of RepCard.module.css, in points. */
const sides = 26
const lead = 34
const gap = 14
const nameType: PaperType = { size: 15, line: 18.75, weight: 700 }
const phoneType: PaperType = { size: 17, line: 21.25, weight: 700 }
const mailType: PaperType = { size: 11, line: 13.75, weight: 500 }

/** Height of a rep's card on paper, in points; `scale` multiplies its usual size. */
export function repCardHeight(
  { name, phone, email }: Pick<Rep, 'name' | 'phone' | 'email'>,
  scale = 1,
): number {
  const space = portraitWidth / scale - sides
  const width = (text: string, { size, weight }: PaperType) => textWidth(text, weight) * size
  const phoneAndMail: [string, PaperType][] = [
    [phoneText(phone), phoneType],
    [email, mailType],
  ]
  const links = phoneAndMail.filter(([text]) => text)
  const linksWidth = sum(links.map(([text, type]) => gap + width(text, type))) - gap
  const tallest = Math.max(0, ...links.map(([, type]) => type.line))
  const isOneLine = width(name, nameType) + gap + linksWidth < space
  if (isOneLine) return scale * (lead + Math.max(nameType.line, tallest))

  const linksHeight =
    linksWidth < space
      ? tallest + 2
      : sum(links.map(([text, type]) => heightIn(space, text, type) + 2))
  return scale * (lead + heightIn(space, name, nameType) + linksHeight)
}
