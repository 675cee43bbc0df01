// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateList } from '../../../../src/api/cache/listQuery'
import { useAddGame, useGames } from '../../../../src/api/games'
import { keys } from '../../../../src/api/keys'
import { useAddRep, useDeleteRep, useReps } from '../../../../src/api/reps'
import { useRefetchFresh } from '../../../../src/api/writes/useRefetchFresh'
import type { Rep } from '../../../../src/domain/rep'
import { apiHooks } from '../apiHooks'

const { mount, sent, api, write, client } = apiHooks()

const reads = () => sent().filter(({ method }) => method === 'GET').length
const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const fail = (status = 500) => api.faults.add({ kind: 'status', status, method: 'GET' })

/** A list that was read once, on a page that is shown. */
async function shown() {
  const list = mount(() => useReps())
  await waitFor(() => expect(list.current.isSuccess).toBe(true))
  return list
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

describe('a list that could not be refreshed', () => {
  it('is read again by itself after growing pauses, and no more once it was', async () => {
    const list = await shown()
    const end = fail()
    await act(async () => void (await list.current.refetch()))
    const tries = [reads()]
    for (const pause of [5000, 10_000, 20_000]) {
      await elapse(pause / 2)
      tries.push(reads())
      await elapse(pause / 2 + 500)
      tries.push(reads())
    }
    // Three requests each time, for a server that breaks is asked twice more at once.
    expect(tries).toEqual([4, 4, 7, 7, 10, 10, 13])
    end()
    await elapse(40_000)
    expect(list.current.isError).toBe(false)
    expect(reads()).toBe(14)
    await elapse(600_000)
    expect(reads()).toBe(14)
  })

  it('is not asked for again by itself when it was refused', async () => {
    const list = await shown()
    fail(403)
    await act(async () => void (await list.current.refetch()))
    await elapse(600_000)
    expect(reads()).toBe(2)
    expect(list.current.data).not.toHaveLength(0)
  })
})

it('a look at a record that a write has overtaken is taken once more', async () => {
  const games = mount(() => useGames('bruins'))
  await waitFor(() => expect(games.current.isSuccess).toBe(true))
  const { current: refetchFresh } = mount(useRefetchFresh)
  const { gamesQuery } = await import('../../../../src/api/games')
  api.faults.add({
    kind: 'delay',
    ms: 20_000,
    method: 'GET',
    path: 'distinct/games',
    after: true,
    times: 1,
  })
  const looked = refetchFresh(gamesQuery('bruins'))
  const [first] = games.current.data ?? []
  if (first === undefined) throw new Error('no game')
  await write(() => useAddGame('bruins'), { ...first, eventName: 'B260415', eventIds: [] })
  await elapse(20_000)
  expect((await looked).map((game) => game.eventName)).toContain('B260415')
  await waitFor(() =>
    expect(games.current.data?.map((game) => game.eventName)).toContain('B260415'),
  )
})

it('an answer older than what a write has put into a list does not take its place', async () => {
  const list = await shown()
  const ids = () => list.current.data?.map(({ id }) => id)
  expect(ids()).toContain(1)
  api.faults.add({ kind: 'delay', ms: 20_000, method: 'GET', after: true, times: 1 })
  void list.current.refetch()
  await waitFor(() => expect(reads()).toBe(2))
  await act(() =>
    updateList<Rep>(client(), keys.reps.list, (reps) => reps.filter(({ id }) => id !== 1)),
  )
  await elapse(20_000)
  await waitFor(() => expect(list.current.isFetching).toBe(false))
  expect(ids()).not.toContain(1)
})

it('a first answer older than a write gives way to what is read after the write', async () => {
  api.faults.add({ kind: 'delay', ms: 20_000, method: 'GET', after: true, times: 1 })
  const list = mount(() => useReps())
  await waitFor(() => expect(reads()).toBe(1))
  await write(useAddRep, { name: 'Kim Late', email: 'kim@example.com', phone: '' })
  await elapse(20_000)
  await waitFor(() => expect(list.current.isFetching).toBe(false))
  expect(list.current.data?.map(({ name }) => name)).toContain('Kim Late')
})

it('a list is as old as its oldest row, whatever a write has put into it', async () => {
  const list = await shown()
  const readAt = list.current.dataUpdatedAt
  fail(403)
  await elapse(60_000)
  await write(useDeleteRep, 1)
  await waitFor(() => expect(list.current.isError).toBe(true))
  expect(list.current.data?.map(({ id }) => id)).not.toContain(1)
  expect(list.current.dataUpdatedAt).toBe(readAt)
})
