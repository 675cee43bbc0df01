/* Asks for the faces of the first picture before its first layout. */

/** The faces that every sheet, or every staff screen, is drawn with at first. */
const FACES = [
  '400 1em Barlow',
  '600 1em Barlow',
  '500 1em "Barlow Condensed"',
  '700 1em "Barlow Condensed"',
]

/**
 * Asks for the faces whose rules are there already, and not yet asked for. Left to itself a browser
 * asks while it lays the first picture out, and lays all of it out again when they have come.
 */
export function askForFonts(): void {
  for (const face of FACES) document.fonts.load(face).catch(() => {})
}
