import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePublicPath, normaliseText, paths } from '../../../src/config/paths'
import { sheetsOf } from '../../../src/config/sheets'

it.each([
  ['/', '/'],
  ['/bgs/calendar/p26rafb-p', '/bgs/calendar/p26rafb-p'],
  ['/BGS/Calendar/P26%20RAFB', '/bgs/calendar/p26rafb'],
  ['/bgs/calendar/ P26 all ', '/bgs/calendar/p26all'],
  ['/bgs/calendar/P26%C2%A0%E2%80%A8ALL', '/bgs/calendar/p26all'],
  ['/bgs/calendar/José', '/bgs/calendar/jos%C3%A9'],
  ['/bgs/calendar/JOS%C3%89', '/bgs/calendar/jos%C3%A9'],
  ['/bgs/calendar/%E0%A4%A', '/bgs/calendar/%25e0%25a4%25a'],
  ['/bgs/calendar/%25zz', '/bgs/calendar/%25zz'],
  ['/bgs/calendar/100%25', '/bgs/calendar/100%25'],
  ['/bgs/calendar/a%3Fb%23C', '/bgs/calendar/a%3Fb%23c'],
  ['/bgs/calendar/A%2FB', '/bgs/calendar/a%2Fb'],
  ['/bgs/calendar/%2E%2E', '/bgs/calendar/..'],
  ['/bgs/calendar/x/', '/bgs/calendar/x/'],
  ['/bgs/calendar/\uD800', '/bgs/calendar/%EF%BF%BD'],
])('%j becomes %j', (from, to) => {
  expect(normalisePublicPath(from)).toBe(to)
})

describe('for any path', () => {
  const awkward = fc.constantFrom(
    '\u0130',
    '\u00A0',
    '\u200B',
    '\u2028',
    '\uD800',
    '%',
    '%25',
    '%20',
  )
  const anyText = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), awkward))
    .map((parts) => parts.join(''))

  it('applying it twice changes nothing: a redirect never loops', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        const once = normalisePublicPath(path)
        expect(normalisePublicPath(once)).toBe(once)
        expect(once.split('/')).toHaveLength(path.split('/').length)
        expect(once).not.toMatch(/[?#\s]/)
      }),
      { numRuns: 1000 },
    )
  })

  it('a link to a code is already in the form the redirect makes', () => {
    fc.assert(
      fc.property(anyText, (code) => {
        for (const sheet of sheetsOf('combined plan')) {
          const link = paths[sheet]({ combinePlanEvent: code })
          expect(normalisePublicPath(link)).toBe(link)
        }
      }),
    )
  })

  it('text is normalised once and for all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normaliseText(text)
        expect(normaliseText(once)).toBe(once)
        expect(once).not.toMatch(/\s/)
      }),
    )
  })
})

it('links keep an id in one segment', () => {
  expect(paths.gamePlanEdit({ id: 'A/B ?' })).toBe('/bgs/game-plans/edit/A%2FB%20%3F')
  expect(paths.calendar({ combinePlanEvent: ' P26 RAFB-P ' })).toBe('/bgs/calendar/p26rafb-p')
  expect(paths.packageText({ combinePlanEvent: 'A/B' })).toBe('/bgs/package/a%2Fb/text')
})

it.each(sheetsOf('combined plan'))('a %s link to half a surrogate pair does not throw', (sheet) => {
  expect(() => paths[sheet]({ combinePlanEvent: 'x\uD800' })).not.toThrow()
})
