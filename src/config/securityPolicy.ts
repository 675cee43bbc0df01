import type { Env } from './env'

/**
 * The hash of an empty text: Emotion's style elements are empty, and its rules are added through
 * CSSOM.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The hashes of the only inline script and style, in the policy's format. */
export interface Hashes {
  script: string
  /** Null if there is no inline style. */
  style: string | null
}

/**
 * The Content-Security-Policy that the build writes into index.html. It allows only the app's own
 * scripts and calls to the configured addresses, and no text ever becomes markup (Trusted Types).
 * `frame-ancestors` has no effect in a page, so the host sends it as a header.
 * @param logoHosts the hosts of club logos, separated by spaces or commas. If empty, images may
 * come from every host over https.
 * @throws if a text isn't a host.
 */
export function securityPolicy(env: Env, logoHosts: string, hashes: Hashes): string {
  const addresses = [env.apiBase, env.gamePlansBase, env.errorReportUrl ?? '']
  const origins = [...new Set(addresses.flatMap(originOf))]
  const logos = logoHosts
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(logoSource)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.script}`,
    ["style-src 'self'", EMPTY_STYLE, hashes.style].filter(Boolean).join(' '),
    "font-src 'self'",
    ["img-src 'self' data:", ...(logos.length > 0 ? logos : ['https:'])].join(' '),
    ['connect-src', "'self'", ...origins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * `assets.example.com`, `*.example.com` or `https://assets.example.com:8443` as a source of the
 * policy.
 */
function logoSource(host: string): string {
  const [, name] = /^(?:https:\/\/)?((?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?)\/?$/.exec(host) ?? []
  if (name === undefined) throw new Error(`VITE_LOGO_HOSTS: '${host}' is not a host`)
  return `https://${name.toLowerCase()}`
}

/** The origin of an address on another host; empty for a path of this site. */
function originOf(address: string): string[] {
  try {
    return [new URL(address).origin]
  } catch {
    return []
  }
}
