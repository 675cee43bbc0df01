import { expect, it } from 'vitest'
import { repCardHeight } from '../../../../../src/sheets/kit/fit/portrait'
import { aRep } from '../../../../records'

it('a rep with a long name and address needs a taller card', () => {
  const plain = repCardHeight(aRep({ name: 'Dana Whitfield', email: 'dana@example.com' }))
  const long = repCardHeight(
    aRep({
      name: 'W'.repeat(60),
      phone: '617-555-0100 ext. 12345',
      email: `${'w'.repeat(60)}@example.com`,
    }),
  )
  expect(long).toBeGreaterThan(plain + 30)
})

it('a card that is set larger breaks its lines sooner', () => {
  const rep = aRep({ name: 'm'.repeat(42) })
  expect(repCardHeight(rep)).toBeLessThan(60)
  expect(repCardHeight(rep, 1.3)).toBeGreaterThan(1.3 * repCardHeight(rep) + 20)
})
