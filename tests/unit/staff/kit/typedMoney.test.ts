import * as v from 'valibot'
import { expect, it } from 'vitest'
import { NO_AMOUNT } from '../../../../src/domain/prices'
import { typedMoney } from '../../../../src/staff/kit/locationPrices'

it('is cents to a form, and words when it is none', () => {
  expect(v.parse(typedMoney, '$61.5')).toBe(6150)
  expect(v.parse(typedMoney, '')).toBeNull()
  expect(v.parse(typedMoney, '0')).toBe(0)
  expect(v.safeParse(typedMoney, '61,50').issues?.[0].message).toBe(NO_AMOUNT)
})
