import { describe, expect, it } from 'vitest'
import { gamesInName } from '../../../../src/domain/checks/planRules'
import { unlistedPlans } from '../../../../src/domain/checks/seasonIndex'
import type { Plan } from '../../../../src/domain/plan'
import { said, soundCombinedPlan, soundGame } from './season'

const plan = (name: string, ...eventNames: string[]): Plan => ({ name, eventNames })
const game = soundGame()
const lastSeason = soundGame({ eventName: 'B250301', eventIds: [9], date: '2025-03-01' })
const full = plan('B26FULL', 'B251009')

describe('a plan', () => {
  it('without games, except one that nobody can delete and no customer sees', () => {
    const plans = [plan('B26NEW'), plan('C26NEW'), full]
    expect(said('plan', 'empty', { plans })).toEqual(['C26NEW has no games.'])
    const combinedPlans = [soundCombinedPlan({ originalPlans: ['B26NEW'] })]
    expect(said('plan', 'empty', { plans, combinedPlans })).toEqual([
      'B26NEW has no games.',
      'C26NEW has no games.',
    ])
  })

  it.each([
    ['B26SUITE5', 5],
    ['C26TWELVE', 12],
    ['B26NINE', 9],
    ['B26FULL', null],
    ['B26SECTION101', null],
  ])('%s says %j games', (name, games) => {
    expect(gamesInName(name)).toBe(games)
  })

  it('that has another number of games than its name says', () => {
    expect(said('plan', 'number-in-name', { plans: [plan('B26SUITE5', 'B251009')] })).toEqual([
      'B26SUITE5 has 1 game, but its name says 5.',
    ])
    expect(said('plan', 'number-in-name', { plans: [plan('B26SUITE1', 'B251009')] })).toEqual([])
  })

  it('with games of two seasons', () => {
    const mixed = plan('B26FULL', 'B251009', 'B250301')
    expect(said('plan', 'two-seasons', { games: [game, lastSeason], plans: [mixed] })).toEqual([
      'B26FULL has games from different seasons: 2024–25 and 2025–26.',
    ])
    const march = soundGame({ eventName: 'B260301', date: '2026-03-01' })
    const whole = plan('B26FULL', 'B251009', 'B260301')
    expect(said('plan', 'two-seasons', { games: [game, march], plans: [whole] })).toEqual([])
  })

  it('with four of the five cup days', () => {
    const days = ['C251208', 'C251209', 'C251210', 'C251211', 'C251212']
    expect(said('plan', 'cup-days', { plans: [plan('C26CUP', ...days.slice(1))] })).toEqual([
      'C26CUP has 4 of the 5 cup days. Without C251208, sheets list the others one by one.',
    ])
    const both = [plan('C26CUP', ...days), plan('C26HALF', ...days.slice(2)), plan('C26NONE')]
    expect(said('plan', 'cup-days', { plans: both })).toEqual([])
  })
})

describe('a combined plan', () => {
  const of = (rule: string, fields: Parameters<typeof soundCombinedPlan>[0]) =>
    said('combined plan', rule, {
      games: [game, lastSeason],
      plans: [full, plan('B26HALFA', 'B251009'), plan('B25OLD', 'B250301'), plan('B26WAITLIST')],
      combinedPlans: [soundCombinedPlan(fields)],
    })

  it.each([
    [
      'missing-part',
      { originalPlans: ['B26FULL', 'B26HALFAA'] },
      "P26HB: 'B26HALFAA' (did you mean B26HALFA?) doesn’t exist, so customers don’t see those games.",
      { originalPlans: [' b26full'] },
    ],
    [
      'missing-part',
      { originalPlans: ['Rows', 'Zzz'] },
      "P26HB: 'Rows' and 'Zzz' don’t exist, so customers don’t see those games.",
      {},
    ],
    ['no-parts', { originalPlans: [] }, 'P26HB has no original plans, so its pages are empty.', {}],
    ['empty-part', { originalPlans: ['B26WAITLIST'] }, 'P26HB: B26WAITLIST has no games.', {}],
    [
      'game-twice',
      { originalPlans: ['B26FULL', 'B26HALFA'] },
      'P26HB: B251009 is in two of its plans.',
      { originalPlans: ['B26FULL', 'B25OLD'] },
    ],
    [
      'other-season',
      { originalPlans: ['B26FULL', 'B25OLD'] },
      'P26HB is for the 2025–26 season, but B25OLD has games from another, which its pages leave out.',
      { originalPlans: ['B26FULL', 'B26HALFA'] },
    ],
    [
      'code-in-links',
      { code: 'P26 Müller/Smith' },
      "'P26 Müller/Smith' doesn’t work in links. Use 'P26Muller-Smith'.",
      { code: 'P26 Loge Club' },
    ],
    [
      'code-in-links',
      { code: 'P26 ÉTÉ' },
      "'P26 ÉTÉ' doesn’t work in links. Use 'P26ETE'.",
      { code: 'P26 Müller & Co' },
    ],
    ['code-in-links', { code: '..' }, "'..' doesn’t work in links.", { code: 'P26RAFB-P' }],
    ['no-title', { title: ' ' }, 'P26HB has no title.', { title: 'Señor Peña’s' }],
    [
      'pdf',
      { pdf: 'javascript:alert(1)' },
      "P26HB: 'javascript:alert(1)' isn’t a web address or the name of a PDF file.",
      { pdf: 'p26hb 2025-26.pdf' },
    ],
    [
      'pdf',
      { pdf: 'to come' },
      "P26HB: 'to come' isn’t a web address or the name of a PDF file.",
      { pdf: 'https://example.com/plan' },
    ],
    [
      'updated-before-season',
      { lastUpdated: '2025-05-01T03:59:59Z' },
      'P26HB was last updated on April 30, 2025, before its season 2025–26 was planned.',
      {},
    ],
    [
      'updated-before-season',
      { lastUpdated: '2025-04-30 12:00:00' },
      'P26HB was last updated on April 30, 2025, before its season 2025–26 was planned.',
      { lastUpdated: '2025-05-01T04:00:00Z' },
    ],
  ])('%s: %j', (rule, wrong, sentence, right) => {
    expect(of(rule, wrong)).toEqual([sentence])
    expect(of(rule, right)).toEqual([])
  })

  it('with a plan of which nobody knows whether it exists', () => {
    const records = {
      combinedPlans: [soundCombinedPlan({ originalPlans: ['X26BOTH', 'B26GONE'] })],
      unreadPlans: ['x26both'],
    }
    expect(said('combined plan', 'missing-part', records)).toEqual([
      "P26HB: 'B26GONE' doesn’t exist, so customers don’t see those games.",
    ])
    expect(unlistedPlans(records.combinedPlans, [])).toEqual(['X26BOTH'])
  })

  it('whose links are another’s', () => {
    const combinedPlans = [soundCombinedPlan(), soundCombinedPlan({ code: 'p26 hb' })]
    expect(said('combined plan', 'same-links', { combinedPlans })).toEqual([
      "'P26HB' and 'p26 hb' have the same public links.",
      "'p26 hb' and 'P26HB' have the same public links.",
    ])
    const others = [soundCombinedPlan(), soundCombinedPlan({ code: 'P26HB2' })]
    expect(said('combined plan', 'same-links', { combinedPlans: others })).toEqual([])
  })
})
