import { describe, expect, it } from 'vitest'
import { causesOf, causeTitle } from '../../../../src/domain/checks/causes'
import { checkRecords } from '../../../../src/domain/checks/checkSeason'
import { recordKinds } from '../../../../src/domain/checks/kindChecks'
import { runToEnd } from '../../../../src/domain/checks/seasonIndex'
import type { SeasonRecords } from '../../../../src/domain/checks/seasonRecords'
import { aRep } from '../../../records'
import { said as ruleSays, season, soundCombinedPlan, soundGame, soundLocation } from './season'

/** What the screen of checks says, with how bad it is. */
const findings = (records: Partial<SeasonRecords>) =>
  runToEnd(checkRecords(season(records), recordKinds)).findings
const said = (records: Partial<SeasonRecords>) =>
  findings(records).map(({ severity, kind, rule }) => `${severity} ${kind}/${rule}`)

const game = (eventName: string, date: string, plans = ['B26FULL']) =>
  soundGame({ eventName, date, plans, team: 'Bruins vs. Nobody' })
const priced = (...codes: string[]) => codes.map((code) => [code, '', '2.00', '1.00'] as const)
const full = { name: 'B26FULL', eventNames: ['B251009'] }
const prices = priced('B251009', 'B241009', 'B261009')

describe('what the checks say of today’s pages', () => {
  it('is an error where a page shows it; of a game on none only that it is in no plan', () => {
    const shown = { games: [game('B251009', '2025-10-09')], plans: [full], prices }
    expect(said({ ...shown, combinedPlans: [soundCombinedPlan()] })).toEqual([
      'error game/opponent',
    ])
    expect(said(shown)).toEqual([])
    expect(said({ prices, games: [game('B251009', '2025-10-09', [])] })).toEqual([
      'info game/in-no-plan',
    ])
  })

  it('of another record on no page is a warning', () => {
    const plan = { name: 'B26SUITE5', eventNames: ['B251009'] }
    const sound = soundGame({ plans: ['B26SUITE5'] })
    expect(said({ games: [sound], plans: [plan] })).toEqual(['warning plan/number-in-name'])
  })

  it('leaves out seasons before that of the next game, or before the last one', () => {
    const old = soundCombinedPlan({ code: 'P25HB', originalPlans: [], lastUpdated: '' })
    const games = [game('B241009', '2024-10-09'), game('B251009', '2025-10-09')]
    expect(
      said({ games, plans: [full], combinedPlans: [soundCombinedPlan(), old], prices }),
    ).toEqual(['error game/opponent'])
    // The season is over, and the next has no games yet.
    const today = '2026-08-01'
    const later = { games, plans: [full], combinedPlans: [soundCombinedPlan()], prices, today }
    expect(said(later)).toEqual(['error game/opponent'])
    const next = [...games, soundGame({ eventName: 'B261009', date: '2026-10-09' })]
    expect(said({ ...later, games: next })).toEqual([])
  })
})

it('an empty package of a season without games is expected; of one that has games an error', () => {
  const next = soundCombinedPlan({ code: 'P27HB', originalPlans: ['B27FULL'] })
  const records = {
    plans: [full, { name: 'B27FULL', eventNames: [] }],
    combinedPlans: [next],
    prices,
    today: '2026-08-01',
  }
  const ofPackage = (games: SeasonRecords['games']) =>
    findings({ ...records, games }).filter(({ rule }) => /empty-part|no-games/.test(rule))
  expect(ofPackage([soundGame()])).toEqual([])
  expect(ruleSays('combined plan', 'no-games-yet', { ...records, games: [soundGame()] })).toEqual([
    'P27HB has no games yet. When the 2026–27 games are in, add them to B27FULL.',
  ])
  expect(ofPackage([soundGame({ eventName: 'B261009', date: '2026-10-09' })])).toMatchObject([
    { severity: 'error', sentence: 'P27HB: B27FULL has no games.' },
  ])
})

it('what Next season made and lists as left to do is found once its season is current', () => {
  const made = {
    plans: [full, { name: 'C27FULL', eventNames: [] }],
    combinedPlans: [soundCombinedPlan({ code: 'P27HB', originalPlans: ['C27FULL'] })],
    pricing: [soundLocation({ pricingPlanName: 'P27 Loge', repNames: [] })],
    prices,
  }
  const left = /empty|no-games-yet|updated-before|no-rep/
  const rules = (records: Partial<SeasonRecords>) =>
    said({ ...made, ...records }).filter((one) => left.test(one))
  expect(rules({ games: [soundGame()] })).toEqual([])
  const current = soundGame({ eventName: 'B261009', date: '2026-10-09' })
  expect(rules({ games: [current], today: '2026-09-01' })).toEqual([
    'error combined plan/empty-part',
    'warning plan/empty',
    'warning combined plan/updated-before-season',
    'warning pricing location/no-rep',
  ])
})

it.each([
  ['two-codes', { games: [soundGame(), soundGame({ eventName: 'B251010' })], plans: [full] }],
  ['code-twice', { games: [soundGame(), soundGame({ date: '2026-01-12' })], plans: [full] }],
  ['same-links', { reps: [aRep({ id: 1, name: 'Zoë' }), aRep({ id: 2, name: 'Zoe' })] }],
  [
    'color-twice',
    {
      pricing: [
        soundLocation({ color: 'c8102e' }),
        soundLocation({ id: 2, location: 'Loge End', color: 'C8102E' }),
      ],
      reps: [aRep({ name: 'Zoë Núñez' })],
    },
  ],
])('%s is said once of a pair, of the one that a page shows', (rule, records) => {
  const found = findings({ combinedPlans: [soundCombinedPlan()], ...records })
  const [one, ...others] = found.filter((finding) => finding.rule === rule)
  expect(one?.where.pages.length).toBeGreaterThan(0)
  expect(others).toEqual([])
})

it('findings of one cause are counted in a title, each rule’s own', () => {
  const games = [game('B251009', '2025-10-09', []), game('B251010', '2025-10-10', [])]
  const [cause] = causesOf(findings({ games, prices }))
  expect(cause && causeTitle(cause)).toBe('2 games aren’t in any plan')
  expect(cause && causeTitle({ ...cause, findings: cause.findings.slice(0, 1) })).toBe(
    '1 game isn’t in any plan',
  )
  // It is about a plan, and not about each of its locations.
  const pricing = [soundLocation({ repNames: [] })]
  const noRep = causesOf(findings({ pricing })).find(({ id }) => id.endsWith('/no-rep'))
  expect(noRep && causeTitle(noRep)).toBe('1 pricing plan has no rep')
})
