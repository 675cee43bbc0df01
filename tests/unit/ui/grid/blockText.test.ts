import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlock, writeBlock } from '../../../../src/ui/grid/gridClipboard'

describe('a block of cells on the clipboard', () => {
  it.each([
    // As Excel and Sheets put them there: with a last newline, and without.
    [
      '61.50\t1,353.00\r\n62\t\r\n',
      [
        ['61.50', '1,353.00'],
        ['62', ''],
      ],
    ],
    [
      '61.50\t1,353.00\n62\t',
      [
        ['61.50', '1,353.00'],
        ['62', ''],
      ],
    ],
    ['"two\nlines"\t"a ""quote"""\n', [['two\nlines', 'a "quote"']]],
    ['5" wide\t"not closed', [['5" wide', '"not closed']]],
    ['a\n\nb\n', [['a'], [''], ['b']]],
    ['', [['']]],
  ])('%j is read as %j', (text, cells) => {
    expect(readBlock(text)).toEqual(cells)
  })

  it('is the same when it is copied and pasted', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', ' ') }),
    )
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(block, (cells) => {
        expect(readBlock(writeBlock(cells))).toEqual(cells)
      }),
    )
  })
})
