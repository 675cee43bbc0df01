import { planNameProblem } from '../plan'
import { nameKey } from '../recordKeys'
import type { FileRow, RowNote } from './rowTypes'

/** The plans that a row names. */
export interface RowPlans {
  /** Plans that exist, in their stored spelling, and plans to create. */
  names: string[]
  /** Names of plans that do not exist. */
  unknown: string[]
  /** About names that are left out. */
  notes: RowNote[]
}

/**
 * Reads the plans of a row.
 * @param known the stored names, by their keys.
 * @param newPlans the keys of plans to create.
 */
export function readRowPlans(
  file: FileRow,
  known: ReadonlyMap<string, string>,
  newPlans: ReadonlySet<string>,
): RowPlans {
  const plans: RowPlans = { names: [], unknown: [], notes: [] }
  for (const name of file.plans.flatMap((text) => joinedPlans(text, known))) {
    const stored = known.get(nameKey(name))
    const problem = planNameProblem(name)
    const isValid = problem === undefined
    if (stored === undefined && isValid) plans.unknown.push(name)
    if (stored !== undefined) plans.names.push(stored)
    else if (isValid && newPlans.has(nameKey(name))) plans.names.push(name)
    else {
      const text = problem ?? `No plan named '${name}', so it’s left out.`
      plans.notes.push({ cause: 'plan', text })
    }
  }
  return plans
}

/** Reads `A; B` as two plans if both exist. */
function joinedPlans(name: string, known: ReadonlyMap<string, string>): string[] {
  const parts = name
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  const isJoined = !known.has(nameKey(name)) && parts.every((part) => known.has(nameKey(part)))
  return isJoined ? parts : [name]
}
