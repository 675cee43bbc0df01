/*
 * How much room text takes in the sheets' condensed face, before any browser has laid it out: in
 * ems, and rather too much than too little.
 */

const blank = 0.2

/** Lines a text takes in a column of so many ems, its words kept whole where they fit. */
export function lineCount(text: string, column: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(/\s+/)) {
    const width = emWidth(word)
    if (used > 0 && used + blank + width > column) {
      lines++
      used = 0
    }
    lines += Math.floor(width / column)
    used += (used > 0 ? blank : 0) + (width % column)
  }
  return lines
}

/** Width of a text on one line, in ems. */
export function emWidth(text: string): number {
  let width = 0
  for (const letter of text) {
    // Letters of other scripts and pictures come from another face.
    if (letter >= '\u2e80') width += 1.2
    else if (/[WMmwN@%&—…#]/.test(letter)) width += 0.77
    else if (/[ijlI.,:;'’|]/.test(letter)) width += 0.25
    else if (/[ftr()!" -]/.test(letter)) width += 0.35
    else if (/[a-z\d$]/.test(letter)) width += 0.46
    else width += 0.54
  }
  return width
}
