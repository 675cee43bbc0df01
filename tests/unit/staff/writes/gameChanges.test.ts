import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { runsOf } from '../../../../src/staff/writes/runStore'
import { aGame } from '../../../records'

const game = aGame({ plans: ['C26TWO'] })

it('a run’s changes of games are kept once they are confirmed, with the packages that follow a plan’s new name', () => {
  const runs = runsOf(new QueryClient())
  const id = runs.add({
    doing: 'Renaming C26TWO',
    done: 'Renamed C26TWO',
    steps: [
      { kind: 'addToPlan', team: 'celtics', plan: 'C26NEW', game },
      { kind: 'changeOriginalPlans', code: 'p26a', before: ['C26TWO'], after: ['C26NEW'] },
    ],
  })
  const changes = () => runs.gameChanges.get()
  runs.setItem(id, 0, { state: 'done', isUnconfirmed: true })
  expect(changes()).toEqual([])
  runs.setItem(id, 0, { state: 'done', isUnconfirmed: false })
  runs.setItem(id, 1, { state: 'done' })
  expect(changes()).toEqual([
    {
      before: game,
      after: { ...game, plans: ['C26TWO', 'C26NEW'] },
      at: expect.any(Number),
      followers: ['p26a'],
    },
  ])
})
