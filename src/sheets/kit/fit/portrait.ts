/* The width of a portrait sheet and of its columns, in points. */

/** Width of a portrait sheet inside its margins, in points, a hair under the 583.2 of the paper. */
export const portraitWidth = 583

/** One of two columns on it, with the gap of 17 points between them. */
export const portraitColumn = 283

/* A sheet of pages of its own making; see PaperPage. */

/** 10.5in: a little under the 10.6in inside the margins, so that rounding makes no second page. */
export const pageHeight = 756
/** The sheet's name above every page but the first. */
export const runningHead = 34
/** What stands at the foot of each page where there are several. */
export const folio = 16
