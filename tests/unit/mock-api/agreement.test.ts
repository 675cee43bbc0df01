import { beforeEach, describe, expect, it } from 'vitest'
import { createSession } from '../../mock-api/auth'
import { listed, mockApiClient, type Row, rowOf } from './api'

const { api, call, get, rows } = mockApiClient()

beforeEach(() => {
  createSession(api.db, 'admin')
})

const bruins = 'game-plans/bruins-games'
const celtics = 'game-plans/celtics-games'

const NEW_GAME = {
  event_id: [],
  event_name: 'B260415',
  plans: ['B26NINE', 'B26NEWPLAN'],
  team: 'Bruins vs. Seattle Kraken',
  game_number: 42,
  event_date: '2026-04-15',
  event_time: '19:00',
}

const byName = async (path: string, key: string, name: string) =>
  (await rows(path)).filter((row) => row[key] === name)
const game = async (name: string, base = bruins): Promise<Row | undefined> =>
  (await byName(`${base}/distinct/games/`, 'event_name', name))[0]
const plansWith = async (name: string, base = bruins) =>
  (await rows(`${base}/distinct/plans`))
    .filter((row) => listed(row.event_name).includes(name))
    .map((row) => row.plan_event_name)
const eventsOf = async (plan: string, base = bruins) =>
  (await rows(`${base}/distinct/plans/${plan}`)).map((row) => row.event_name)
const ids = (row: Row | undefined) => listed(row?.event_id).map(Number)
const without = (list: readonly unknown[], name: string) => list.filter((entry) => entry !== name)

describe('a game added with plans', () => {
  it('shows in those plans, new ones too, and nowhere else', async () => {
    const before = (await rows(`${bruins}/distinct/games`)).length
    const reply = await call('POST', `${bruins}/add`, NEW_GAME)

    expect(rowOf(reply.body)).toMatchObject({ success: true })
    expect(rowOf(rowOf(reply.body).newGame ?? null)).toMatchObject({ event_name: 'B260415' })
    expect(await rows(`${bruins}/distinct/games`)).toHaveLength(before + 1)
    expect(await plansWith('B260415')).toEqual(['B26NEWPLAN', 'B26NINE'])
    expect(await eventsOf('b26newplan')).toEqual(['B260415'])
    expect(await eventsOf('B26FULL')).not.toContain('B260415')
    expect(await plansWith('B260415', celtics)).toEqual([])
    expect(await game('B260415')).toMatchObject({ event_time: '19:00:00', game_number: '42' })
  })

  it('shows on the sheet of the combined plan that holds its plan', async () => {
    await call('POST', `${bruins}/add`, NEW_GAME)
    const plan = rowOf((await get('game-plans/combined/distinct/single/p26hb-nine')).body)
    const [original] = listed(plan.original_plans)
    expect(await eventsOf(String(original))).toContain('B260415')
  })

  it('stays without plans when it has none', async () => {
    await call('POST', `${bruins}/add`, { ...NEW_GAME, plans: [] })
    expect(await game('B260415')).toMatchObject({ plans: null })
  })

  it('is refused when its code is taken', async () => {
    const reply = await call('POST', `${bruins}/add`, { ...NEW_GAME, event_name: 'b251009' })
    expect(rowOf(reply.body)).toMatchObject({ success: false })
  })
})

