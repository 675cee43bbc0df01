import { expect, it } from 'vitest'
import { holdModel } from './holdModel'
import { kinds } from './kinds'

it('reps: nothing is lost or overwritten unseen, whoever saves when', async () => {
  expect(await holdModel(kinds.reps, 70)).toBe(70)
})
