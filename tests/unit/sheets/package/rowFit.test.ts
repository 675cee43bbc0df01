import { describe, expect, it } from 'vitest'
import { lineCount, textWidth } from '../../../../src/sheets/kit/fit/textWidth'

import { fitPackage } from '../../../../src/sheets/package/packageFit'
import { nameSize } from '../../../../src/sheets/package/rowFit'
import { input } from './packageSample'

describe('nameSize', () => {
  const long = 'vs. Wolverhampton-upon-Avon Mountaineering Wanderers of Québec X'

  it('is the line’s own for a usual name', () => {
    const fit = fitPackage(input({ rows: 22, logoSize: 40 }))
    expect(nameSize('vs. Columbus Blue Jackets', fit, 500)).toBe(fit.match)
  })

  it.each([
    ['three lines', { rows: 5 }, 12],
    ['two lines', { rows: 15, logoSize: 60 }, 10.5],
    ['low rows', { rows: 23, logoSize: 40 }, 8.5],
    ['the page’s width', { rows: 5, columns: 1 }, 18],
  ] as const)(
    'sets 60 letters in rows of %s readably, in the lines there is room for',
    (...row) => {
      const [, given, least] = row
      const fit = fitPackage(input(given))
      const size = nameSize(long, fit, 700)
      expect(size).toBeGreaterThanOrEqual(least)
      const lines = lineCount(long, fit.textWidth / size, 700)
      const others = (fit.layout === 'three' ? 2 : 1) * fit.meta * 1.12
      expect(lines === 1 || lines * size * 1.08 + others <= fit.row).toBe(true)
    },
  )

  it('stays legible whatever the name', () => {
    const fit = fitPackage(input({ rows: 22, logoSize: 40 }))
    const name = `vs. ${'Peña '.repeat(14)}`
    expect(nameSize(name, fit, 500)).toBeLessThan(fit.match)
    expect(textWidth(name, 500) * nameSize(name, fit, 500)).toBeLessThanOrEqual(fit.textWidth)
    expect(nameSize('W'.repeat(500), fit, 700)).toBeGreaterThanOrEqual(7)
  })
})