describe('a game edited', () => {
  it('carries a new name and time into every plan', async () => {
    const before = await plansWith('B251009')
    const reply = await call('PUT', `${bruins}/edit`, {
      ...NEW_GAME,
      event_id: ids(await game('B251009')),
      event_name: 'B251010',
      plans: before,
      event_time: '20:15:00',
    })
    expect(rowOf(reply.body)).toHaveProperty('updatedData')
    expect(await game('B251009')).toBeUndefined()
    expect(await plansWith('B251010')).toEqual(before)
    const inPlan = await byName(`${bruins}/distinct/plans/BP26OPENER`, 'event_name', 'B251010')
    expect(inPlan).toEqual([expect.objectContaining({ event_time: '20:15:00' })])
  })

  it('joins and leaves plans', async () => {
    await call('PUT', `${bruins}/edit`, {
      ...NEW_GAME,
      event_id: ids(await game('B251009')),
      event_name: 'B251009',
      plans: ['B26PRE', 'B26FULL'],
    })
    expect(await plansWith('B251009')).toEqual(['B26FULL', 'B26PRE'])
    expect(await eventsOf('BP26OPENER')).toEqual([])
    expect(await byName(`${bruins}/distinct/plans`, 'plan_event_name', 'BP26OPENER')).toHaveLength(
      1,
    )
  })

  it('needs a known id and a free name', async () => {
    const unknown = await call('PUT', `${bruins}/edit`, { ...NEW_GAME, event_id: [7] })
    expect(unknown.status).toBe(404)
    const event_id = ids(await game('B251009'))
    const taken = await call('PUT', `${bruins}/edit`, {
      ...NEW_GAME,
      event_id,
      event_name: 'B251011',
    })
    expect(rowOf(taken.body)).toMatchObject({ success: false })
  })
})

it('a deleted game leaves every plan, the plans stay', async () => {
  const plans = await plansWith('C251205', celtics)
  expect(plans).toContain('X26CLASSICS')
  await call('DELETE', `${celtics}/delete/C251205`)
  expect(await game('C251205', celtics)).toBeUndefined()
  expect(await plansWith('C251205', celtics)).toEqual([])
  expect(await byName('game-plans/details/X26CLASSICS', 'event_name', 'C251205')).toEqual([])
  for (const plan of plans) {
    expect(await byName(`${celtics}/distinct/plans`, 'plan_event_name', String(plan))).toHaveLength(
      1,
    )
  }
  expect((await call('DELETE', `${celtics}/delete/C251205`)).status).toBe(404)
})

describe('the plan screens', () => {
  it('make an empty plan from one name', async () => {
    await call('POST', `${bruins}/add`, { plans: 'B26 Späth/Neu', event_name: '' })
    const [plan] = await byName(`${bruins}/distinct/plans`, 'plan_event_name', 'B26 Späth/Neu')
    expect(plan).toMatchObject({ event_name: null })
    expect(await eventsOf(encodeURIComponent('B26 Späth/Neu'))).toEqual([])
    const twice = await call('POST', `${bruins}/add`, { plans: 'b26 späth/neu' })
    expect(rowOf(twice.body)).toMatchObject({ success: false })
  })

  it('put a known game into a plan with its own date and team', async () => {
    await call('POST', `${bruins}/add`, { plans: 'B26WAITLIST', event_name: 'B251009' })
    const [row, ...rest] = await rows(`${bruins}/distinct/plans/pricing/B26WAITLIST`)
    expect(row).toMatchObject({ event_date: '2025-10-09', team: 'Bruins vs. Chicago Blackhawks' })
    expect(rest).toEqual([])
    expect(listed((await game('B251009'))?.plans)).toContain('B26WAITLIST')
    const [plan] = await byName(`${bruins}/distinct/plans`, 'plan_event_name', 'B26WAITLIST')
    expect(listed(plan?.event_name)).toEqual(['B251009'])
  })

  it('make a new plan around a game', async () => {
    await call('POST', `${celtics}/add`, { plans: 'C26SOLO', event_name: 'C251205' })
    expect(await eventsOf('C26SOLO', celtics)).toEqual(['C251205'])
  })

  it('take one event out of a plan and leave it in the others', async () => {
    const plans = await plansWith('B251009')
    await call('DELETE', `${bruins}/distinct/plans/delete/B26NINE?event_name=B251009`)
    expect(await plansWith('B251009')).toEqual(without(plans, 'B26NINE'))
    expect(await game('B251009')).toBeDefined()
  })

  it('keep a game that has left its last plan', async () => {
    await call('POST', `${bruins}/add`, { ...NEW_GAME, plans: ['B26NEWPLAN'] })
    await call('DELETE', `${bruins}/distinct/plans/delete/B26NEWPLAN?event_name=B260415`)
    expect(await game('B260415')).toMatchObject({ plans: null, event_date: '2026-04-15' })
    expect(await eventsOf('B26NEWPLAN')).toEqual([])
  })

  it('delete a whole Celtics plan, never a Bruins one', async () => {
    const games = (await rows(`${celtics}/distinct/games`)).length
    await call('DELETE', `${celtics}/distinct/plans/delete/c26cup`)
    expect(await byName(`${celtics}/distinct/plans`, 'plan_event_name', 'C26CUP')).toEqual([])
    expect(await rows(`${celtics}/distinct/games`)).toHaveLength(games)

    expect((await call('DELETE', `${bruins}/distinct/plans/delete/B26NINE`)).status).toBe(400)
    const emptyName = await call('DELETE', `${celtics}/distinct/plans/delete/C26PRE?event_name=`)
    expect(emptyName.status).toBe(400)
    expect(await eventsOf('C26PRE', celtics)).toHaveLength(2)
  })
})

