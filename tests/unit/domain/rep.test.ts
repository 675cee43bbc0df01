import { describe, expect, test } from 'vitest'
import {
  findRep,
  repNameProblem,
  repNameWarnings,
  repsNamed,
  repWithSameLinks,
} from '../../../src/domain/rep'
import { aRep } from '../../records'

const rep = (id: number, name: string) => aRep({ id, name, email: `${id}@example.com` })
const reps = [rep(1, 'Zoë Núñez'), rep(2, 'Siân D’Arcy'), rep(3, 'zoe nunez'), rep(4, '🏒')]

describe('reps by name', () => {
  test.each([
    ['', [1, 2, 3, 4]],
    ['ZOE', [1, 3]],
    ['zoë n', [1, 3]],
    ['D’A', [2]],
    ['(', []],
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
    [null, '🎫', undefined],
  ])('%s called %j: %s', (id, name, other) => {
    expect(repWithSameLinks(reps, { id, name })?.id).toBe(other)
  })

  test.each([
    ['zoenunez', '3', 3],
    ['zoenunez', '1', 1],
    // Somebody else's id, and none.
    ['zoenunez', '2', 1],
    ['zoenunez', null, 1],
  ])('%j with the id %j is %i', (repname, id, found) => {
    expect(findRep(reps, repname, id)?.id).toBe(found)
  })

  test.each([
    [null, 'zoe-nunez', true],
    [rep(2, 'Siân D’Arcy'), 'zoe nunez', true],
    // His own name, also where another has the same links.
    [rep(3, 'zoe nunez'), 'Zoe Nunez', false],
    [null, 'Zoe Nunes', false],
    [null, '', false],
  ])('are refused: %j called %j', (one, name, isRefused) => {
    expect(repNameProblem(reps, one, name)).toBe(
      isRefused ? 'Zoë Núñez has the same public links. Choose another name.' : undefined,
    )
  })
})

describe('warnings of a name', () => {
  test.each([
    ['', []],
    ['Kim Lee', []],
    ['🏒', ['A name without letters or digits has no public links.']],
    ['Lee, Kim', [expect.stringMatching(/with a comma counts as two/)]],
    [',', [expect.any(String), expect.any(String)]],
  ])('%j', (name, warnings) => {
    expect(repNameWarnings(name)).toEqual(warnings)
  })
})
