import { closestMatch } from 'leven'

/** A text as it is compared: without case, and without the end of a very long name. */
const comparable = (name: string) => name.trim().toLowerCase().slice(0, 60)

/**
 * Finds the name that an unknown one probably means: the nearest, with at most a third of its letters
 * different, in any case.
 */
export function createNameMatcher(names: readonly string[]) {
  const nameOf = new Map(names.map((name) => [comparable(name), name]))
  const texts = [...nameOf.keys()]
  return (typed: string): string | undefined => {
    const text = comparable(typed)
    const match = closestMatch(text, texts, { maxDistance: Math.ceil(text.length / 3) })
    return match === undefined ? undefined : nameOf.get(match)
  }
}
