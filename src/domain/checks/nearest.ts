/* The name that was probably meant by one that is mistyped. */

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

/** A text and all that is left of it without one of its letters: texts one letter apart share one. */
const withoutOne = (text: string): string[] => [
  text,
  ...Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1)),
]

/** Names by every text that is left of them without one letter, in their order. */
function byMissingLetter(names: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const name of names) {
    for (const part of withoutOne(compared(name))) {
      const known = index.get(part)
      if (known) known.push(name)
      else index.set(part, [name])
    }
  }
  return index
}

/**
 * Answers which of these names was probably meant by one that is none of them: at most a third of
 * its letters away, in any case. A name one letter away, as most are, is found by one look into a
 * map that is made at the first question; only what is farther is compared with all.
 */
export function nearestAmong(names: readonly string[]): (asked: string) => string | undefined {
  let index: Map<string, string[]> | undefined
  return (asked) => {
    const text = compared(asked)
    index ??= byMissingLetter(names)
    for (const part of withoutOne(text)) {
      const near = index.get(part)?.find((name) => distance(text, compared(name), 2) === 1)
      if (near !== undefined) return near
    }
    return nearestByDistance(text, names)
  }
}

function nearestByDistance(text: string, names: readonly string[]): string | undefined {
  let best: string | undefined
  let limit = Math.ceil(text.length / 3) + 1
  for (const name of names) {
    if (Math.abs(Math.min(name.length, 60) - text.length) >= limit) continue
    const away = distance(text, compared(name), limit)
    if (away < limit) [best, limit] = [name, away]
  }
  return best
}
