import { expect, it } from 'vitest'
import { plainText } from '../../../../src/sheets/package/textParts'

it('copies no line that a spreadsheet would work out', () => {
  const evil = plainText(
    {
      header: ['@SUM(A1)'],
      lists: [
        {
          heading: null,
          lines: [{ text: '=1+1', day: '', time: '', match: '', isPreseason: false }],
        },
      ],
      footnote: '*PRESEASON GAME',
      tail: [],
    },
    '',
  )
  expect(evil.split('\n').filter(Boolean)).toEqual(["'@SUM(A1)", "'=1+1", '*PRESEASON GAME'])
})
