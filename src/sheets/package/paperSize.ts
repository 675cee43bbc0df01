/** Width of a package's page inside its margins, in points; on screen it is scaled. */
export const pageWidth = 583.2

/** Down to a tenth of a point. */
export const tenths = (points: number): number => Math.floor(points * 10) / 10

/** The same of a value kept between two bounds. */
export const within = (low: number, value: number, high: number): number =>
  tenths(Math.max(low, Math.min(high, value)))
