import { type TeamKey, teamKeys, teams } from '../../content/teams'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { type Game, isSameCode, teamOfCode } from '../../domain/games/game'
import { isSamePlanName, type Plan, planNameProblem } from '../../domain/plan'
import { publicPagesOfPlan } from '../../domain/publicPages'
import { originalPlanSteps } from '../writes/steps/combinedPlanSteps'
import { deletePlanStep } from '../writes/steps/planSteps'
import type { Step } from '../writes/steps/step'

/*
 * Renames a plan step by step, because no call renames it. The games are added to a plan with the
 * new name, then packages get the new name, and only then the games are removed from the old plan.
 */

interface Rename {
  team: TeamKey
  plan: Plan
  /** Trimmed; '' while none is typed. */
  newName: string
  /** The plans of both teams. */
  plans: Readonly<Record<TeamKey, readonly Plan[]>>
  /** All games of the team. */
  games: readonly Game[]
  combinedPlans: readonly CombinedPlan[]
}

/** A sentence about why a plan can't be renamed; undefined if it can. */
export function renameRefusal({ team, plan, plans, games }: Rename): string | undefined {
  // Without packages: their links don't contain the name.
  if (publicPagesOfPlan(plan.name, []).length > 0) {
    return 'Customers’ schedules and flyers use this name. Ask your web team to rename it.'
  }
  const isMixed = teamKeys.some(
    (other) => other !== team && plans[other].some(({ name }) => isSamePlanName(name, plan.name)),
  )
  if (isMixed) return 'It has games of both teams, so it can’t be renamed here.'
  const missing = plan.eventNames.filter(
    (code) => !games.some(({ eventName }) => isSameCode(eventName, code)),
  )
  return missing.length > 0
    ? `It can’t be renamed while these games are missing from the list of games: ${missing.join(', ')}.`
    : undefined
}

/** The reason why a plan can't have this new name; undefined if it can, or if the name is blank. */
export function newNameProblem({ team, plan, newName, plans }: Rename): string | undefined {
  if (newName === '') return undefined
  if (isSamePlanName(newName, plan.name)) return 'It already has this name.'
  const other = teamKeys
    .flatMap((teamKey) => plans[teamKey])
    .find(({ name, eventNames }) => isSamePlanName(name, newName) && eventNames.length > 0)
  if (other) return `${other.name} already exists.`
  // Sheets find a plan's games by the first letter of its name.
  const newTeam = teamOfCode(newName)
  if (newTeam !== team && newTeam !== teamOfCode(plan.name)) {
    const { codeLetter, name } = teams[team]
    return `A ${name} plan’s name must start with ${codeLetter}.`
  }
  return planNameProblem(newName)
}

/** The steps of a rename, for a strict run. */
export function renameSteps({ team, plan, newName, games, combinedPlans }: Rename): Step[] {
  const deleteStep = deletePlanStep(team, plan, games)
  const added = deleteStep.games.map(
    (game): Step => ({ kind: 'addToPlan', team, plan: newName, game }),
  )
  const removed = deleteStep.games.map(
    (game): Step => ({ kind: 'removeFromPlan', team, plan: plan.name, game }),
  )
  return [
    ...(added.length > 0 ? added : [{ kind: 'addPlan', team, plan: newName } as const]),
    ...originalPlanSteps(combinedPlans, plan.name, newName),
    ...(teams[team].canDeletePlans ? [deleteStep] : removed),
  ]
}
