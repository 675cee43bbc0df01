/** How many letters have to be put in, taken out or changed to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The name that was probably meant: at most a third of its letters away, in any case. */
export function nearestName(asked: string, names: Iterable<string>): string | undefined {
  const text = asked.trim().toLowerCase().slice(0, 60)
  let best: { name: string; away: number } | undefined
  for (const name of names) {
    const other = name.toLowerCase().slice(0, 60)
    const limit = Math.min(best?.away ?? Infinity, Math.ceil(text.length / 3) + 1)
    if (Math.abs(other.length - text.length) >= limit) continue
    const away = distance(text, other)
    if (away < limit) best = { name, away }
  }
  return best?.name
}
