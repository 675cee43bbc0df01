/** The Levenshtein distance of two texts; `limit` when it is at least that. */
function distance(one: string, other: string, limit: number): number {
  const [a, b] = differingParts(one, other)
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    if (Math.min(...next) >= limit) return limit
    row = next
  }
  return row[b.length] ?? 0
}

/** Two texts without their common beginning and end: codes of one season differ in little. */
function differingParts(a: string, b: string): [string, string] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  const longestEnd = Math.min(a.length, b.length) - start
  while (end < longestEnd && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** A text as it is compared: without case, and without the end of a very long name. */
const comparable = (name: string) => name.trim().toLowerCase().slice(0, 60)

/**
 * Finds the name that an unknown one probably means: the nearest, with at most a third of its letters
 * different, in any case.
 */
export const createNameMatcher = (names: readonly string[]) => (typed: string) => {
  const text = comparable(typed)
  let best: string | undefined
  let limit = Math.ceil(text.length / 3) + 1
  for (const name of names) {
    if (Math.abs(Math.min(name.length, 60) - text.length) >= limit) continue
    const difference = distance(text, comparable(name), limit)
    if (difference < limit) [best, limit] = [name, difference]
  }
  return best
}
