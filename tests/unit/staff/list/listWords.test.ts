import { describe, expect, it } from 'vitest'
import { counted } from '../../../../src/domain/text'
import { listWords } from '../../../../src/staff/list/listWords'

describe('the words of a list', () => {
  it('are made of what a record is called', () => {
    expect(listWords('parking pass')).toEqual({
      title: 'Parking Passes',
      searchLabel: 'Search Parking Passes',
      noun: 'parking pass',
      add: 'Add Parking Pass',
      loading: 'Loading parking passes...',
      failed: 'Failed to load parking passes',
      empty: 'No parking passes found.',
    })
  })

  it('are those that the screen names instead', () => {
    const { title, searchLabel } = listWords('rep', { title: 'Bruins Representatives' })
    expect([title, searchLabel]).toEqual(['Bruins Representatives', 'Search Reps'])
  })

  it.each([
    [1, 'game', '1 game'],
    [0, 'game', '0 games'],
    [2, 'parking pass', '2 parking passes'],
    [1, 'parking pass', '1 parking pass'],
  ])('count %i of %s', (count, word, text) => {
    expect(counted(count, word)).toBe(text)
  })
})
