import type { Env } from './env'

/** Hash of the empty text: Emotion's style elements are empty, its rules go in through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The Content-Security-Policy that the build writes into index.html: own scripts only, calls to
 * the configured API alone, and no text ever becomes markup (Trusted Types). `frame-ancestors` has
 * no effect in a page and is the host's header.
 */
export function securityPolicy(env: Env): string {
  const apis = [...new Set([env.apiBase, env.gamePlansBase].flatMap(originOf))]
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "font-src 'self'",
    // Club logos lie on hosts that staff choose.
    "img-src 'self' data: https:",
    ['connect-src', "'self'", ...apis].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** The origin of an address on another host; a path of this site has none. */
function originOf(address: string): string[] {
  try {
    return [new URL(address).origin]
  } catch {
    return []
  }
}
