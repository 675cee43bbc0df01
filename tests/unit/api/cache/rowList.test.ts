import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { decodeList, selectRows } from '../../../../src/api/cache/rowList'
import { keySchema, textSchema } from '../../../../src/api/wire'

const schema = v.object({ key: keySchema, note: textSchema })
const list = (body: unknown) => decodeList({ schema, ownerField: 'note' }, body)

it('keeps every row with a key in any letter case, in order, and tells of the others that hold anything', () => {
  const good = fc.record({ key: fc.stringMatching(/\S/), note: fc.anything() })
  const nothing = fc.constantFrom(null, 7, 'x', [], {}, { key: '' }, { key: {} }, { note: '0' })
  const bad = fc.constantFrom({ note: 'n' }, { key: true }, { key: { a: 1 }, note: 0 })
  fc.assert(
    fc.property(fc.array(fc.oneof(good, nothing, bad)), (rows) => {
      const read = list(rows)
      expect(read.rows).toHaveLength(rows.filter((entry) => v.is(schema, entry)).length)
      expect(selectRows(read)).toBe(read.rows)
    }),
  )
  const { rows, unread } = list([
    { KEY: 'a' },
    null,
    { key: ' ', note: 'Loge' },
    { key: { a: 1 } },
    'Access denied',
    ['b', 'c'],
  ])
  expect(rows).toEqual([{ key: 'a', note: '' }])
  expect(unread).toEqual([
    { row: 'Row 2', reason: 'it can’t be read', owner: '' },
    { row: 'Row 3: Loge', reason: 'key is missing', owner: 'Loge' },
    { row: 'Row 4', reason: 'key can’t be read', owner: '' },
    { row: 'Row 5', reason: 'Access denied', owner: '' },
    { row: 'Row 6', reason: 'it can’t be read', owner: '' },
  ])
})

it.each([
  ['{}', []],
  ['{"0":{"key":"a"},"2":{"key":"b"}}', ['a', 'b']],
])('reads %s, which is how PHP writes a list with gaps', (body, keys) => {
  expect(list(JSON.parse(body)).rows.map((row) => row.key)).toEqual(keys)
})

it.each([[{ rows: [] }], [{ 0: { key: 'a' }, n: 1 }], [null], ['[]'], [7]])(
  '%j is no list',
  (body) => {
    expect(() => list(body)).toThrow(expect.objectContaining({ kind: 'unreadable' }))
  },
)
