import { spawnSync } from 'node:child_process'
import type { PrintedPage, PrintedText } from '../browser/pdf'

/** A page in shades of grey, 0 black to 255 white, row by row. */
export interface Picture {
  width: number
  height: number
  shades: Uint8Array
}

const DOTS_PER_INCH = 110
const scale = DOTS_PER_INCH / 72

/** Draws the pages of a PDF. Needs poppler's pdftoppm. */
export function drawPages(pdf: Uint8Array): Picture[] {
  const args = ['-gray', '-r', `${DOTS_PER_INCH}`, '-']
  const { stdout, error } = spawnSync('pdftoppm', args, { input: pdf, maxBuffer: 1 << 28 })
  if (error) throw new Error(`pdftoppm was not found. The README says what to install. (${error})`)
  const pages: Picture[] = []
  for (let at = 0; at < stdout.length; ) {
    const head = /^P5\s(\d+) (\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 40))
    if (!head) throw new Error('pdftoppm gave no picture')
    const [width, height] = [Number(head[1]), Number(head[2])]
    const from = at + head[0].length
    at = from + width * height
    pages.push({ width, height, shades: stdout.subarray(from, at) })
  }
  return pages
}

/**
 * Texts that the file names and the eye does not find: cut off, covered, or white on white. The
 * upper and the lower half of their letters must both differ from what is behind them.
 */
export function unseen({ items }: PrintedPage, picture: Picture): PrintedText[] {
  return items.filter(
    (item) =>
      /[\p{L}\p{N}]/u.test(item.text) &&
      (contrast(picture, item, 0.64, 0.36) < 50 || contrast(picture, item, 0.3, 0.02) < 50),
  )
}

/** Difference between the lightest and the darkest dot of a strip; both edges in parts of the size above the foot. */
function contrast(
  { width, height, shades }: Picture,
  { left, right, bottom, size }: PrintedText,
  from: number,
  to: number,
): number {
  const dot = (points: number, most: number) =>
    Math.min(Math.max(Math.round(points * scale), 0), most - 1)
  let [darkest, lightest] = [255, 0]
  for (let y = dot(bottom - size * from, height); y <= dot(bottom - size * to, height); y++) {
    for (let x = dot(left, width); x <= dot(right, width); x++) {
      const shade = shades[y * width + x] ?? 255
      darkest = Math.min(darkest, shade)
      lightest = Math.max(lightest, shade)
    }
  }
  return lightest - darkest
}
