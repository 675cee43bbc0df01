import * as v from 'valibot'
import type { Game } from '../../domain/games/game'
import { isSamePlanName, type Plan, planNameProblem } from '../../domain/plan'
import { noProblem } from '../../ui/form/noProblem'
import { gameChoice } from './gameChoice'

/** What is typed: a plan's name, and a game's label or code. */
export interface NewPlan {
  name: string
  game: string
}

/** A plan's games as what is typed to add each; an empty plan has the game ''. */
export const entriesOf = ({ name, eventNames }: Plan): NewPlan[] =>
  (eventNames.length > 0 ? eventNames : ['']).map((game) => ({ name, game }))

/** The plan of this name. */
export const findPlan = (plans: readonly Plan[], name: string): Plan | undefined =>
  plans.find((plan) => isSamePlanName(plan.name, name))

/** A name that exists is that plan, `found`: without a game there is nothing to add to it. */
export const nameProblem = (found: Plan | undefined, game: Game | null): string | undefined =>
  found && !game ? `${found.name} exists already. Choose another name or a game.` : undefined

/** A plan has a game once. */
export const gameProblem = (found: Plan | undefined, game: Game | null): string | undefined =>
  found && game && found.eventNames.includes(game.eventName)
    ? `${game.eventName} is already in ${found.name}.`
    : undefined

/** A plan's name as typed (docs/rules/words.md#validation). */
export const typedPlanName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Plan Event Name is required'),
  noProblem(planNameProblem),
)

/** The rules of docs/rules/words.md#validation, for a plan among these. */
export function newPlanForm(games: readonly Game[] | undefined, plans: readonly Plan[]) {
  return v.pipe(
    v.object({
      name: typedPlanName,
      game: gameChoice(games),
    }),
    v.forward(
      v.check(
        ({ name, game }) => nameProblem(findPlan(plans, name), game) === undefined,
        ({ input: { name, game } }) => nameProblem(findPlan(plans, name), game) ?? '',
      ),
      ['name'],
    ),
    v.forward(
      v.check(
        ({ name, game }) => gameProblem(findPlan(plans, name), game) === undefined,
        ({ input: { name, game } }) => gameProblem(findPlan(plans, name), game) ?? '',
      ),
      ['game'],
    ),
  )
}
