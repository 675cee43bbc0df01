import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineCount, textWidth } from '../../../../../src/sheets/kit/fit/textWidth'
import { weights } from '../../../../fonts/advances'

describe.each(weights)('text of weight %i', (weight) => {
  it('takes as many lines as it is wide, and never fewer', () => {
    expect(lineCount('Boston Bruins', 20, weight)).toBe(1)
    expect(lineCount('Boston Bruins', textWidth('Bruins', weight) + 0.5, weight)).toBe(2)
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, column) => {
        const words = text.split(/\s+/).join('')
        expect(lineCount(text, column, weight) * column).toBeGreaterThanOrEqual(
          textWidth(words, weight) - 0.001,
        )
      }),
    )
  })
})
