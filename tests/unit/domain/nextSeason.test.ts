import { describe, expect, it } from 'vitest'
import {
  copyRows,
  copyStates,
  nextCombinedPlan,
  nextLocations,
  type SeasonLists,
  seasonsOf,
  seasonsWithGames,
} from '../../../src/domain/nextSeason'
import { codeInSeason, seasonOfCode } from '../../../src/domain/time/seasons'
import { aCombinedPlan, aLocation } from '../../records'

const plan = (name: string) => ({ name, eventNames: [] })
const lists: SeasonLists = {
  plans: {
    bruins: ['B26FULL', 'BP265PLANA', 'B25OLD', 'P26MIX', 'B27FULL', 'Waiting list'].map(plan),
    celtics: ['C26FULL', 'p26mix'].map(plan),
  },
  combinedPlans: [
    aCombinedPlan({ code: 'P26ALL', originalPlans: ['B26FULL', 'X26CLASSICS', 'Extra'] }),
    aCombinedPlan({ code: 'p26 suite', title: 'Suite 2025-26 (P26)', pdf: 'p26suite.pdf' }),
    aCombinedPlan({ code: 'P27SUITE' }),
  ],
  pricing: [
    aLocation({ id: 1, pricingPlanName: 'Plan A', location: 'Loge', planHolderPerGame: 5000 }),
    aLocation({ id: 2, pricingPlanName: 'P26 Loge', location: 'Loge', repNames: ['Ann'] }),
    aLocation({ id: 3, pricingPlanName: 'P26 Loge', location: '' }),
    aLocation({ id: 4, pricingPlanName: 'P25 Loge', location: 'Loge' }),
  ],
}

describe('the next season', () => {
  it.each([
    ['B26FULL', 2026, 'B27FULL'],
    ['bp265plana', 2026, 'bp275plana'],
    ['P26RAFB-P', 2026, 'P27RAFB-P'],
    [' x26Classics', 2026, ' x27Classics'],
    ['P99END', 2099, 'P00END'],
    // A game's code holds a day; a name without digits holds no season.
    ['B251009', null, 'B251009'],
    ['Plan A', null, 'Plan A'],
    ['2026', null, '2026'],
  ])('reads %s as of %s, and then as %s', (code, season, next) => {
    expect(seasonOfCode(code)).toBe(season)
    expect(codeInSeason(code, (season ?? 2026) + 1)).toBe(next)
  })

  it('takes the records of one season, each once, and names what is there already', () => {
    expect(seasonsOf(lists)).toEqual([2027, 2026, 2025])
    expect(seasonsWithGames(lists)).toEqual([])
    const rows = copyRows(lists, 2026)
    const states = copyStates(rows, lists)
    expect(rows.map(({ from, to }, index) => [from, to, states[index]])).toEqual([
      ['B26FULL', 'B27FULL', { status: 'exists' }],
      ['BP265PLANA', 'BP275PLANA', { status: 'new' }],
      ['P26MIX', 'P27MIX', { status: 'new' }],
      ['C26FULL', 'C27FULL', { status: 'new' }],
      ['P26ALL', 'P27ALL', { status: 'new' }],
      [
        'p26 suite',
        'p27 suite',
        { status: 'invalid', reason: 'P27SUITE has the same public links.' },
      ],
      ['Plan A', '', { status: 'invalid', reason: '' }],
      ['P26 Loge', 'P27 Loge', { status: 'new' }],
    ])
    const twice = rows.map((row) => ({ ...row, to: row.source.kind === 'plan' ? 'B27NEW' : 'a,b' }))
    const said = copyStates(twice, lists).map((state) =>
      state.status === 'invalid' ? state.reason : state.status,
    )
    expect([said[0], said.at(-1)]).toEqual(Array(2).fill('Another row has the same name.'))
  })

  it('carries titles and plans over by their new names, and neither the PDF nor the reps', () => {
    const [all, suite] = lists.combinedPlans
    const renamed = new Map([['b26full', 'B27WHOLE']])
    expect(all && nextCombinedPlan(all, { to: ' P27ALL ', season: 2026, renamed })).toMatchObject({
      code: 'P27ALL',
      originalPlans: ['B27WHOLE', 'X27CLASSICS', 'Extra'],
    })
    expect(suite && nextCombinedPlan(suite, { to: 'P27S', season: 2026, renamed })).toMatchObject({
      title: 'Suite 2026-27 (P27)',
      pdf: null,
    })
    expect(nextLocations(lists.pricing.slice(1, 3), 'P27 Loge')).toEqual([
      aLocation({ id: -1, pricingPlanName: 'P27 Loge', location: 'Loge', planHolderPerGame: null }),
    ])
  })
})
