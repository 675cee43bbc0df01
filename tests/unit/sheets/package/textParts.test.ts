import { expect, it } from 'vitest'
import { plainText } from '../../../../src/sheets/package/textParts'

const empty = {
  day: '',
  month: undefined,
  time: '',
  matchup: '',
  cup: null,
  notes: '',
  matchText: '',
  isPreseason: false,
}

it('copies no line that a spreadsheet would work out', () => {
  const evil = plainText(
    {
      title: '@SUM(A1)',
      facts: '',
      notes: [],
      lists: [
        {
          heading: null,
          lines: [{ text: '=1+1', ...empty }],
        },
      ],
      footnote: '*PRESEASON GAME',
      closing: [],
    },
    '',
  )
  expect(evil.split('\n').filter(Boolean)).toEqual(["'@SUM(A1)", "'=1+1", '*PRESEASON GAME'])
})
