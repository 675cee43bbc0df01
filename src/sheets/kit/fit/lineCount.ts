import { textWidth, type Weight } from './textWidth'

/* How many lines text takes. Columns and widths are in ems of the text's font size. */

/** A line that starts with a blank ends the line before it. */
const blank = 0.2

/** Lines that a text takes in a column of so many ems; its words are kept whole where they fit. */
export function lineCount(text: string, column: number, weight: Weight): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(/\s+/)) {
    const width = textWidth(word, weight)
    if (used > 0 && used + blank + width > column) {
      lines++
      used = 0
    }
    lines += Math.floor(width / column)
    used += (used > 0 ? blank : 0) + (width % column)
  }
  return lines
}

/** A line that is not the last has blank space at its end. */
const wrapLoss = 1.15

/** About the same for a text of which only the width is known: quick, and never too few. */
export const linesOfWidth = (width: number, column: number): number =>
  width <= column ? 1 : Math.ceil((width * wrapLoss) / column)

/** Width of the widest word, in ems: a narrower column breaks it. */
export const widestWord = (text: string, weight: Weight): number =>
  Math.max(...text.split(/\s+/).map((word) => textWidth(word, weight)))
