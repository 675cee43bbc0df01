import { describe, expect, it } from 'vitest'
import { impactOf, impactText } from '../../../../src/domain/checks/impact'
import { indexSeason } from '../../../../src/domain/checks/seasonIndex'
import { replaceOriginalPlan } from '../../../../src/domain/combinedPlan'
import { season, soundCombinedPlan, soundGame, soundLocation, soundRep } from './season'

const packageOf = (code: string, ...originalPlans: string[]) =>
  soundCombinedPlan({ code, originalPlans })

const all = indexSeason(
  season({
    games: [soundGame()],
    plans: [
      { name: 'B26FULL', eventNames: ['B251009'] },
      { name: 'BP265PLANA', eventNames: ['B251009'] },
      { name: 'B26NEW', eventNames: [] },
    ],
    combinedPlans: [
      packageOf('P26HB', ' b26full ', 'B26FULL'),
      packageOf('P26ALL', 'B26FULL', 'C26FULL'),
      packageOf('P26HC', 'C26FULL'),
      packageOf('P26NEW', 'B26NEW'),
    ],
    pricing: [soundLocation(), soundLocation({ id: 2, pricingPlanName: 'Flex' })],
    reps: [soundRep(), soundRep({ id: 2, name: 'Sales Team' }), soundRep({ id: 3, name: '…' })],
  }),
)
const game = soundGame()

describe('what a record touches', () => {
  it('a game: its plans, their packages, and the pages of both, one that every rep has once', () => {
    const impact = impactOf('game', [game], all)
    expect(impact.plans).toEqual(['B26FULL', 'BP265PLANA'])
    expect(impact.packages).toEqual(['P26HB', 'P26ALL'])
    expect(impact.pages).toHaveLength(2 * 4 + 1)
    expect(impact.pages).toContain('/bruins/schedule/5plan/{repname}')
    expect(impactText(impact)).toBe('Used in 2 plans, 2 packages and 9 public pages')
  })

  it('a game in a plan it is about to join; another touches nothing', () => {
    const joining = impactOf('game', [{ ...game, plans: ['B26NEW'] }], all)
    expect(joining.packages).toEqual(['P26HB', 'P26ALL', 'P26NEW'])
    const other = soundGame({ eventName: 'B251011', plans: [] })
    expect(impactText(impactOf('game', [other], all))).toBe('Not used anywhere else')
    // Two that go at once are counted together.
    expect(impactOf('game', [game, other, game], all).plans).toHaveLength(2)
  })
})

it('a page of two pricing plans with one link name says which, of a location and of its rep', () => {
  const twin = soundLocation({ id: 7, pricingPlanName: 'Plan-A' })
  const first = soundLocation({ pricingPlanName: 'Plan A' })
  const shared = indexSeason(season({ pricing: [first, twin], reps: [soundRep()] }))
  const ofPlan = impactOf('pricing location', [twin], shared).pages
  expect(ofPlan).toHaveLength(2)
  for (const page of ofPlan) expect(page).toMatch(/^\/bruins\/.*plana\/\w+\?plan=7$/)
  expect(impactOf('rep', [soundRep()], shared).pages).toEqual(expect.arrayContaining([...ofPlan]))
  const alone = indexSeason(season({ pricing: [twin], reps: [soundRep()] }))
  expect(impactOf('pricing location', [twin], alone).pages.join()).not.toContain('?')
})

describe('a plan’s name in a combined plan', () => {
  const exchanged = (names: string[], from: string, to: string | null) =>
    replaceOriginalPlan(packageOf('P26', ...names), from, to)?.originalPlans

  it.each([
    [['A', 'B', 'C'], 'B', 'X', ['A', 'X', 'C']],
    [['A', ' b '], 'B', 'X', ['A', 'X']],
    [['A', 'B', 'B'], 'B', 'X', ['A', 'X']],
    [['X', 'B'], 'B', 'X', ['X']],
    [['b'], 'B', 'b', ['b']],
    [['A', 'B'], 'B', null, ['A']],
    [['B'], 'B', null, []],
    [['A'], 'B', 'X', undefined],
    [[], 'B', null, undefined],
  ])('%j: %s becomes %j: %j', (names, from, to, after) => {
    expect(exchanged(names, from, to)).toEqual(after)
  })
})
