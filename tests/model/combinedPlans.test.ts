import { expect, it } from 'vitest'
import { holdModel } from './holdModel'
import { kinds } from './kinds'

it('combined plans: nothing is lost or overwritten unseen, whoever saves when', async () => {
  expect(await holdModel(kinds.combinedPlans, 60)).toBe(60)
})
