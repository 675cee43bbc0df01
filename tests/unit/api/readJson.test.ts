import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../../src/api/responseBody'
import { LOGIN_PAGE, PHP_WARNING } from '../../mock-api/faults'

const unreadable = { ok: false, value: undefined }

it.each([
  LOGIN_PAGE,
  PHP_WARNING,
  '{"a":1',
  '[1,2',
  '[1,]',
  '[NaN]',
  '[1][2]',
  // Cut short in a text that holds markup: what follows the tag is no whole body.
  '{"note":"<b>[]',
  '[{"a":"x > {}',
  '{"a":1}{"b":2}',
  '{"a":1}<br />',
  `${PHP_WARNING}{"a":1`,
  `${PHP_WARNING}{"a":1}</body>`,
  'Fatal error: x [1]',
  'undefined',
])('does not read %j', (body) => {
  expect(readJson(body)).toEqual(unreadable)
})

describe('for any JSON', () => {
  it('reads it bare, behind a byte-order mark and behind a warning', () => {
    const records = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
    fc.assert(
      fc.property(records, (record) => {
        const body = JSON.stringify(record)
        const expected = { ok: true, value: JSON.parse(body) }
        for (const before of ['', '\uFEFF', ' \n', PHP_WARNING]) {
          expect(readJson(before + body)).toEqual(expected)
        }
      }),
    )
  })

  it('never takes a truncated record for a whole one', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.nat(), (record, at) => {
        const body = JSON.stringify(record)
        expect(readJson(body.slice(0, 1 + (at % (body.length - 1))))).toEqual(unreadable)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        expect(typeof readJson(body).ok).toBe('boolean')
        expect(typeof readJson(`<${body}`).ok).toBe('boolean')
      }),
    )
  })
})
