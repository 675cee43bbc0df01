/* A package's portrait page. Lengths are points on paper; on screen they are scaled. */

/** 10.5in: a little under the 10.6in inside the margins, so that rounding makes no second page. */
export const pageHeight = 756
/** Width inside the margins. */
export const pageWidth = 583.2

/** The plan's name above every page but the first. */
export const runningHead = 34
/** What stands below the games of each page where there are several. */
export const folio = 16

/** Down to a tenth of a point. */
export const tenths = (points: number): number => Math.floor(points * 10) / 10

/** The same of a value kept between two bounds. */
export const within = (low: number, value: number, high: number): number =>
  tenths(Math.max(low, Math.min(high, value)))
