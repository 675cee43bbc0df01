import { test } from '@playwright/test'
import { checkSeason } from '../../src/domain/checks/checkSeason'
import { seasonOf } from '../../src/domain/checks/seasonOf'
import type { SeasonRecords } from '../../src/domain/checks/seasonRecords'
import { aCombinedPlan, aGame, aLocation, aRep } from '../records'
import { note, report } from './figures'
import { runPairs, summary } from './pairs'

const range = (length: number) => Array.from({ length }, (_, index) => index)
const two = (number: number) => String(number % 100).padStart(2, '0')

/**
 * `size` times 1,000 games, 50 plans, 20 combined plans, 60 locations and 20 reps. Of each kind every
 * fifth is faulty in its own way: a name misspelled, a plan that is none, no price, a twin.
 */
function grownSeason(size: number): SeasonRecords {
  const isFaulty = (index: number) => index % 5 === 0
  const games = range(1_000 * size).map((index) => {
    const day = new Date(Date.UTC(2025, 8, 1 + (index % 240))).toISOString().slice(0, 10)
    return aGame({
      eventName: `B${index}`,
      eventIds: [index],
      plans: [`B26PLAN${index % (50 * size)}`],
      team: isFaulty(index) ? 'Bruins vs. Blackhwaks' : 'Bruins vs. Chicago Blackhawks',
      // As many on one day as ten seasons in one list have.
      date: `${2025 + Math.floor(index / 240)}${day.slice(4)}`,
      time: '19:00:00',
    })
  })
  return {
    games,
    plans: range(50 * size).map((plan) => ({
      name: `B26PLAN${plan}`,
      eventNames: range(40).map((game) => `B${(plan * 17 + game * 7) % (1_000 * size)}`),
    })),
    combinedPlans: range(20 * size).map((index) =>
      aCombinedPlan({
        code: `P26PACK${index}`,
        title: isFaulty(index) ? '' : 'Both Teams',
        lastUpdated: '2025-09-05 12:00:00',
        originalPlans: range(3).map(
          (part) => `B26PLAN${(index * 3 + part) % (50 * size)}${isFaulty(index) ? 'X' : ''}`,
        ),
      }),
    ),
    pricing: range(60 * size).map((index) =>
      aLocation({
        id: index,
        pricingPlanName: `Pricing Plan ${Math.floor(index / 6)} (11 games)`,
        location: `Section ${index % 6}`,
        color: `0000${two(index % 6)}`,
        planHolderPerGame: 6_000 + (isFaulty(index) ? 90_000 : 0),
        planHolderTotal: 66_000,
        boxOfficePerGame: 7_000,
        boxOfficeTotal: 77_000,
        repNames: [`Rep ${index % (20 * size)}`],
      }),
    ),
    reps: range(20 * size).map((index) =>
      aRep({
        id: index,
        name: `Rep ${index}`,
        email: isFaulty(index) ? 'rep' : 'rep@example.com',
        phone: '617-555-0100',
      }),
    ),
    prices: range(1_000 * size).map((index) => [`B${index}`, 'Game', '60.00', '50.00']),
    unreadPlans: [],
    today: '2025-11-21',
  }
}

/** Milliseconds of one run of all rules, from the lists as they were read. */
function timeOf(records: SeasonRecords): { all: number; found: number } {
  const start = performance.now()
  const { length } = checkSeason(seasonOf(records))
  return { all: performance.now() - start, found: length }
}

test('all rules of the checks: ten times the records', async () => {
  const [usual, grown] = [grownSeason(1), grownSeason(10)]
  const counts = [timeOf(usual), timeOf(grown)].map(({ found }) => found)
  await note(`Findings: ${counts[0]} in 1,000 games, ${counts[1]} in 10,000.`)
  const pairs = await runPairs(async () => {
    // The fastest of several: nothing else ran during it, nor was there anything to clear away.
    const fastest = (records: SeasonRecords) =>
      Math.min(...range(10).map(() => timeOf(records).all))
    const [ours, baseline] = [fastest(grown), fastest(usual)]
    return { ours: { all: ours }, baseline: { all: baseline }, calibration: 1 }
  })
  await report({ name: 'all rules, 10,000 games over 1,000', ...summary(pairs, 'all'), aim: 12 })
})
