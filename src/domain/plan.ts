import { nameKey } from './recordKeys'

/** A named set of games (docs/rules/fields.md#plan). */
export interface Plan {
  name: string
  eventNames: string[]
  /** The id of its game plan. Not every server's list has it. */
  id?: number
}

/** The record of Edit Game Plan (docs/rules/fields.md#game-plan). */
export interface GamePlan {
  name: string
  totalEvents: number
}

/** Whether two plan names are the same, ignoring case and outer white space. */
export const isSamePlanName = (a: string, b: string) => nameKey(a) === nameKey(b)

/**
 * Returns a message if no plan can have this name. Lists of plans are comma-separated texts, and a
 * plan is addressed by its name as one path segment, where 'pricing' is the address of a list
 * (docs/rules/calls.md#games-and-plans).
 */
export function planNameProblem(name: string): string | undefined {
  const text = name.trim()
  if (text.includes(',')) return 'A plan name can’t contain a comma.'
  const isReserved = text === '.' || text === '..' || isSamePlanName(text, 'pricing')
  if (isReserved || !text.isWellFormed()) return `'${text.toWellFormed()}' can’t be used as a name.`
  return undefined
}
