import { normalisePublicPath, patterns } from './paths'
import { isPublic } from './printSets'

type RouteKey = keyof typeof patterns

/** A route, with what an address says for each name of its pattern. */
export interface FoundRoute {
  key: RouteKey
  names: Record<string, string>
}

const countNames = (pattern: string) => pattern.split(':').length

/** `/bruins/grouptickets/:repname` looks like a plan and a rep, too: the fewer names the better. */
const known = (Object.keys(patterns) as RouteKey[]).sort(
  (one, other) => countNames(patterns[one]) - countNames(patterns[other]),
)

/**
 * The route that the router will open for an address; null where it opens none, and where it first
 * writes the address otherwise, as a sheet's in capitals.
 * @param pathname below the base path, as it stands in the address bar.
 */
export function routeOf(pathname: string): FoundRoute | null {
  for (const key of known) {
    const names = namesIn(pathname, patterns[key])
    if (names === null) continue
    return isPublic(key) && normalisePublicPath(pathname) !== pathname ? null : { key, names }
  }
  return null
}

/** The names in an address of this pattern; null for another's, and for one that is hard to read. */
function namesIn(pathname: string, pattern: string): Record<string, string> | null {
  const parts = pathname.replace(/(?<=.)\/$/, '').split('/')
  const wanted = pattern.split('/')
  if (parts.length !== wanted.length) return null
  const names: Record<string, string> = {}
  for (const [index, want] of wanted.entries()) {
    const text = decoded(parts[index] ?? '')
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
