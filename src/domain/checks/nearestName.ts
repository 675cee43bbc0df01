import { closestMatch } from 'leven'

/** The text that is compared: in lower case, and cut off if it is very long. */
const comparable = (name: string) => name.trim().toLowerCase().slice(0, 60)

/**
 * Creates a function that finds the name an unknown one probably means: the nearest name with at
 * most a third of its letters different. Case is ignored.
 */
export function createNameMatcher(names: readonly string[]) {
  const originalNames = new Map(names.map((name) => [comparable(name), name]))
  const texts = [...originalNames.keys()]
  return (typed: string): string | undefined => {
    const text = comparable(typed)
    const match = closestMatch(text, texts, { maxDistance: Math.ceil(text.length / 3) })
    return match === undefined ? undefined : originalNames.get(match)
  }
}
