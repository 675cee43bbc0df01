import * as v from 'valibot'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { isSamePlanName, type Plan, planNameProblem } from '../../domain/plan'
import { dateText } from '../../domain/time/dates'
import { problemCheck } from '../../ui/form/problemCheck'

/** The fields of a new plan: its name, and the label or code of a game. */
export interface TypedNewPlan {
  name: string
  game: string
}

/** The validated values of a new plan's form. The game is null if none was typed. */
type NewPlanValues = { name: string; game: Game | null }

/**
 * The field values that would add each of a plan's games. For a plan without games, the game is ''.
 */
export const typedGamesOf = ({ name, eventNames }: Plan): TypedNewPlan[] =>
  (eventNames.length > 0 ? eventNames : ['']).map((game) => ({ name, game }))

/** Finds the plan with this name. */
export const findPlan = (plans: readonly Plan[], name: string): Plan | undefined =>
  plans.find((plan) => isSamePlanName(plan.name, name))

/** The message if a plan with this name exists and no game was typed to add to it. */
export const newPlanNameProblem = (existing: Plan | undefined, game: Game | null) =>
  existing && !game ? `${existing.name} already exists. Choose another name or a game.` : undefined

/** The message if the plan already has the game. */
export const newPlanGameProblem = (existing: Plan | undefined, game: Game | null) =>
  existing && game && existing.eventNames.includes(game.eventName)
    ? `${game.eventName} is already in ${existing.name}.`
    : undefined

/** The schema of a typed plan name (docs/rules/words.md#validation). */
export const planNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Plan Event Name is required'),
  problemCheck(planNameProblem),
)

/**
 * The schema of a new plan (docs/rules/words.md#validation), given the existing games and plans.
 */
export function newPlanSchema(games: readonly Game[] | undefined, plans: readonly Plan[]) {
  const planCheck = (problemOf: typeof newPlanNameProblem) =>
    problemCheck<NewPlanValues>(({ name, game }) => problemOf(findPlan(plans, name), game))
  return v.pipe(
    v.object({ name: planNameSchema, game: typedGameSchema(games) }),
    v.forward(planCheck(newPlanNameProblem), ['name']),
    v.forward(planCheck(newPlanGameProblem), ['game']),
  )
}

/** A game's option text: `B251009 · Thu, Oct 9, 2025 · Chicago Blackhawks`. */
export function gameLabel(game: Game): string {
  const opponent = readGameText(game).opponent || game.team
  return [game.eventName, dateText(game.date), opponent].filter(Boolean).join(' · ')
}

/** Finds a game by its label or its code; undefined if two games share the code. */
export function findGame(games: readonly Game[], text: string): Game | undefined {
  const searched = text.trim().toLowerCase()
  if (searched === '') return undefined
  const ofCode = games.filter((game) => game.eventName.toLowerCase() === searched)
  if (ofCode.length === 1) return ofCode[0]
  return games.find((game) => gameLabel(game).toLowerCase() === searched)
}

/** A schema that converts the text of a game field to the game, or to null if blank. */
export function typedGameSchema(games: readonly Game[] | undefined) {
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
