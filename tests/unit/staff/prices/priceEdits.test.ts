import { describe, expect, it } from 'vitest'
import { blankLocation, type PricingLocation } from '../../../../src/domain/pricing'
import {
  applyEdits,
  cellInput,
  cellNote,
  cellState,
  type PriceEdits,
  unsavedEdits,
  withTypedText,
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
const NONE: PriceEdits = {}
const type = (
  edits: PriceEdits,
  name: keyof PriceEdits[string]['cells'],
  text: string,
  games: number | null = 5,
) => withTypedText(edits, { row, name, text }, games)

describe('changed prices', () => {
  it('take a total along that follows its price, and leave one that does not', () => {
    const edits = type(NONE, 'planHolderPerGame', '63')
    expect(applyEdits(edits, row)).toEqual({
      ...row,
      planHolderPerGame: 6300,
      planHolderTotal: 31_500,
    })
    // 5 x 70 is not 360.
    expect(applyEdits(type(NONE, 'boxOfficePerGame', '71'), row).boxOfficeTotal).toBe(36_000)
    expect(applyEdits(type(NONE, 'planHolderPerGame', '63', null), row).planHolderTotal).toBe(
      30_000,
    )
    const own = type(type(NONE, 'planHolderTotal', '299'), 'planHolderPerGame', '63')
    expect(applyEdits(own, row).planHolderTotal).toBe(29_900)
    const blank = type(NONE, 'planHolderPerGame', '')
    expect(applyEdits(blank, row)).toEqual({
      ...row,
      planHolderPerGame: null,
      planHolderTotal: null,
    })
  })

  it('leave a price that is no amount as it came, until another is typed or it is cleared', () => {
    const row: PricingLocation = {
      ...blankLocation('5 Game Plan'),
      id: 7,
      unreadable: { planHolderPerGame: 'TBD', planHolderTotal: 'TBD' },
    }
    const typed = (edits: PriceEdits, text: string) =>
      withTypedText(edits, { row, name: 'planHolderPerGame', text }, 5)
    expect(cellInput(NONE, { row, name: 'planHolderPerGame' })).toBe('TBD')
    expect(applyEdits(typed(NONE, '63'), row)).toEqual({
      ...row,
      planHolderPerGame: 6300,
      unreadable: { planHolderTotal: 'TBD' },
    })
    const cleared = typed(NONE, '')
    expect(applyEdits(cleared, row).unreadable).toEqual({ planHolderTotal: 'TBD' })
    expect(cellNote(cleared, { row, name: 'planHolderPerGame' })).toBe('Changed from TBD')
    expect(typed(cleared, 'TBD')).toEqual({})
  })

  it('are removed once they are stored; what was typed since is based on that', () => {
    const edits = type(type(NONE, 'boxOfficeTotal', '350'), 'planHolderTotal', '301')
    const stored = applyEdits(edits, row)
    expect(unsavedEdits(edits, [stored], new Map())).toEqual({})
    expect(unsavedEdits(edits, [row], new Map())).toBe(edits)
    const sent = new Map([[7, stored]])
    const later = type(edits, 'boxOfficeTotal', '351')
    const left = unsavedEdits(later, [stored], sent)
    expect(left).toEqual({
      7: { name: '5 Game Plan, Loge', cells: { boxOfficeTotal: { text: '351.00', base: 35_000 } } },
    })
    // Not ours: a third price.
    const theirs = { ...row, boxOfficeTotal: 37_000 }
    expect(
      cellState(unsavedEdits(later, [theirs], sent), { row: theirs, name: 'boxOfficeTotal' }),
    ).toBe('conflict')
  })
})
