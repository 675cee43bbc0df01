import { describe, expect, it, test } from 'vitest'
import {
  findRep,
  type Rep,
  repNameWarnings,
  repsNamed,
  repWithSameLinks,
} from '../../../src/domain/rep'

const rep = (id: number, name: string): Rep => ({
  id,
  name,
  email: `${id}@example.com`,
  phone: '',
  planIds: [],
})
const reps = [rep(1, 'Zoë Núñez'), rep(2, 'Siân D’Arcy'), rep(3, 'zoe nunez'), rep(4, '🏒')]

describe('reps by name', () => {
  test.each([
    ['', [1, 2, 3, 4]],
    ['  ', [1, 2, 3, 4]],
    ['ZOE', [1, 3]],
    ['zoë n', [1, 3]],
    ["d'a", [2]],
    ['D’A', [2]],
    ['🏒', [4]],
    ['(', []],
    ['.*', []],
    ['nunez zoe', []],
  ])('%j finds %j', (text, ids) => {
    expect(repsNamed(reps, text).map(({ id }) => id)).toEqual(ids)
  })
})

describe('reps with the same links', () => {
  test.each([
    [null, 'ZOÉ-NUNEZ', 1],
    [1, 'Zoë Núñez', 3],
    [3, 'zoe nunez', 1],
    [2, 'Siân D’Arcy', undefined],
    [null, '', undefined],
    [null, '🎫', undefined],
  ])('%s called %j: %s', (id, name, other) => {
    expect(repWithSameLinks(reps, { id, name })?.id).toBe(other)
  })

  it('are the ones a public link cannot tell apart', () => {
    expect(findRep(reps, 'zoenunez')?.id).toBe(1)
  })
})

describe('warnings of a name', () => {
  test.each([
    ['', []],
    ['  ', []],
    ['Kim Lee', []],
    ['🏒', ['A name without letters or digits has no public links.']],
    ['Lee, Kim', [expect.stringMatching(/with a comma counts as two/)]],
    [',', [expect.any(String), expect.any(String)]],
  ])('%j', (name, warnings) => {
    expect(repNameWarnings(name, undefined)).toEqual(warnings)
  })

  it('names the other rep', () => {
    expect(repNameWarnings('Zoe Nunez', reps[0])).toEqual([
      expect.stringMatching(
        /^Zoë Núñez and this representative would have the same public links\./,
      ),
    ])
  })
})
