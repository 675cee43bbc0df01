import { expect, it } from 'vitest'
import { mergeByNewest } from '../../../../src/domain/games/uniqueGames'
import { aGame } from '../../../records'

const before = aGame({ eventName: 'B251206', date: '2025-12-06' })
const after = { ...before, eventName: 'b251206', date: '2025-12-07' }
const other = aGame({ eventName: 'B251209', date: '2025-12-09' })
const HOUR = 3_600_000

it('of lists of different age the newest says when a code is played', () => {
  const old = { games: [before, other], readAt: HOUR }
  const fresh = { games: [after], readAt: 2 * HOUR }
  expect(mergeByNewest([old, fresh])).toEqual([other, after])
  expect(mergeByNewest([fresh, old])).toEqual([after, other])
  // Two games of one code that the server has are both shown.
  expect(mergeByNewest([old, { ...fresh, readAt: HOUR + 5 }])).toEqual([before, other, after])
})
