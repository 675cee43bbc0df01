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

/** The name that was probably meant: at most a third of its letters away, in any case. */
export function nearestName(asked: string, names: Iterable<string>): string | undefined {
  const text = asked.trim().toLowerCase().slice(0, 60)
  const farthest = Math.ceil(text.length / 3) + 1
  let best: { name: string; away: number } | undefined
  for (const name of names) {
    // None can be nearer: the same name would not be asked for.
    if (best?.away === 1) break
    const limit = best?.away ?? farthest
    if (Math.abs(Math.min(name.length, 60) - text.length) >= limit) continue
    const other = name.toLowerCase().slice(0, 60)
    const away = distance(text, other, limit)
    if (away < limit) best = { name, away }
  }
  return best?.name
}
