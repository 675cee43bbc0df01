import { expect, it } from 'vitest'
import { youthSalesPhone } from '../../../../src/content/venue'
import { isSalesTeam, youthContact } from '../../../../src/sheets/flyers/youthFlyer'
import { aRep } from '../../../records'

it.each([
  ['Sales Team', true],
  ['SALES-TEAM', true],
  ['Bruins Sales Team', true],
  ['Dana Sales', false],
  ['Steam Sale', false],
  ['', false],
])('%j is the sales team: %j', (name, expected) => {
  expect(isSalesTeam({ name })).toBe(expected)
})

it('only the sales team has the fixed number, whatever its own', () => {
  const rep = aRep({ name: 'Sales Team', email: 's@example.com', phone: '1' })
  expect(youthContact(rep)).toEqual({ ...rep, phone: youthSalesPhone })
  expect(youthContact({ ...rep, name: 'Dana' })).toEqual({ ...rep, name: 'Dana' })
})
