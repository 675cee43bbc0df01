import type { Page } from '@playwright/test'
import { figuresWidth, textWidth, type Weight } from '../../src/sheets/kit/fit/textWidth'
import { expect } from './fixtures'

interface Measured {
  text: string
  weight: number
  hasEvenFigures: boolean
  /** In ems. */
  width: number
}

/** Every text of the sheet on screen as this browser sets it, once each. */
const measureTexts = (page: Page): Promise<Measured[]> =>
  page.getByRole('main').evaluate(async (main) => {
    await document.fonts.ready
    const found = new Map<string, { style: CSSStyleDeclaration; text: string }>()
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim()
      const parent = node.parentElement
      if (!text || !parent || parent.closest('button, style')) continue
      const style = getComputedStyle(parent)
      if (!style.fontFamily.includes('Barlow Condensed')) continue
      const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text
      found.set(`${style.fontWeight} ${style.fontFamily} ${shown}`, { style, text: shown })
    }
    const rows = [...found.values()].map(({ style, text }) => {
      const copy = document.createElement('span')
      copy.textContent = text
      // So large that rounding to pixels says nothing.
      const size = '1000px'
      const { fontFamily, fontWeight, fontVariantLigatures } = style
      Object.assign(copy.style, { position: 'absolute', whiteSpace: 'pre', fontSize: size })
      Object.assign(copy.style, { fontFamily, fontWeight, fontVariantLigatures })
      return copy
    })
    document.body.append(...rows)
    const measured = rows.map((copy) => ({
      text: copy.textContent ?? '',
      weight: Number(copy.style.fontWeight),
      hasEvenFigures: copy.style.fontFamily.includes('Figures'),
      width: copy.getBoundingClientRect().width / 1000,
    }))
    for (const copy of rows) copy.remove()
    return measured
  })

/**
 * What the sheets reckon text to be wide is what this browser makes of it, but for its kerning: a
 * pair of letters that is pushed apart, many that are drawn together.
 */
export async function expectTrueWidths(page: Page): Promise<void> {
  const texts = await measureTexts(page)
  expect(texts.length).toBeGreaterThan(10)
  const wrong = texts.filter(({ text, weight, hasEvenFigures, width }) => {
    const reckoned = (hasEvenFigures ? figuresWidth : textWidth)(text, weight as Weight)
    return reckoned < width - 0.035 || reckoned > 1.03 * width + 0.11
  })
  expect(
    wrong.map((found) => [textWidth(found.text, found.weight as Weight), found]),
    'texts whose width is reckoned wrong',
  ).toEqual([])
}
