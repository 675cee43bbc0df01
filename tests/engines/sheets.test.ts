import { expect, it } from 'vitest'
import { sheets } from './sheets'

it('a quick run has five of them', () => {
  expect(sheets.filter(({ isChosen }) => isChosen).map(({ address }) => address)).toEqual([
    '/bgs/calendar/p26rafb-p',
    '/bgs/calendar/pricing-sheet/p26all',
    '/bgs/package/p26all',
    expect.stringContaining('/bruins/plana/'),
    expect.stringContaining('/bruins/schedule/halfseason/'),
  ])
})
