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
 * Reads the plans of a row. A name of a plan to create is in `names` and in `unknown`.
 * @param known the stored names, by their keys.
 * @param newPlans the keys of plans to create.
 */
export function readRowPlans(
  row: FileRow,
  known: ReadonlyMap<string, string>,
  newPlans: ReadonlySet<string>,
): RowPlans {
  const names = row.plans.flatMap((text) => joinedPlans(text, known))
  const isStored = (name: string) => known.has(nameKey(name))
  const unknown = names.filter((name) => !isStored(name) && planNameProblem(name) === undefined)
  const isAdded = (name: string) =>
    isStored(name) || (unknown.includes(name) && newPlans.has(nameKey(name)))
  const omitted = names.filter((name) => !isAdded(name))
  return {
    names: names.filter(isAdded).map((name) => known.get(nameKey(name)) ?? name),
    unknown,
    notes: omitted.map((name) => ({
      cause: 'plan',
      text: planNameProblem(name) ?? `No plan named '${name}', so it’s left out.`,
    })),
  }
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
