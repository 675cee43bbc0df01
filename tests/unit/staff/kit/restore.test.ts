import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { RestoreCalls } from '../../../../src/staff/writes/restore/calls'
import { deletedLocation, deletedRep } from '../../../../src/staff/writes/restore/deletedOf'
import { createRecentlyDeleted } from '../../../../src/staff/writes/restore/recentlyDeleted'
import { restore } from '../../../../src/staff/writes/restore/restore'
import { aCombinedPlan, aLocation, aRep } from '../../../records'

/* Undo without a screen: what is kept, and how one kind's calls are told apart. */

const ann = aRep({ id: 1, name: 'Ann', pricingLocationIds: [31] })
const loge = aLocation({ id: 31, location: 'Loge', repNames: ['Ann', 'Bo', 'Nobody'] })

describe('what is kept', () => {
  it('of a rep: rows by his ids and by his name; the ids alone where no rows are known', () => {
    const balcony = aLocation({ id: 32, location: 'Balcony', repNames: ['Ann'] })
    const other = aLocation({ id: 33, location: 'Rafters' })
    expect(deletedRep(ann, [ann], [loge, balcony, other]).rows.map(({ id }) => id)).toEqual([
      31, 32,
    ])
    expect(deletedRep(ann, [ann], []).rows.map(({ id }) => id)).toEqual([31])
    expect(deletedRep(ann, [ann, aRep({ id: 9, name: 'ANN ' })], []).twins).toEqual([9])
  })

  it('of a location: reps by their ids and by the names in the row, and its twins', () => {
    const twin = aLocation({ id: 39, location: 'LOGE' })
    const kept = deletedLocation(loge, [loge, twin], [ann, aRep({ id: 2, name: 'Bo' })])
    expect(kept.reps).toEqual([
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Bo' },
      { id: null, name: 'Nobody' },
    ])
    expect(kept.twins).toEqual([39])
  })

  it('is one person’s, waits for him, and its restore is begun once', () => {
    const store = createRecentlyDeleted()
    const deleted = { kind: 'combined plan', plan: aCombinedPlan() } as const
    expect(store.keep(deleted, 'P26ALL')).toBeNull()
    store.setPresent('ann')
    const id = store.keep(deleted, 'P26ALL') ?? 0
    store.ask(id)
    expect([store.begin(id), store.begin(id)]).toEqual([true, false])
    store.end(id, false, 'The server is down.')
    store.setPresent('')
    expect(store.isOwned(id)).toBe(false)
    store.setPresent('ann')
    expect(store.get()).toMatchObject([{ state: 'kept', words: 'The server is down.' }])
    store.setPresent('bo')
    expect(store.get()).toEqual([])
  })
})

/** An API of which only these calls are asked; any other fails the test. */
const calls = (some: Partial<RestoreCalls>) => some as RestoreCalls
const LOST = new ApiError('no-answer')

describe('a restore', () => {
  it('finds rows and reps made again meanwhile by name, renamed ones by id', async () => {
    const links: object[] = []
    const rep = deletedRep(
      ann,
      [ann],
      [loge, aLocation({ id: 32, location: 'Balcony', repNames: ['Ann'] })],
    )
    let reps = [aRep({ id: 9, name: 'Bo' })]
    const restored = await restore(rep, {
      sent: new Set(),
      calls: calls({
        reps: async () => reps,
        // The Loge was deleted and restored; the Balcony got another name.
        locations: async () => [
          aLocation({ id: 71, location: 'Loge' }),
          aLocation({ id: 32, location: 'Upper Balcony' }),
        ],
        addRep: async () => {
          reps = [...reps, aRep({ id: 10, name: 'Ann' })]
        },
        assign: async (items) => {
          links.push(...items)
          return { done: [...items], failed: [] }
        },
      }),
    })
    expect(restored).toEqual({ result: 'back', words: 'Ann is back.', isIncomplete: false })
    expect(links).toEqual([
      { repId: 10, pricingLocationId: 71 },
      { repId: 10, pricingLocationId: 32 },
    ])
  })

  it('of which nobody can be asked says so, and takes what came late for its own', async () => {
    const plan = aCombinedPlan({ code: 'P26ALL' })
    const restoring = { sent: new Set<string>(), calls: calls({}) }
    let reads = 0
    restoring.calls = calls({
      combinedPlans: async () => {
        if (++reads > 1) throw LOST
        return []
      },
      createCombinedPlan: async () => {
        throw LOST
      },
    })
    const deleted = { kind: 'combined plan', plan } as const
    expect(await restore(deleted, restoring)).toMatchObject({
      result: 'failed',
      words: 'The server could not be asked whether P26ALL is back.',
    })
    restoring.calls = calls({ combinedPlans: async () => [plan] })
    expect(await restore(deleted, restoring)).toMatchObject({ result: 'back' })
  })
})
