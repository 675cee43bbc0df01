import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import { settleAll } from '../../../../src/api/writes/settleAll'

describe('several writes', () => {
  it('are all sent whatever fails, and told in their order', async () => {
    const progress: number[] = []
    const items = [1, 2, 3, 4, 5, 6]
    const error = new ApiError('status', { status: 500 })
    const result = await settleAll(
      { items, onProgress: (ended) => progress.push(ended) },
      async (item) => {
        // The first ones answer last.
        for (let i = item; i < 6; i++) await Promise.resolve()
        if (item % 2 === 0) throw error
      },
    )
    expect(result.done).toEqual([1, 3, 5])
    expect(result.failed).toEqual([2, 4, 6].map((item) => ({ item, error })))
    expect(progress).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are at most three at a time', async () => {
    let under = 0
    let most = 0
    await settleAll({ items: [1, 2, 3, 4, 5, 6, 7] }, async () => {
      most = Math.max(most, ++under)
      await Promise.resolve()
      under -= 1
    })
    expect(most).toBe(3)
  })

  it('stop with the session: the rest fails unsent', async () => {
    const sent: number[] = []
    const { done, failed } = await settleAll({ items: [1, 2, 3, 4, 5, 6] }, async (item) => {
      sent.push(item)
      throw new ApiError('status', { status: 401 })
    })
    expect(done).toEqual([])
    expect(failed.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6])
    expect(sent).toEqual([1, 2, 3])
  })

  it('of which there are none are done at once', async () => {
    expect(await settleAll({ items: [] }, async () => {})).toEqual({ done: [], failed: [] })
  })

  it('do not hide a fault of our own', async () => {
    const write = async () => {
      throw new TypeError('ours')
    }
    await expect(settleAll({ items: [1] }, write)).rejects.toThrow('ours')
  })
})
