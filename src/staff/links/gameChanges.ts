import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { serverNow } from '../../api/serverClock'
import type { Game } from '../../domain/games/game'
import type { GameChange, WrittenChange } from '../../domain/games/gameChange'
import { useStore } from '../../lib/externalStore'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { runsOf } from '../writes/runStore'
import type { Step } from '../writes/steps/step'
import { personalStore } from './personalStore'

/*
 * Records the signed-in person's changes of games, from runs and the game dialog, to tell customers
 * about them.
 */

/** How long a change is listed, in milliseconds. */
const OFFERED_MS = 7 * 24 * 60 * 60 * 1000

const storedGame = v.looseObject({
  eventName: v.string(),
  date: v.string(),
  time: v.string(),
  team: v.string(),
  plans: v.array(v.string()),
  eventIds: v.array(v.number()),
})
const storedChange = v.object({
  before: v.nullable(storedGame),
  after: v.nullable(storedGame),
  at: v.number(),
  renamedPackages: v.array(v.string()),
})
/**
 * The cast is for the fields of a game that aren't checked here, such as its number; the loose
 * object keeps them.
 */
const storedChanges = v.pipe(
  v.array(storedChange),
  v.transform((changes) => changes.filter(({ at }) => at > serverNow() - OFFERED_MS)),
) as v.GenericSchema<unknown, WrittenChange[]>

function createLog(client: QueryClient) {
  const runs = runsOf(client)
  const { get, subscribe, save } = personalStore(runs, 'game-plans.games', storedChanges)
  const unsaved: WrittenChange[] = []

  function saveAdded(person: string): void {
    const changes = unsaved.splice(0)
    // Somebody else may have signed in since.
    if (runs.lastOwner() === person) save([...get(), ...changes])
  }
  function add(changes: readonly GameChange[], renamedPackages: readonly string[] = []): void {
    const at = serverNow()
    // Many steps of a run end at the same time. Their changes are stored together.
    if (changes.length > 0 && unsaved.length === 0) setTimeout(saveAdded, 0, runs.lastOwner())
    unsaved.push(...changes.map((change) => ({ ...change, at, renamedPackages })))
  }
  /** A package that follows a plan's new name shows what was changed under its old name. */
  function addNewName(from: string, to: string): void {
    const renamed = (game: Game | null) =>
      game?.plans.includes(from) ? { ...game, plans: [...game.plans, to] } : game
    save(get().map((one) => ({ ...one, before: renamed(one.before), after: renamed(one.after) })))
  }
  runs.onWritten((steps, { items }) => {
    for (const step of steps) {
      if (step.kind !== 'changeOriginalPlans') continue
      const from = step.before.find((name) => !step.after.includes(name))
      const to = step.after.find((name) => !step.before.includes(name))
      if (from && to) addNewName(from, to)
    }
    const renamedPackages = items.flatMap(({ step }) =>
      step.kind === 'changeOriginalPlans' ? step.code : [],
    )
    add(steps.flatMap(gameChangesOf), renamedPackages)
  })
  return { get, subscribe, add }
}

/** The changes of games by the signed-in person, oldest first, without expired ones. */
export const gameChangeLogOf = memoizeByObject(createLog)

/** Whether this person has changed any games. */
export function useHasGameChanges(): boolean {
  const { get, subscribe } = gameChangeLogOf(useQueryClient())
  return useStore({ subscribe, get: () => get().length > 0 })
}

/** The changes of games that a step makes. */
export function gameChangesOf(step: Step): GameChange[] {
  switch (step.kind) {
    case 'addGame':
      return [{ before: null, after: step.game }]
    case 'changeGame':
      return [{ before: step.before, after: step.after }]
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
