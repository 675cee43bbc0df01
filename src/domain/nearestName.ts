/**
 * How many letters have to be put in, taken out or changed to make one text of the other; from
 * `limit` on it is not counted any further.
 */
function distance(one: string, other: string, limit: number): number {
  const [a, b] = withoutSameEnds(one, other)
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

/** What is left of two texts without how both begin and end: of two codes of one season, little. */
function withoutSameEnds(a: string, b: string): [string, string] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** A text as it is compared: case and the end of a very long name say nothing. */
const compared = (name: string) => name.trim().toLowerCase().slice(0, 60)

/**
 * Finds which of these names was probably meant by one that is none of them: the nearest, at most a
 * third of its letters away, in any case.
 */
export const nearestAmong = (names: readonly string[]) => (typed: string) => {
  const text = compared(typed)
  let best: string | undefined
  let limit = Math.ceil(text.length / 3) + 1
  for (const name of names) {
    if (Math.abs(Math.min(name.length, 60) - text.length) >= limit) continue
    const away = distance(text, compared(name), limit)
    if (away < limit) [best, limit] = [name, away]
  }
  return best
}
