import { beforeEach, describe, expect, it } from 'vitest'
import { createSession } from '../../mock-api/auth'
import { SAMPLE_COMBINED_PLANS } from '../../mock-api/data/combinedPlans'
import { SEASON } from '../../mock-api/data/season'
import { createDatabase } from '../../mock-api/database'
import { fillGames } from '../../mock-api/fillGames'
import { listed, mockApiClient, rowOf } from './api'

const { api, get, rows } = mockApiClient()

beforeEach(() => {
  createSession(api.db, 'bgs')
})

/** What a public sheet does: every original plan from the endpoint of its first letter. */
async function gamesOf(code: string): Promise<string[]> {
  const plan = rowOf((await get(`game-plans/combined/distinct/single/${code}`)).body)
  const lists = await Promise.all(listed(plan.original_plans).map((id) => rows(endpointOf(id))))
  return [...new Set(lists.flat().map((row) => String(row.event_name)))]
}

function endpointOf(id: string): string {
  if (id.startsWith('B')) return `game-plans/bruins-games/distinct/plans/${id}`
  if (id.startsWith('C')) return `game-plans/celtics-games/distinct/plans/${id}`
  return `game-plans/details/${id}`
}

const EXPECTED: Record<string, number> = {
  'P26RAFB-P': 92,
  P26ALL: 92,
  'P26HB-LOGE': 44,
  'P26HC-LOGE': 48,
  P26HALFA: 46,
  'P26HB-HALFB': 22,
  P26WKND: 16,
  P26SUITE10: 10,
  P26CLASSICS: 12,
  'P26HB-NINE': 9,
  'P26HC-TWELVE': 12,
  'P26HC-CUP': 7,
  P26PRE: 5,
  P26FA: 92,
  P26HB: 44,
  P26HC: 48,
}

const PRICED: Record<string, number> = {
  bp265plana: 5,
  bp265planb: 5,
  bp266plana: 6,
  bp266planb: 6,
  bp26weekend: 11,
  bp26rival: 9,
  bp26black: 1,
  bp26opener: 1,
  bp26halfseasonplana: 22,
  bp26halfseasonplanb: 22,
  B26YOUTH: 12,
}

describe('the sample season', () => {
  it('has 44 Bruins and 48 Celtics games', () => {
    expect(SEASON).toHaveLength(92)
    expect(SEASON.filter((game) => game.team === 'bruins')).toHaveLength(44)
    expect(new Set(SEASON.map((game) => game.code)).size).toBe(92)
  })

  it.each(SAMPLE_COMBINED_PLANS.map((plan) => plan.combine_plan_event))(
    '%s resolves to its games',
    async (code) => {
      expect(await gamesOf(code.toLowerCase())).toHaveLength(EXPECTED[code] ?? -1)
    },
  )

  it.each(Object.entries(PRICED))('%s has %i rows by any letter case', async (code, count) => {
    expect(await rows(`game-plans/bruins-games/distinct/plans/pricing/${code}`)).toHaveLength(count)
  })

  it('offers the plans sold by price and the ordinary ones', async () => {
    const names = (await rows('game-plans/bruins-games/distinct/plans/pricing')).map(
      (row) => row.plan_event_name,
    )
    expect(names).toContain('BP26HALFSEASONPLANB')
    expect(names).toContain('B26YOUTH')
    expect(names).toContain('B26FULL')
  })

  it('has a title of sixty characters with accents', () => {
    const titles = SAMPLE_COMBINED_PLANS.map((plan) => plan.plan_event_title ?? '')
    expect(titles.some((title) => title.length >= 60 && /[éñ]/.test(title))).toBe(true)
  })

  it('is the same twice and grows to any number of games', () => {
    expect(createDatabase()).toEqual(createDatabase())
    const db = createDatabase()
    fillGames(db, 'bruins', 5000)
    expect(new Set(db.games.bruins.flatMap((row) => row.event_name ?? [])).size).toBe(5000)
  })
})

describe('the wire shape', () => {
  it('of games: comma texts, numeric text, seconds, a row for each empty plan', async () => {
    const games = await rows('game-plans/bruins-games/distinct/games/')
    expect(games).toHaveLength(45)
    const opener = games.find((row) => row.event_name === 'B251009')
    expect(opener).toMatchObject({
      team: 'Bruins vs. Chicago Blackhawks',
      event_date: '2025-10-09',
      event_time: '19:00:00',
      game_number: '1',
      event_id: expect.stringContaining(','),
      plans: expect.stringContaining('B26FULL'),
    })
    expect(games[0]).toMatchObject({ event_name: null, plans: 'B26WAITLIST' })
  })

  it('of plans: a comma and a blank between their games and a comma at the end', async () => {
    const plans = await rows('game-plans/bruins-games/distinct/plans')
    expect(plans.find((row) => row.plan_event_name === 'B26PRE')).toEqual({
      plan_event_name: 'B26PRE',
      event_name: 'B250921, B250929, B251004,',
    })
  })

  it('of markers in the team text', async () => {
    const games = await rows('game-plans/celtics-games/distinct/games')
    const teamOf = (code: string) => games.find((row) => row.event_name === code)
    expect(teamOf('C251012')).toMatchObject({ team: 'PRESEASON Celtics vs. Cleveland Cavaliers' })
    expect(teamOf('C251121')).toMatchObject({ team: 'Celtics vs. Brooklyn Nets *GP' })
    expect(teamOf('C251210')).toMatchObject({
      team: 'NBA CUP Celtics vs. TBD',
      event_time: '00:00:00',
    })
  })

  it('of ids: numeric text', async () => {
    const events = await rows('game-plans/bruins-games/distinct/plans/B26FULL')
    expect(new Set(events.map((row) => typeof row.event_id))).toEqual(new Set(['string']))
    const reps = await rows('game-plans/bruins/reps')
    expect(new Set(reps.map((row) => typeof row.rep_id))).toEqual(new Set(['string']))
    expect(reps).toContainEqual(expect.objectContaining({ rep_phone: null }))
    expect(reps).toContainEqual(expect.objectContaining({ plans: null }))
  })

  it('of prices: decimal text, nulls and comma lists of names', async () => {
    const pricing = await rows('game-plans/bruins/pricing/with-reps')
    expect(pricing[0]).toMatchObject({ plan_holder_price_per_game: '182.50' })
    expect(pricing.at(-1)).toMatchObject({ box_office_price_per_game: null, associated_reps: null })
    expect(pricing.some((row) => String(row.associated_reps).includes(', '))).toBe(true)
  })

  it('of an unknown combined plan and an unknown plan: a message and an empty list', async () => {
    const { body } = await get('game-plans/combined/distinct/single/nope')
    expect(body).toEqual({ message: 'No plan found' })
    expect(await rows('game-plans/bruins-games/distinct/plans/nope')).toEqual([])
  })
})
