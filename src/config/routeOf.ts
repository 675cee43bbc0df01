import { normalisePublicPath, patterns } from './paths'
import { isPublic } from './sheets'

type RouteKey = keyof typeof patterns

/** A route, with what an address says for each name of its pattern. */
export interface FoundRoute {
  key: RouteKey
  names: Record<string, string>
}

/**
 * The route that the router will open for an address; null where it opens none, and where it first
 * writes the address otherwise, as a sheet's in capitals.
 * @param pathname below the base path, as it stands in the address bar.
 */
export function routeOf(pathname: string): FoundRoute | null {
  const parts = pathname
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .map(decoded)
  let found: FoundRoute | null = null
  for (const key of Object.keys(patterns) as RouteKey[]) {
    const names = namesIn(parts, patterns[key].split('/'))
    // `/bruins/grouptickets/:repname` looks like a plan and a rep, too: the fewer names the better.
    if (names && !(found && count(found.names) <= count(names))) found = { key, names }
  }
  const isRewritten =
    found !== null && isPublic(found.key) && normalisePublicPath(pathname) !== pathname
  return isRewritten ? null : found
}

const count = (names: object) => Object.keys(names).length

/** The names in the parts of an address; null for an address of another pattern, and one that is hard to read. */
function namesIn(
  parts: readonly (string | null)[],
  wanted: readonly string[],
): Record<string, string> | null {
  if (parts.length !== wanted.length) return null
  const names: Record<string, string> = {}
  for (const [index, want] of wanted.entries()) {
    const text = parts[index] ?? null
    if (text === null) return null
    if (want.startsWith(':')) {
      if (text === '') return null
      names[want.slice(1)] = text
    } else if (text.toLowerCase() !== want) return null
  }
  return names
}

/** Null for broken escapes, and for `%252F`, of which the router makes a slash. */
function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return text.includes('%2F') ? null : text
  } catch {
    return null
  }
}
