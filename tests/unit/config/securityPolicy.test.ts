import { expect, it } from 'vitest'
import { parseEnv } from '../../../src/config/env'
import { securityPolicy } from '../../../src/config/securityPolicy'

const IN_PAGE = { script: "'sha256-one'", style: null }

const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `))

it.each([
  [undefined, 'https:'],
  ['', 'https:'],
  [' assets.example.com ', 'https://assets.example.com'],
  [
    'https://a.example.com/, *.b.example.com:8443\nC.example.com',
    'https://a.example.com https://*.b.example.com:8443 https://c.example.com',
  ],
])('with logos on %j, pictures come from %s', (hosts, sources) => {
  const policy = securityPolicy(parseEnv({}), hosts ?? '', IN_PAGE)
  expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: ${sources}`)
})

it.each([
  '*',
  'https:',
  'http://a.example.com',
  'x.example.com;script-src',
  "'unsafe-inline'",
  'a.example.com/path',
])('a build with %j as a logo host fails', (host) => {
  expect(() => securityPolicy(parseEnv({}), host, IN_PAGE)).toThrow(/VITE_LOGO_HOSTS/)
})

it('only the API and the address for error reports may be called', () => {
  const calls = (raw: Parameters<typeof parseEnv>[0]) =>
    directive(securityPolicy(parseEnv(raw), '', IN_PAGE), 'connect-src')
  expect(calls({})).toBe("connect-src 'self'")
  expect(
    calls({
      VITE_API_BASE_URL: 'https://api.example.com/v1',
      VITE_ERROR_REPORT_URL: 'https://errors.example.com/in?from=game-plans',
    }),
  ).toBe("connect-src 'self' https://api.example.com https://errors.example.com")
})
