import { normalizePublicPath } from './linkText'
import { patterns, type RouteKey } from './paths'
import { isPublic } from './sheets'

/** A route and the parameters of its address. */
interface MatchedRoute {
  key: RouteKey
  params: Record<string, string>
}

/**
 * The route that the router will open for an address; null if it opens none, or first redirects, as
 * from a sheet's address in capitals.
 * @param pathname below the base path, as in the address bar.
 */
export function matchRoute(pathname: string): MatchedRoute | null {
  const segments = pathname
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .map(decodeSegment)
  const matches = (Object.keys(patterns) as RouteKey[]).flatMap((key): MatchedRoute[] => {
    const params = matchParams(segments, patterns[key].split('/'))
    return params ? [{ key, params }] : []
  })
  // `/bruins/grouptickets/:repname` also matches `/bruins/:planname/:repname`: fewer parameters
  // win.
  const [match] = matches.sort((a, b) => count(a.params) - count(b.params))
  if (match === undefined) return null
  return isPublic(match.key) && normalizePublicPath(pathname) !== pathname ? null : match
}

const count = (params: object) => Object.keys(params).length

/** The parameters of an address; null if it does not match the pattern or has broken escapes. */
function matchParams(
  segments: readonly (string | null)[],
  pattern: readonly string[],
): Record<string, string> | null {
  if (segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? null
    if (segment === null) return null
    if (expected.startsWith(':')) {
      if (segment === '') return null
      params[expected.slice(1)] = segment
    } else if (segment.toLowerCase() !== expected) return null
  }
  return params
}

/**
 * Decodes a segment; null for broken escapes, and for `%252F`, which the router turns into a slash.
 */
function decodeSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('%2F') ? null : text
  } catch {
    return null
  }
}
