import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of printed text; lengths in points, `top` counted from the page's upper edge. */
export interface PrintedText {
  text: string
  size: number
  left: number
  right: number
  /** Top of the capitals and foot of the line, roughly: what the eye takes for the text's box. */
  top: number
  bottom: number
}

export interface PrintedPage {
  width: number
  height: number
  items: PrintedText[]
  /** All text in the order it was printed, one blank between runs that do not touch. */
  text: string
}

/** A sheet's fonts and the QR code at its foot are there. */
export async function waitForPaper(page: Page): Promise<void> {
  // A narrow window hides it; paper does not.
  await page.locator('[aria-label^="QR code: this page"]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
}

/** Prints a sheet the way a customer's browser does, on its own paper. */
export async function printPdf(page: Page, { printBackground = true } = {}): Promise<Buffer> {
  await waitForPaper(page)
  return page.pdf({ preferCSSPageSize: true, printBackground })
}

export async function readPdf(pdf: Buffer): Promise<PrintedPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
    // With the marks of the tagged document, text of two table cells is never taken for one run.
    const content = await page.getTextContent({ includeMarkedContent: true })
    let text = ''
    let end: PrintedText | undefined
    const items = content.items.flatMap((item): PrintedText[] => {
      if (!('str' in item)) return []
      if (item.str.trim() === '') {
        if (item.str !== '') end = undefined
        return []
      }
      const [, , c, d, x, y] = item.transform as number[]
      const size = Math.hypot(c ?? 0, d ?? 0)
      const base = y1 - (y ?? 0)
      const left = (x ?? 0) - x0
      const run: PrintedText = {
        text: item.str.trim(),
        size,
        left,
        right: left + item.width,
        top: base - size * 0.7,
        bottom: base,
      }
      const isOneWord = end && touch(end, run) && !/^\s/.test(item.str)
      text += isOneWord ? run.text : ` ${run.text}`
      end = /\s$/.test(item.str) ? undefined : run
      return [run]
    })
    pages.push({
      width: x1 - x0,
      height: y1 - y0,
      items,
      text: text.trim(),
    })
  }
  await document.destroy()
  return pages
}

/** Figures are a face of their own, and dollars are larger: a price is several runs that touch. */
const touch = (one: PrintedText, next: PrintedText) =>
  Math.abs(one.bottom - next.bottom) < 0.1 && Math.abs(next.left - one.right) < 0.1 * one.size

/** Pairs of runs that lie over each other by more than a hair in both directions. */
export function overlaps(items: readonly PrintedText[]): string[] {
  const slack = 0.6
  return items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack,
      )
      .map((other) => `'${one.text}' and '${other.text}' at ${at(one)}`),
  )
}

export const at = ({ left, top }: PrintedText) => `${left.toFixed(1)}, ${top.toFixed(1)}`
