import { expect, it } from 'vitest'
import { sheetLoading } from '../../../src/config/sheets'

it.each([
  ['calendar', 'Loading schedule...'],
  ['packageText', 'Loading schedule...'],
  ['schedule', 'Loading schedule...'],
  ['youthHockey', 'Loading schedule...'],
  ['pricingSheet', 'Loading prices...'],
  ['pricingChart', 'Loading prices...'],
  ['groupTickets', 'Loading...'],
  ['printRep', 'Loading...'],
] as const)('%s says by whom it belongs to: %s', (page, words) => {
  expect(sheetLoading(page)).toBe(words)
})
