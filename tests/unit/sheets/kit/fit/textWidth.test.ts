import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figuresWidth, textWidth } from '../../../../../src/sheets/kit/fit/textWidth'
import { advancesFile, advancesSource, readAdvances, weights } from '../../../../fonts/advances'

describe.each(weights)('text of weight %i', (weight) => {
  const { characters, figure } = readAdvances(weight)

  it('is reckoned from the installed fonts (else: npm run fonts)', () => {
    expect(readFileSync(advancesFile, 'utf8')).toBe(advancesSource())
  })

  it('is as wide as its letters, each of those that the fonts can draw', () => {
    const wrong = [...characters].filter(
      ([letter, width]) =>
        /[^\p{M}\p{C}]/u.test(letter) && Math.abs(textWidth(letter, weight) * 1000 - width) > 2.01,
    )
    expect(wrong).toEqual([])
    expect(textWidth('Åñ', weight)).toBeCloseTo(textWidth('An', weight))
  })

  it('is as wide spelt with marks of their own', () => {
    expect(textWidth('Dvor\u030ca\u0301k', weight)).toBe(textWidth('Dvořák', weight))
  })

  it('has figures of one width in columns', () => {
    expect(figuresWidth('$1.11', weight)).toBe(figuresWidth('$4.40', weight))
    expect(figuresWidth('20', weight)).toBeCloseTo((2 * figure) / 1000)
  })

  it('has room for letters that another face must draw', () => {
    for (const letter of ['Щ', 'Ω', '東', 'ﷺ', '🏒', '\ud800']) {
      expect(textWidth(letter, weight), letter).toBeGreaterThanOrEqual(
        letter === '\ud800' ? 0 : 0.9,
      )
    }
  })
})
