import { describe, expect, it } from 'vitest'
import { priceLabels } from '../../../../src/domain/prices'
import { locationTexts } from '../../../../src/staff/kit/locationForm'
import {
  changedFields,
  differenceWords,
  type FieldTexts,
  fieldConflicts,
} from '../../../../src/staff/writes/fieldTexts'

interface Typed {
  name: string
  count: string
  plans: string[]
}
const fields: FieldTexts<Typed> = {
  name: 'Name',
  count: ['Count', (text) => String(Number(text))],
  plans: 'Plans',
}
const seen: Typed = { name: 'A', count: '1', plans: ['x', 'y'] }

describe('the fields of a record', () => {
  it('are the same when they read the same; lists in any order', () => {
    expect(changedFields(fields, seen, { name: ' A ', count: '01', plans: ['y', 'x'] })).toEqual([])
    expect(changedFields(fields, seen, { name: 'a', count: '2', plans: ['x'] })).toEqual([
      'name',
      'count',
      'plans',
    ])
    expect(differenceWords(fields, seen, { ...seen, plans: [] })).toBe('Plans is now “x, y”')
  })

  it.each<[string, Partial<Typed>, Partial<Typed>, [string, boolean][]]>([
    ['nobody changed anything', {}, {}, []],
    ['only I typed', { name: 'M' }, {}, []],
    ['only they changed', {}, { name: 'T' }, [['name', false]]],
    ['both changed the same field', { name: 'M' }, { name: 'T' }, [['name', true]]],
    ['both changed it alike', { name: 'T' }, { name: 'T' }, []],
    ['each changed another field', { name: 'M' }, { plans: ['x', 'y', 'z'] }, [['plans', false]]],
  ])('conflict, or not, when %s', (_what, mine, theirs, expected) => {
    const found = fieldConflicts(fields, {
      seen,
      mine: { ...seen, ...mine },
      theirs: { ...seen, ...theirs },
    })
    expect(found.map(({ field, isTyped }) => [field, isTyped])).toEqual(expected)
  })
})

it('a price of 0 is the same however it is written, and no other price', () => {
  const fields = { total: locationTexts(priceLabels).planHolderTotal }
  for (const total of ['0', '0.00', '$0']) {
    expect(differenceWords(fields, { total: '0.00' }, { total })).toBeUndefined()
  }
  expect(differenceWords(fields, { total: '0.00' }, { total: 'TBD' })).toBe('PH Total is now “—”')
})
