import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { changeLines, mergedChanges } from '../../../../src/domain/games/gameChange'
import { aGame } from '../../../records'

const game = (fields: Partial<Game> = {}) =>
  aGame({
    eventName: 'B251206',
    eventIds: [7],
    plans: ['B26FULL'],
    team: 'Bruins vs. Ottawa Senators',
    date: '2025-12-06',
    time: '19:00:00',
    ...fields,
  })
const moved = game({ date: '2025-12-09' })

describe('what a package’s customer is told', () => {
  it.each<[string, Game | null, Game | null, string[]]>([
    [
      'another day',
      game(),
      moved,
      ['Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Tue, Dec 9, 7:00 PM'],
    ],
    ['a new game', null, game(), ['New: Bruins vs. Ottawa Senators, Sat, Dec 6, 7:00 PM']],
    ['a deleted game', game(), null, ['Removed: Bruins vs. Ottawa Senators, Sat, Dec 6, 7:00 PM']],
    [
      'a game taken out of its plan',
      game(),
      game({ plans: [] }),
      ['Removed: Bruins vs. Ottawa Senators, Sat, Dec 6, 7:00 PM'],
    ],
    [
      'another opponent',
      game(),
      game({ team: 'Bruins vs. TBD' }),
      ['Sat, Dec 6, 7:00 PM: Bruins vs. Ottawa Senators → Bruins vs. Opponent to be announced'],
    ],
    ['another number', game(), game({ gameNumber: 4 }), []],
    ['one more plan', game(), game({ plans: ['B26FULL', 'B26NINE'] }), []],
    [
      'a game of other plans',
      game({ plans: ['X'] }),
      game({ plans: ['X'], date: '2025-12-09' }),
      [],
    ],
  ])('%s', (_name, before, after, lines) => {
    expect(changeLines({ originalPlans: ['b26full', 'C26FULL'] }, [{ before, after }])).toEqual(
      lines,
    )
  })

  it('several changes of a game are one, and none once it is as it was', () => {
    const again = game({ date: '2025-12-10' })
    const twice = [
      { before: game(), after: moved },
      { before: moved, after: again },
    ]
    expect(mergedChanges(twice)).toEqual([{ before: game(), after: again }])
    const plan = { originalPlans: ['B26FULL'] }
    const undone = mergedChanges([...twice, { before: again, after: game() }])
    expect(changeLines(plan, undone)).toEqual([])
    const made = game({ eventIds: [] })
    const gone = [
      { before: null, after: made },
      { before: made, after: null },
    ]
    expect(changeLines(plan, mergedChanges(gone))).toEqual([])
  })
})
