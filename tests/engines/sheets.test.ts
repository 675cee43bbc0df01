import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { sheetKeys, sheets as table } from '../../src/config/sheets'
import { sheets } from './sheets'

it('every kind of sheet is printed', () => {
  const addresses = sheets.map(({ address }) => new URL(address, 'http://localhost').pathname)
  const left = sheetKeys.filter(
    (key) => !addresses.some((address) => matchPath(table[key].pattern, address)),
  )
  expect(left).toEqual([])
})

it('a quick run has five of them', () => {
  expect(sheets.filter(({ isChosen }) => isChosen).map(({ address }) => address)).toEqual([
    '/bgs/calendar/p26rafb-p',
    '/bgs/calendar/pricing-sheet/p26all',
    '/bgs/package/p26all',
    expect.stringContaining('/bruins/plana/'),
    expect.stringContaining('/bruins/schedule/halfseason/'),
  ])
})
