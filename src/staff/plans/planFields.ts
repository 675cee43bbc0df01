import * as v from 'valibot'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { isSamePlanName, type Plan, planNameProblem } from '../../domain/plan'
import { dateText } from '../../domain/time/dates'
import { problemCheck } from '../../ui/form/problemCheck'

/** The fields of a new plan: its name, and a game's label or code. */
export interface NewPlan {
  name: string
  game: string
}

/** What the form of a new plan sends. */
type NewPlanValues = { name: string; game: Game | null }

/** What would be typed to add each of a plan's games; for an empty plan the game is ''. */
export const typedGamesOf = ({ name, eventNames }: Plan): NewPlan[] =>
  (eventNames.length > 0 ? eventNames : ['']).map((game) => ({ name, game }))

/** The plan of this name. */
export const findPlan = (plans: readonly Plan[], name: string): Plan | undefined =>
  plans.find((plan) => isSamePlanName(plan.name, name))

/** The message for a name that exists, typed without a game to add to that plan. */
export const nameProblem = (existing: Plan | undefined, game: Game | null): string | undefined =>
  existing && !game ? `${existing.name} already exists. Choose another name or a game.` : undefined

/** The message for a game that the plan has already. */
export const gameProblem = (existing: Plan | undefined, game: Game | null): string | undefined =>
  existing && game && existing.eventNames.includes(game.eventName)
    ? `${game.eventName} is already in ${existing.name}.`
    : undefined

/** A plan's name as typed (docs/rules/words.md#validation). */
export const typedPlanName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Plan Event Name is required'),
  problemCheck(planNameProblem),
)

/** The rules of docs/rules/words.md#validation, for a plan among these. */
export function newPlanForm(games: readonly Game[] | undefined, plans: readonly Plan[]) {
  const planCheck = (problemOf: typeof nameProblem) =>
    problemCheck<NewPlanValues>(({ name, game }) => problemOf(findPlan(plans, name), game))
  return v.pipe(
    v.object({ name: typedPlanName, game: gameChoice(games) }),
    v.forward(planCheck(nameProblem), ['name']),
    v.forward(planCheck(gameProblem), ['game']),
  )
}

/** A game as it is offered: `B251009 · Thu, Oct 9, 2025 · Chicago Blackhawks`. */
export function gameLabel(game: Game): string {
  const opponent = readGameText(game).opponent || game.team
  return [game.eventName, dateText(game.date), opponent].filter(Boolean).join(' · ')
}

/** The game a text names, by its label or by its bare code; none by a code that two games have. */
export function findGame(games: readonly Game[], text: string): Game | undefined {
  const searched = text.trim().toLowerCase()
  if (searched === '') return undefined
  const ofCode = games.filter((game) => game.eventName.toLowerCase() === searched)
  if (ofCode.length === 1) return ofCode[0]
  return games.find((game) => gameLabel(game).toLowerCase() === searched)
}

/** The text of a game field → its game, or null when the field is blank. */
export function gameChoice(games: readonly Game[] | undefined) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform<string, Game | null>(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === '') return null
      const game = findGame(games ?? [], value)
      if (game) return game
      addIssue({
        message: games
          ? `No game named '${value}'. Choose one from the list.`
          : 'The games haven’t loaded yet.',
      })
      return NEVER
    }),
  )
}
