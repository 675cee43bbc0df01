import { normalizePublicPath, patterns } from './paths'
import { isPublic } from './sheets'

type RouteKey = keyof typeof patterns

/** A route and the parameters of its address. */
interface MatchedRoute {
  key: RouteKey
  params: Record<string, string>
}

/**
 * The route that the router will open for an address; null where it opens none, and where it first
 * redirects, as from a sheet's address in capitals.
 * @param pathname below the base path, as the address bar shows it.
 */
export function matchRoute(pathname: string): MatchedRoute | null {
  const parts = pathname
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .map(decoded)
  let found: MatchedRoute | null = null
  for (const key of Object.keys(patterns) as RouteKey[]) {
    const params = matchParams(parts, patterns[key].split('/'))
    // `/bruins/grouptickets/:repname` looks like a plan and a rep, too: fewer parameters win.
    if (params && !(found && count(found.params) <= count(params))) found = { key, params }
  }
  const isRewritten =
    found !== null && isPublic(found.key) && normalizePublicPath(pathname) !== pathname
  return isRewritten ? null : found
}

const count = (params: object) => Object.keys(params).length

/** The parameters of an address; null where it does not match the pattern or has broken escapes. */
function matchParams(
  parts: readonly (string | null)[],
  pattern: readonly string[],
): Record<string, string> | null {
  if (parts.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const text = parts[index] ?? null
    if (text === null) return null
    if (expected.startsWith(':')) {
      if (text === '') return null
      params[expected.slice(1)] = text
    } else if (text.toLowerCase() !== expected) return null
  }
  return params
}

/** Null for broken escapes, and for `%252F`, which the router turns into a slash. */
function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return text.includes('%2F') ? null : text
  } catch {
    return null
  }
}
