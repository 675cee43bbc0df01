import { describe, expect, it, test } from 'vitest'
import { textRules } from './domainRules'

/*
 * Addresses in the spirit of the public lists of XSS and open-redirect payloads: every way of
 * writing a scheme or a foreign host that some browser or filter once fell for, combined.
 */

const CONTROLS = ['\0', '\x01', '\t', '\n', '\r', '\x0b', '\x1f', ' ', '\x7f', '\xa0']
const INVISIBLE = ['\xad', '\u200b', '\u200f', '\u2028', '\u2029', '\u3000', '\ufeff', '\u202e']

const SCHEMES = [
  ...'javascript vbscript data blob file filesystem view-source about'.split(' '),
  ...'jar intent ws ftp mailto livescript x-javascript'.split(' '),
]
const COLONS = [':', '://', ':\\\\', ':\t', '%3A', '&#58;', '\uff1a', '\u02d0']
const BODIES = [
  'alert(1)',
  '//%0aalert(1)',
  'text/html,<script>alert(1)</script>',
  '//evil.example',
]

/** lower, UPPER, Title and mIxEd. */
const cases = (word: string) => [
  word,
  word.toUpperCase(),
  word.charAt(0).toUpperCase() + word.slice(1),
  word.replace(/./g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
]

function scripts(): string[] {
  const found: string[] = []
  for (const name of SCHEMES) {
    for (const word of cases(name))
      for (const colon of COLONS) for (const body of BODIES) found.push(word + colon + body)
    for (const sign of [...CONTROLS, ...INVISIBLE]) {
      const half = Math.floor(name.length / 2)
      found.push(
        `${sign}${name}:alert(1)`,
        `${name.slice(0, half)}${sign}${name.slice(half)}:alert(1)`,
        `${name}${sign}:alert(1)`,
        `${name}:${sign}alert(1)`,
        `${sign}${sign}${name.slice(0, 1)}${sign}${name.slice(1)}:alert(1)`,
      )
    }
    found.push(
      ...[...name].map((_, at) => `${encodedAt(name, at)}:alert(1)`),
      `"><${name}:alert(1)>`,
      `' onerror=${name}:alert(1)`,
    )
  }
  return found
}

/** One letter as a character reference, as no browser reads it outside of markup. */
const encodedAt = (name: string, at: number) =>
  `${name.slice(0, at)}&#x${name.charCodeAt(at).toString(16)};${name.slice(at + 1)}`

const WAYS_OUT = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  '\0//',
  '/%5c',
  '/%2f%2f',
  '%5c%5c',
  '/..//',
  '/%2e%2e//',
  ';//',
  '?//',
  '@',
  '//site.example:x@',
  'https:\\',
  'hTTps://site.example@',
  'https://site.example\\@',
  'https://site.example%2f@',
  'ht\ntp://',
  '\uff0f\uff0f',
  '/\u2028/',
  '\u200b//',
]
const HOSTS = [
  'evil.example',
  'site.example.evil.example',
  'evil%E3%80%82example',
  'evil\u3002example',
  '\u2460\u2461\u2462.example',
  'user:pass@evil.example',
  'xn--eckwd4c7c.example',
]
const ENDS = ['', '/a.pdf', '/%2e%2e/', '?x=https://site.example', '#/game-plans']

const waysOut = () =>
  WAYS_OUT.flatMap((way) => HOSTS.flatMap((host) => ENDS.map((end) => way + host + end)))

const payloads = [...new Set([...scripts(), ...waysOut()])]

test('there are thousands of them', () => {
  expect(payloads.length).toBeGreaterThan(4000)
})

const concerned = textRules.filter(([title]) => /check (2|10|9|15|18|55)\]/.test(title))

describe('[check 5] with any hostile address', () => {
  it.each(concerned)('%s', async (_, rule) => {
    for (const text of payloads) await rule(text)
  })
})
