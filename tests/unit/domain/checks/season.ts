import { checkSeason } from '../../../../src/domain/checks/checkSeason'
import type { RecordKind } from '../../../../src/domain/checks/finding'
import { indexSeason } from '../../../../src/domain/checks/seasonIndex'
import type { SeasonRecords } from '../../../../src/domain/checks/seasonRecords'
import type { CombinedPlan } from '../../../../src/domain/combinedPlan'
import type { Game } from '../../../../src/domain/games/game'
import type { PricingLocation } from '../../../../src/domain/pricing'
import type { Rep } from '../../../../src/domain/rep'
import { aCombinedPlan, aGame, aLocation, aRep } from '../../../records'

/** Nothing but what a test puts in. */
export const season = (records: Partial<SeasonRecords>): SeasonRecords => ({
  games: [],
  plans: [],
  combinedPlans: [],
  pricing: [],
  reps: [],
  prices: [['B251009', 'Oct 9 Blackhawks', '186.00', '176.00']],
  unreadPlans: [],
  today: '2025-11-21',
  ...records,
})

/** What one rule says of these records, sentence by sentence. */
export const said = (kind: RecordKind, rule: string, records: Partial<SeasonRecords>): string[] =>
  checkSeason(indexSeason(season(records)), [kind])
    .filter((finding) => finding.rule === rule)
    .map(({ sentence }) => sentence)

/** A game of which nothing can be said. */
export const soundGame = (fields: Partial<Game> = {}): Game =>
  aGame({
    eventName: 'B251009',
    eventIds: [1],
    plans: ['B26FULL'],
    team: 'Bruins vs. Chicago Blackhawks',
    gameNumber: 1,
    date: '2025-10-09',
    time: '19:00:00',
    ...fields,
  })

export const soundCombinedPlan = (fields: Partial<CombinedPlan> = {}): CombinedPlan =>
  aCombinedPlan({
    code: 'P26HB',
    title: 'Bruins Season',
    lastUpdated: '2025-09-05 12:00:00',
    originalPlans: ['B26FULL'],
    ...fields,
  })

/** Five games at $182.50 for holders and $219 at the box office. */
export const soundLocation = (fields: Partial<PricingLocation> = {}): PricingLocation =>
  aLocation({
    id: 1,
    pricingPlanName: '5 Game Plan',
    location: 'Loge Center',
    color: 'C8102E',
    planHolderPerGame: 18_250,
    planHolderTotal: 91_250,
    boxOfficePerGame: 21_900,
    boxOfficeTotal: 109_500,
    repNames: ['Zoë Núñez'],
    ...fields,
  })

export const soundRep = (fields: Partial<Rep> = {}): Rep =>
  aRep({
    id: 1,
    name: 'Zoë Núñez',
    email: 'zoe.nunez@example.com',
    phone: '617-555-0101',
    pricingLocationIds: [1],
    ...fields,
  })

/** A small season with one of everything and nothing amiss. */
export const soundSeason = (): SeasonRecords =>
  season({
    games: [soundGame()],
    plans: [{ name: 'B26FULL', eventNames: ['B251009'] }],
    combinedPlans: [soundCombinedPlan()],
    pricing: [soundLocation()],
    reps: [soundRep()],
  })
