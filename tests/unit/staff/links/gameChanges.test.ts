import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { gameChangeLogOf } from '../../../../src/staff/links/gameChanges'
import { runsOf } from '../../../../src/staff/writes/runStore'
import { forgetOthers } from '../../../../src/staff/writes/storageKeys'
import { aGame } from '../../../records'

const game = aGame({ plans: ['C26TWO'] })
const change = { before: game, after: { ...game, time: '20:00:00' } }

const kept = new Map<string, string>()
const inOtherTabs: ((event: { key: string }) => void)[] = []
vi.stubGlobal('window', {
  addEventListener: (_type: string, listener: (event: { key: string }) => void) =>
    inOtherTabs.push(listener),
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      kept.set(key, text)
      for (const listener of inOtherTabs) listener({ key })
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  },
})

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
})

function openTab(owner: string) {
  const client = new QueryClient()
  const runs = runsOf(client)
  const log = gameChangeLogOf(client)
  runs.signIn(owner)
  return { runs, log }
}

it('a run’s changes of games are kept once they are confirmed, with the packages that follow a plan’s new name', () => {
  const { runs, log } = openTab('me')
  const id = runs.add({
    doing: 'Renaming C26TWO',
    done: 'Renamed C26TWO',
    steps: [
      { kind: 'addToPlan', team: 'celtics', plan: 'C26NEW', game },
      { kind: 'changeOriginalPlans', code: 'p26a', before: ['C26TWO'], after: ['C26NEW'] },
    ],
  })
  const changes = () => {
    vi.runAllTimers()
    return log.get()
  }
  runs.setItem(id, 0, { state: 'accepted' })
  expect(changes()).toEqual([])
  runs.setItem(id, 0, { state: 'done' })
  runs.setItem(id, 1, { state: 'done' })
  const expected = [
    {
      before: game,
      after: { ...game, plans: ['C26TWO', 'C26NEW'] },
      at: expect.any(Number),
      renamedPackages: ['p26a'],
    },
  ]
  expect(changes()).toEqual(expected)
  expect(openTab('me').log.get()).toEqual(expected)
})

it('a package that follows a plan’s new name still has what was changed under its old name', () => {
  const { runs, log } = openTab('me')
  log.add([change])
  vi.runAllTimers()
  const id = runs.add({
    doing: 'Renaming C26TWO',
    done: 'Renamed C26TWO',
    steps: [{ kind: 'changeOriginalPlans', code: 'p26a', before: ['C26TWO'], after: ['C26NEW'] }],
  })
  runs.setItem(id, 0, { state: 'done' })
  const plans = ['C26TWO', 'C26NEW']
  expect(log.get()).toMatchObject([{ before: { plans }, after: { plans } }])
})

it('after Logout no change of games is stored, nor one of the last person for the next', () => {
  const { runs, log } = openTab('me')
  log.add([change])
  vi.runAllTimers()
  expect([...kept.keys()]).toEqual(['game-plans.games me'])
  runs.logOut()
  forgetOthers('')
  // The response of a save comes late.
  log.add([change])
  vi.runAllTimers()
  expect([...kept.keys()]).toEqual([])
  log.add([change])
  runs.signIn('she')
  vi.runAllTimers()
  expect([[...kept.keys()], log.get()]).toEqual([[], []])
})

it('what two tabs of a person add is in both of them, and stored', () => {
  const [one, other] = [openTab('me').log, openTab('me').log]
  one.add([change])
  vi.runAllTimers()
  expect(other.get()).toHaveLength(1)
  other.add([change])
  vi.runAllTimers()
  expect(one.get()).toHaveLength(2)
  expect(openTab('me').log.get()).toHaveLength(2)
})
