import { expect, it } from 'vitest'
import { threeAtATime } from '../../../src/lib/threeAtATime'

it('does all of it, three at the same time, and rejects with a failure', async () => {
  const done: number[] = []
  let under = 0
  let most = 0
  await threeAtATime([0, 1, 2, 3, 4, 5, 6], async (item) => {
    most = Math.max(most, ++under)
    await Promise.resolve()
    under -= 1
    done.push(item)
  })
  expect([done, most]).toEqual([[0, 1, 2, 3, 4, 5, 6], 3])
  await expect(threeAtATime([1], () => Promise.reject(new TypeError('ours')))).rejects.toThrow(
    'ours',
  )
})
