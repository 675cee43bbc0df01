import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lineCount,
  linesOfWidth,
  textWidth,
  widestWord,
} from '../../../../../src/sheets/kit/fit/textWidth'

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

it('a text of which only the width is known takes one line while it fits', () => {
  expect([9, 10, 10.1, 17, 18].map((width) => linesOfWidth(width, 10))).toEqual([1, 1, 2, 2, 3])
})

it('the widest word decides whether a column breaks one', () => {
  expect(widestWord('Loge Center  Ice', 700)).toBe(textWidth('Center', 700))
  expect(widestWord('', 700)).toBe(0)
})
