/* How large the QR code is that leads from paper to the page: it grows with its address. */

/** Letters that a QR code of level M holds, by its version from 1. */
const capacities = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
]
/** White around a code, in modules. */
const quietModules = 4
const pointsPerMm = 72 / 25.4

/**
 * Points of the QR code of a text of so many letters: the black alone, and the white that it needs on
 * each side. `moduleMm` is how wide a module is at least, `leastSide` the black.
 */
export function squareSize(letters: number, moduleMm: number, leastSide: number) {
  const found = capacities.findIndex((capacity) => letters <= capacity)
  const version = found < 0 ? capacities.length : found + 1
  const modules = 17 + 4 * version
  const module = Math.max(moduleMm * pointsPerMm, leastSide / modules)
  return { side: modules * module, quiet: quietModules * module }
}
