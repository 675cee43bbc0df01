/* Has the faces of the first picture made up before its first layout. */

/** Faces of plain Latin letters, as any page is drawn with them. */
const PLAIN = /^U\+0+-/i

/**
 * Makes up the faces whose rules have come. Left to itself a browser does so while it lays the first
 * picture out, and lays all of it out again when they are there.
 */
export function makeUpFaces(): void {
  for (const face of document.fonts) {
    if (PLAIN.test(face.unicodeRange)) face.load().catch(() => {})
  }
}
