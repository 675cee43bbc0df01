import { nameKey } from './recordKeys'

/** A named set of games (docs/rules/fields.md#plan). */
export interface Plan {
  name: string
  eventNames: string[]
  /** The id of its game plan, from a server whose list has it. */
  id?: number
}

/** The record of Edit Game Plan (docs/rules/fields.md#game-plan). */
export interface GamePlan {
  name: string
  totalEvents: number
}

/** Whether two plan names are the same: letter case and outer white space do not matter. */
export const isSamePlanName = (a: string, b: string) => nameKey(a) === nameKey(b)

/**
 * The message for a name that no plan can have; undefined for a valid one. Lists of plans are comma texts, and a plan is
 * addressed by its name as one segment of a path, where 'pricing' is the address of a list
 * (docs/rules/calls.md#games-and-plans).
 */
export function planNameProblem(name: string): string | undefined {
  const text = name.trim()
  if (text.includes(',')) return 'A plan name can’t contain a comma.'
  const isAddress = text === '.' || text === '..' || isSamePlanName(text, 'pricing')
  if (isAddress || !text.isWellFormed()) return `'${text.toWellFormed()}' can’t be used as a name.`
  return undefined
}
