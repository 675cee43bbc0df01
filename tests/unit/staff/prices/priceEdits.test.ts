import { describe, expect, it } from 'vitest'
import { blankLocation } from '../../../../src/domain/pricing'
import {
  changedRow,
  type Edits,
  noteOf,
  rebased,
  reverted,
  settled,
  stateOf,
  textOf,
  typedInto,
} from '../../../../src/staff/prices/priceEdits'

const row = {
  ...blankLocation('5 Game Plan'),
  id: 7,
  location: 'Loge',
  planHolderPerGame: 6000,
  planHolderTotal: 30_000,
  boxOfficePerGame: 7000,
  boxOfficeTotal: 36_000,
}
const NONE: Edits = {}
const type = (
  edits: Edits,
  name: keyof Edits[string]['cells'],
  text: string,
  games: number | null = 5,
) => typedInto(edits, { row, name, text }, games)

describe('changed prices', () => {
  it('stand beside what is stored, and go when they are typed back', () => {
    const edits = type(NONE, 'boxOfficeTotal', '$350')
    expect(textOf(row, edits, 'boxOfficeTotal')).toBe('350.00')
    expect(noteOf(row, edits, 'boxOfficeTotal')).toBe('Changed from $360.00')
    expect(changedRow(row, edits)).toEqual({ ...row, boxOfficeTotal: 35_000 })
    expect(type(edits, 'boxOfficeTotal', '360')).toEqual({})
    expect(reverted(edits, [{ row, name: 'boxOfficeTotal' }])).toEqual({})
  })

  it('take a total along that follows its price, and leave one that does not', () => {
    const edits = type(NONE, 'planHolderPerGame', '63')
    expect(changedRow(row, edits)).toEqual({
      ...row,
      planHolderPerGame: 6300,
      planHolderTotal: 31_500,
    })
    // 5 x 70 is not 360.
    expect(changedRow(row, type(NONE, 'boxOfficePerGame', '71')).boxOfficeTotal).toBe(36_000)
    expect(changedRow(row, type(NONE, 'planHolderPerGame', '63', null)).planHolderTotal).toBe(
      30_000,
    )
    const own = type(type(NONE, 'planHolderTotal', '299'), 'planHolderPerGame', '63')
    expect(changedRow(row, own).planHolderTotal).toBe(29_900)
    const blank = type(NONE, 'planHolderPerGame', '')
    expect(changedRow(row, blank)).toEqual({
      ...row,
      planHolderPerGame: null,
      planHolderTotal: null,
    })
  })

  it('keep a text that is no amount, with the reason and the old price', () => {
    const edits = type(NONE, 'planHolderPerGame', 'TBD')
    expect(stateOf(row, edits, 'planHolderPerGame')).toBe('invalid')
    expect(textOf(row, edits, 'planHolderPerGame')).toBe('TBD')
    expect(noteOf(row, edits, 'planHolderPerGame')).toBe(
      'Enter an amount in dollars, for example 1,234.50. Was $60.00',
    )
    expect(changedRow(row, edits)).toEqual(row)
  })

  it('say so when somebody else changed the same price meanwhile', () => {
    const edits = type(NONE, 'boxOfficeTotal', '350')
    const theirs = { ...row, boxOfficeTotal: 37_000 }
    expect(stateOf(theirs, edits, 'boxOfficeTotal')).toBe('conflict')
    expect(noteOf(theirs, edits, 'boxOfficeTotal')).toBe(
      'Somebody else changed it from $360.00 to $370.00',
    )
    expect(stateOf(theirs, rebased(edits, theirs), 'boxOfficeTotal')).toBe('changed')
    expect(reverted(edits, [{ row: theirs, name: 'boxOfficeTotal' }])).toEqual({})
  })

  it('are settled once they are stored; what was typed since stands on that', () => {
    const edits = type(type(NONE, 'boxOfficeTotal', '350'), 'planHolderTotal', '301')
    const stored = changedRow(row, edits)
    expect(settled(edits, [stored], new Map())).toEqual({})
    expect(settled(edits, [row], new Map())).toBe(edits)
    const sent = new Map([[7, stored]])
    const later = type(edits, 'boxOfficeTotal', '351')
    const left = settled(later, [stored], sent)
    expect(left).toEqual({
      7: { name: '5 Game Plan, Loge', cells: { boxOfficeTotal: { text: '351.00', base: 35_000 } } },
    })
    // Not ours: a third price.
    const theirs = { ...row, boxOfficeTotal: 37_000 }
    expect(stateOf(theirs, settled(later, [theirs], sent), 'boxOfficeTotal')).toBe('conflict')
  })
})
