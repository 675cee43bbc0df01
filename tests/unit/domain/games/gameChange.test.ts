import { describe, expect, it } from 'vitest'
import { changedPackage } from '../../../../src/domain/games/changedPackage'
import type { Game } from '../../../../src/domain/games/game'
import { createGameFinder, type GameChange } from '../../../../src/domain/games/gameChange'
import { aCombinedPlan, aGame } from '../../../records'

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
const MOVE = { before: game(), after: moved, at: 1, renamedPackages: [] }
const PACKAGE = aCombinedPlan({ code: 'P26FULL', originalPlans: ['b26full', 'C26FULL'] })
const NOTHING_DONE = {
  ...{ told: [], marked: [], dismissed: [], today: '2025-11-26' },
  findListed: createGameFinder([]),
}
const linesOf = (changes: readonly GameChange[]) =>
  changedPackage(
    PACKAGE,
    changes.map((change, at) => ({ ...change, at: at + 1, renamedPackages: [] })),
    NOTHING_DONE,
  )?.lines ?? []

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
    expect(linesOf([{ before, after }])).toEqual(lines)
  })

  it('several changes of a game are one, and none once it is as it was', () => {
    const again = game({ date: '2025-12-10' })
    const twice = [
      { before: game(), after: moved },
      { before: moved, after: again },
    ]
    expect(linesOf(twice)).toEqual([
      'Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Wed, Dec 10, 7:00 PM',
    ])
    expect(linesOf([...twice, { before: again, after: game() }])).toEqual([])
    const made = game({ eventIds: [] })
    const gone = [
      { before: null, after: made },
      { before: made, after: null },
    ]
    expect(linesOf(gone)).toEqual([])
  })

  it('a change that is undone after the telling is told as well', () => {
    const changes = [MOVE, { ...MOVE, before: moved, after: game(), at: 3 }]
    expect(changedPackage(PACKAGE, changes, { ...NOTHING_DONE, told: [2], marked: [2] })).toEqual({
      plan: PACKAGE,
      lines: ['Bruins vs. Ottawa Senators: Tue, Dec 9, 7:00 PM → Sat, Dec 6, 7:00 PM'],
      isTold: false,
      isMarked: false,
      isDismissed: false,
    })
    const state = { ...NOTHING_DONE, told: [2, 4], marked: [2, 4] }
    const after = changedPackage(PACKAGE, changes, state)
    expect(after).toMatchObject({ isTold: true, isMarked: true })
    expect(after?.lines).toHaveLength(1)
  })

  it('told stays told after a change that customers do not see', () => {
    const renamed = { ...MOVE, before: moved, after: { ...moved, plans: ['C26FULL'] }, at: 3 }
    const state = { ...NOTHING_DONE, told: [2], marked: [2], dismissed: [2] }
    const all = { isTold: true, isMarked: true, isDismissed: true }
    expect(changedPackage(PACKAGE, [MOVE, renamed], state)).toMatchObject(all)
    expect(changedPackage(PACKAGE, [MOVE, renamed], { ...state, since: 3 })).toBeUndefined()
  })

  it('the game as another person left it, until the customer is told', () => {
    const further = game({ eventIds: [7, 9], date: '2025-12-10' })
    const other = game({ eventName: 'C251209', team: 'Celtics vs. Miami Heat' })
    const state = { ...NOTHING_DONE, findListed: createGameFinder([further, other]) }
    expect(changedPackage(PACKAGE, [MOVE], state)?.lines).toEqual([
      'Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Wed, Dec 10, 7:00 PM',
    ])
    expect(changedPackage(PACKAGE, [MOVE], { ...state, told: [2] })?.lines).toEqual([
      'Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Tue, Dec 9, 7:00 PM',
    ])
  })

  it('a game that another person deleted is removed, where the whole list of its team was read', () => {
    const linesWith = (...listed: Parameters<typeof createGameFinder>) =>
      changedPackage(PACKAGE, [MOVE], {
        ...NOTHING_DONE,
        findListed: createGameFinder(...listed),
      })?.lines
    const asMoved = ['Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Tue, Dec 9, 7:00 PM']
    const removed = ['Removed: Bruins vs. Ottawa Senators, Sat, Dec 6, 7:00 PM']
    expect(linesWith([], ['bruins', 'celtics'])).toEqual(removed)
    expect(linesWith([], ['celtics'])).toEqual(asMoved)
    // In other plans it has other ids.
    expect(linesWith([game({ eventIds: [9] })], ['bruins'])).toEqual(asMoved)
  })

  it('games of two teams with equal ids are two', () => {
    const celtics = game({ eventName: 'C251206', plans: ['C26FULL'], team: 'Celtics vs. Heat' })
    expect(
      linesOf([
        { before: game(), after: moved },
        { before: celtics, after: { ...celtics, time: '20:00:00' } },
      ]),
    ).toEqual([
      'Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Tue, Dec 9, 7:00 PM',
      expect.stringContaining('Celtics vs. Heat: Sat, Dec 6, 7:00 PM → Sat, Dec 6, 8:00 PM'),
    ])
  })

  it('nothing, where the package follows its plan to another name, or does not show the season', () => {
    const change = { before: null, after: game(), at: 1 }
    const packageOf = (renamedPackages: string[], code = PACKAGE.code) =>
      changedPackage({ ...PACKAGE, code }, [{ ...change, renamedPackages }], NOTHING_DONE)
    expect(packageOf(['P26FULL'])).toBeUndefined()
    expect(packageOf([], 'P27FULL')).toBeUndefined()
    expect(packageOf([])?.lines).toHaveLength(1)
  })
})
