import { lineCount } from './textWidth'

/* The sizes of a portrait sheet, in points. */

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
