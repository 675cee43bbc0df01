import { useMemo } from 'react'
import { type GameChange, mergedChanges } from '../../domain/games/gameChange'
import { useStore } from '../../lib/externalStore'
import type { Run } from '../writes/runStore'
import type { Step } from '../writes/steps/step'
import { useRunList } from '../writes/useRuns'
import { type SavedGame, useWrites } from '../writes/WritesProvider'

/** What this person has changed of games and not removed from 'Recent changes': by saves, deletes and runs. */
export function useGameChanges(): GameChange[] {
  const runs = useRunList()
  const saved = useStore(useWrites().savedGames)
  return useMemo(() => gameChanges(runs, saved), [runs, saved])
}

function gameChanges(runs: readonly Run[], saved: readonly SavedGame[]): GameChange[] {
  const ofRuns = runs.flatMap(({ at, items }) =>
    items.flatMap(({ step, state }) =>
      state === 'done' ? gameChangesOf(step).map((change) => ({ ...change, at })) : [],
    ),
  )
  return mergedChanges([...ofRuns, ...saved].sort((a, b) => a.at - b.at))
}

/** What a step changes of games. */
export function gameChangesOf(step: Step): GameChange[] {
  switch (step.kind) {
    case 'addGame':
      return [{ before: null, after: step.game }]
    case 'changeGame':
      return [step]
    case 'deleteGame':
      return step.games.map((game) => ({ before: game, after: null }))
    case 'addToPlan':
    case 'removeFromPlan': {
      const { game, plan } = step
      const without = { ...game, plans: game.plans.filter((name) => name !== plan) }
      const within = { ...game, plans: [...without.plans, plan] }
      return step.kind === 'addToPlan'
        ? [{ before: without, after: within }]
        : [{ before: within, after: without }]
    }
    default:
      return []
  }
}