describe('combined plans', () => {
  const base = 'game-plans/combined/distinct'
  const body = {
    combine_plan_event: 'P26NEW',
    plan_event_title: '',
    plan_event_pdf: null,
    original_plans: 'B26NINE,C26PRE',
  }

  it('are made, changed under any letter case, renamed and deleted', async () => {
    expect(rowOf((await call('POST', base, body)).body)).toMatchObject({ success: true })
    expect(rowOf((await call('POST', base, body)).body)).toMatchObject({ success: false })
    await call('PUT', `${base}/p26new`, {
      ...body,
      combine_plan_event: 'P26NEWER',
      plan_event_title: 'T',
    })
    expect(rowOf((await get(`${base}/single/P26NEW`)).body)).toEqual({
      message: 'No plan found',
    })
    expect(rowOf((await get(`${base}/single/p26newer`)).body)).toMatchObject({
      combine_plan_event: 'P26NEWER',
      plan_event_title: 'T',
      plan_event_pdf: null,
      original_plans: 'B26NINE,C26PRE',
      last_updated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    await call('DELETE', `${base}/P26newer`)
    expect(await byName(base, 'combine_plan_event', 'P26NEWER')).toEqual([])
  })

  it('refuse a blank code, an unknown one and one that is taken', async () => {
    const blank = await call('POST', base, { ...body, combine_plan_event: ' ' })
    expect(rowOf(blank.body)).toMatchObject({ success: false })
    expect((await call('PUT', `${base}/nope`, body)).status).toBe(404)
    const taken = await call('PUT', `${base}/P26PRE`, { ...body, combine_plan_event: 'p26all' })
    expect(rowOf(taken.body)).toMatchObject({ success: false })
  })
})

describe('game plan records', () => {
  it('are found by number and by name', async () => {
    const byId = rowOf((await get('game-plans/gameplans/1')).body)
    expect(byId).toMatchObject({ plan_event_name: 'B26FULL', plan_total_events: '44' })
    expect(rowOf((await get('game-plans/gameplans/b26full')).body)).toEqual(byId)
    expect((await get('game-plans/gameplans/nope')).status).toBe(404)
  })

  it('rename the plan everywhere', async () => {
    await call('PUT', 'game-plans/gameplans/B26PRE', {
      plan_event_name: 'B26EARLY',
      plan_total_events: 4,
    })
    expect(await eventsOf('B26EARLY')).toHaveLength(3)
    expect(await eventsOf('B26PRE')).toEqual([])
    const record = rowOf((await get('game-plans/gameplans/B26EARLY')).body)
    expect(record).toMatchObject({ plan_total_events: '4' })
  })
})

describe('reps', () => {
  const base = 'game-plans/bruins/reps'
  const repsOf = async (pricing: string) =>
    (await byName('game-plans/bruins/pricing/with-reps', 'pricing_name', pricing)).map((row) =>
      listed(row.associated_reps),
    )

  it('are renamed in every pricing plan', async () => {
    const rep = { rep_id: 1, rep_name: 'Zoë Núñez-Ó Briain', rep_email: 'z@example.com' }
    await call('PUT', `${base}/edit`, rep)
    for (const names of await repsOf('5 Game Plan')) {
      expect(names).toEqual(['Zoë Núñez-Ó Briain', "Pat O'Brien", 'Sales Team'])
    }
  })

  it('leave every pricing plan when deleted', async () => {
    await call('DELETE', `${base}/delete/1`)
    for (const names of await repsOf('5 Game Plan'))
      expect(names).toEqual(["Pat O'Brien", 'Sales Team'])
    expect(await byName(base, 'rep_name', 'Zoë Núñez')).toEqual([])
  })

  it('are added, linked and unlinked', async () => {
    const added = await call('POST', `${base}/add`, { rep_name: 'Ève', rep_email: 'e@example.com' })
    const { rep_id } = rowOf(added.body)
    await call('POST', 'game-plans/bruins/pricing/rep/plan/add', { rep_id, pricing_plan_id: '91' })
    expect(await repsOf('Standing Room')).toEqual([['Ève']])
    const [row] = await byName('game-plans/reps', 'rep_name', 'Ève')
    expect(listed(row?.plans)).toEqual(['91'])
    const path = `game-plans/bruins/pricing/rep/plan/delete/${rep_id}/91`
    expect((await call('DELETE', path)).status).toBe(200)
    expect((await call('DELETE', path)).status).toBe(200)
    expect(await repsOf('Standing Room')).toEqual([[]])
  })

  it('need a name and an email', async () => {
    expect((await call('POST', `${base}/add`, { rep_name: 'X' })).status).toBe(400)
  })
})

describe('pricing', () => {
  const base = 'game-plans/bruins/pricing'
  const named = (name: string) => byName(`${base}/with-reps`, 'pricing_name', name)

  it('is renamed row by row', async () => {
    const [first] = await named('Plan A')
    await call('POST', `${base}/edit`, { ...first, pricing_name: 'Plan Alpha' })
    expect(await named('Plan A')).toHaveLength(4)
    expect(await named('Plan Alpha')).toEqual([{ ...first, pricing_name: 'Plan Alpha' }])
  })

  it('gets plans and locations, and loses them', async () => {
    await call('POST', base, { pricing_name: 'Holiday' })
    expect(await named('Holiday')).toEqual([expect.objectContaining({ location: null })])
    expect(rowOf((await call('POST', base, { pricing_name: 'holiday' })).body)).toMatchObject({
      success: false,
    })
    const added = await call('POST', `${base}/add`, {
      pricing_name: 'Holiday',
      location: 'Loge',
      plan_holder_price_per_game: 12.5,
    })
    const { pricing_plan_id } = rowOf(added.body)
    expect(await named('Holiday')).toContainEqual(
      expect.objectContaining({ location: 'Loge', plan_holder_price_per_game: '12.50' }),
    )
    expect(await named('Holiday')).toHaveLength(1)
    await call('DELETE', `${base}/delete/${pricing_plan_id}`)
    expect(await named('Holiday')).toEqual([])
  })

  it('shares its table with the admin variant', async () => {
    createSession(api.db, null)
    const added = await call('POST', 'game-plans/pricing-plans', { pricing_name: 'Admin made' })
    const id = rowOf(added.body).pricing_plan_id
    await call('PUT', `game-plans/pricing-plans/${id}`, { location: 'Loge' })
    expect(await named('Admin made')).toEqual([expect.objectContaining({ location: 'Loge' })])
    await call('POST', 'game-plans/reps', {
      rep_name: 'R',
      rep_email: 'r@x.example',
      plans: [id, 91],
    })
    expect(listed((await named('Admin made'))[0]?.associated_reps)).toEqual(['R'])
    const [rep] = await byName('game-plans/reps', 'rep_name', 'R')
    await call('POST', `game-plans/reps/${rep?.rep_id}/plans`, { plans: '91' })
    expect((await named('Admin made'))[0]).toMatchObject({ associated_reps: null })
    await call('DELETE', `game-plans/reps/${rep?.rep_id}`)
    expect(await byName('game-plans/bruins/reps', 'rep_name', 'R')).toEqual([])
    await call('DELETE', `game-plans/pricing-plans/${id}`)
    expect(await named('Admin made')).toEqual([])
  })
})
