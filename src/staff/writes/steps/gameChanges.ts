import type { GameChange } from '../../../domain/games/gameChange'
import type { Step } from './step'

/** What a step changes of games. */
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
