import { expect, it } from 'vitest'
import { updateList } from '../../src/api/cache/listQuery'
import * as combinedPlans from '../../src/api/combinedPlans'
import * as gamePlans from '../../src/api/gamePlans'
import * as games from '../../src/api/games'
import * as plans from '../../src/api/plans'
import * as reread from '../../src/api/writes/useReread'
import type { TeamKey } from '../../src/content/teams'
import type { CombinedPlan } from '../../src/domain/combinedPlan'
import type { Game } from '../../src/domain/games/game'
import { aCombinedPlan, aGame } from '../records'
import { failure } from '../unit/api/apiHooks'
import { contract } from './contract'
import type { TableRow } from './phpApi'

const { useAddGame, useDeleteGame, useEditGame, useGames } = games
const { useAddGameToPlan, useDeletePlan, useRemoveGameFromPlan } = plans
const {
  useGamesOfOriginalPlans,
  usePlanGames,
  usePlans,
  usePricedPlanGames,
  usePricedPlans,
  usePricedPlansWithGames,
} = plans
const {
  useCombinedPlan,
  useCombinedPlans,
  useCreateCombinedPlan,
  useDeleteCombinedPlan,
  useUpdateCombinedPlan,
} = combinedPlans
const { useGamePlan, useSaveGamePlan } = gamePlans
const { useReread } = reread

const SIDE: Record<TeamKey, string> = { bruins: 'B', celtics: 'C' }
/** Everything a path, a comma text or a database may trip over. */
const AWKWARD = "B26 Über/Loge & O'Brien 50%?#+"

const NEW_GAME = aGame({
  eventName: "B260420 O'Brien/Ünï",
  plans: ['B26FULL', AWKWARD],
  team: "Bruins vs. O'Brien's Ünited",
  gameNumber: 42,
  date: '2026-04-20',
  time: '19:00',
})

const inTeam = (team: TeamKey) => (row: TableRow) => row.side === SIDE[team]
const hasName = (row: TableRow) => row.event_name !== null
const named = (name: string) => (row: { event_name?: string | null }) =>
  row.event_name?.toLowerCase() === name.toLowerCase()
const byDate = (a: TableRow, b: TableRow) =>
  `${a.event_date}${a.event_time}`.localeCompare(`${b.event_date}${b.event_time}`) ||
  Number(a.event_id) - Number(b.event_id)

/** The stored rows of one game as the game that they stand for. */
function gameOf(rows: readonly TableRow[]): Game {
  const [row] = rows
  if (!row) throw new Error('no rows')
  return {
    eventName: row.event_name ?? '',
    eventIds: rows.map(({ event_id }) => Number(event_id)),
    plans: [...new Set(rows.flatMap(({ plan_event_name }) => plan_event_name ?? []))],
    team: row.team ?? '',
    gameNumber: Number(row.game_number),
    date: row.event_date ?? '',
    time: row.event_time ?? '',
  }
}

/** A stored row as an event of its plan. */
const eventOf = (row: TableRow): Game => ({
  ...gameOf([row]),
  plans: [],
  ...(row.opponent_logo && { opponentLogo: row.opponent_logo }),
})

const withoutLogo = ({ opponentLogo: _, ...game }: Game): Game => game

contract({ combinedPlans, gamePlans, games, plans, reread }, (server) => {
  const { api, client, mount, read, readAll, rows, write } = server
  const stored = async (name: string) => (await rows('games')).filter(named(name))
  const eventsOf = async (plan: string, team?: TeamKey) =>
    (await rows('games'))
      .filter((row) => row.plan_event_name?.toLowerCase() === plan.toLowerCase() && hasName(row))
      .filter(team ? inTeam(team) : () => true)
      .sort(byDate)

  it.each(['bruins', 'celtics'] as const)('reads every game of the %s', async (team) => {
    const table = (await rows('games')).filter(inTeam(team)).filter(hasName)
    const names = new Set(table.sort(byDate).map((row) => row.event_name ?? ''))
    const expected = [...names].map((name) => gameOf(table.filter(named(name))))
    const found = (await read(useGames, team)).map(withoutLogo)
    const byName = (a: Game, b: Game) => a.eventName.localeCompare(b.eventName)
    const idsInOrder = (game: Game) => ({
      ...game,
      eventIds: game.eventIds.toSorted((a, b) => a - b),
      plans: game.plans.toSorted(),
    })
    expect(found.map(idsInOrder).sort(byName)).toEqual(expected.map(idsInOrder).sort(byName))
    expect(found.length).toBeGreaterThan(40)
  })

  it('adds a game to plans, old and new, and reads it back', async () => {
    const added = await write(useAddGame, ['bruins'], NEW_GAME)
    const table = await stored(NEW_GAME.eventName)
    const { eventIds, ...game } = gameOf(table)
    expect(game).toEqual({ ...NEW_GAME, time: '19:00:00', eventIds: undefined })
    expect(added && withoutLogo(added)).toEqual({ ...game, eventIds })
    expect((await read(useGames, 'bruins')).map(withoutLogo)).toContainEqual({ ...game, eventIds })
    expect(await read(usePlanGames, 'bruins', AWKWARD)).toHaveLength(1)
  })

  it('says why a game is not added', async () => {
    const taken = { ...NEW_GAME, eventName: 'b251009' }
    expect(await failure(write(useAddGame, ['bruins'], taken))).toMatchObject({
      kind: 'refused',
      serverMessage: "An event named 'b251009' already exists",
    })
    const comma = { ...NEW_GAME, eventName: 'a, b' }
    expect(await failure(write(useAddGame, ['bruins'], comma))).toMatchObject({
      status: 400,
      serverMessage: 'event_name cannot contain a comma',
    })
  })

  it('edits a game in all its plans: name, team, plans left and joined', async () => {
    const game = (await read(useGames, 'bruins')).find((it) => it.eventName === 'B251011')
    if (!game) throw new Error('no game')
    const plans = [...game.plans.slice(1), AWKWARD]
    const wanted = {
      ...withoutLogo(game),
      eventName: "b251011 O'B",
      team: 'Bruins vs. Sharks',
      plans,
    }
    const answer = await write(useEditGame, ['bruins'], wanted)
    expect(await stored('B251011')).toEqual([])
    const now = gameOf(await stored("b251011 O'B"))
    expect({ ...now, plans: now.plans.toSorted() }).toEqual({
      ...wanted,
      eventIds: now.eventIds,
      plans: plans.toSorted(),
    })
    expect(answer?.eventName).toBe("b251011 O'B")
    expect(await read(usePlanGames, 'bruins', 'B26FULL')).not.toContainEqual(
      expect.objectContaining({ eventName: "b251011 O'B" }),
    )
  })

  it('deletes a game whose name no path likes, and only that', async () => {
    await write(useAddGame, ['bruins'], NEW_GAME)
    const before = (await rows('games')).filter(hasName).length
    await write(useDeleteGame, ['bruins'], NEW_GAME.eventName)
    expect((await rows('games')).filter(hasName)).toHaveLength(before - NEW_GAME.plans.length)
    expect(await failure(write(useDeleteGame, ['bruins'], NEW_GAME.eventName))).toMatchObject({
      status: 404,
    })
  })

  it.each(['bruins', 'celtics'] as const)('reads the plans of the %s', async (team) => {
    const found = await read(usePlans, team)
    const table = (await rows('games')).filter(inTeam(team))
    const names = new Set(table.flatMap((row) => row.plan_event_name ?? []))
    expect(found.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
    for (const plan of found) {
      const codes = (await eventsOf(plan.name, team)).map((row) => row.event_name ?? '')
      expect(new Set(plan.eventNames)).toEqual(new Set(codes))
    }
    if (team === 'bruins') expect(found).toContainEqual({ name: 'B26NEW', eventNames: [] })
  })

  it('reads the plans sold by price with their games, although the list names plans alone', async () => {
    const all = await read(usePlans, 'bruins')
    expect(await read(usePricedPlansWithGames)).toEqual(all)
    const names = (await read(usePricedPlans)).map(({ name }) => name)
    expect(names).toEqual(all.map(({ name }) => name))
  })

  it('reads the events of a plan by any letter case', async () => {
    const expected = (await eventsOf('B26FIVE')).map(eventOf)
    expect(expected).toHaveLength(5)
    expect(await read(usePlanGames, 'bruins', 'b26five')).toEqual(expected)
    expect(await read(usePricedPlanGames, 'B26FIVE')).toEqual(expected)
    expect(await read(usePlanGames, 'bruins', 'B26NEW')).toEqual([])
    expect(await read(usePlanGames, 'celtics', 'nobody’s')).toEqual([])
    expect(await read(usePlanGames, 'celtics', 'C26FIVE')).toEqual(
      (await eventsOf('C26FIVE')).map(eventOf),
    )
  })

  it('reads the original plans of a combined plan, each where its letter says', async () => {
    const plans = ['B26EIGHT', 'C26FIVE', 'P26MIX']
    const expected = await Promise.all(plans.map((plan) => eventsOf(plan)))
    expect(await readAll(useGamesOfOriginalPlans, plans)).toEqual(
      expected.map((it) => it.map(eventOf)),
    )
  })

  it('reads a plan that belongs to no team', async () => {
    expect(await readAll(useGamesOfOriginalPlans, ['p26mix'])).toEqual([
      (await eventsOf('P26MIX')).map(eventOf),
    ])
  })

  it('makes plans, empty or with a game, adds to one and takes away', async () => {
    await write(useAddGameToPlan, ['bruins'], { plan: AWKWARD, game: null })
    expect(await read(usePlans, 'bruins')).toContainEqual({ name: AWKWARD, eventNames: [] })
    const [opener] = (await read(useGames, 'bruins')).filter((it) => it.eventName === 'B251009')
    if (!opener) throw new Error('no game')
    await write(useAddGameToPlan, ['bruins'], { plan: AWKWARD, game: opener })
    expect((await eventsOf(AWKWARD)).map(named('B251009'))).toEqual([true])
    expect(
      await failure(write(useAddGameToPlan, ['bruins'], { plan: AWKWARD, game: opener })),
    ).toMatchObject({ serverMessage: `'B251009' is already in plan '${AWKWARD}'` })

    await write(useRemoveGameFromPlan, ['bruins'], { plan: AWKWARD, eventName: 'B251009' })
    expect(await eventsOf(AWKWARD)).toEqual([])
    expect(await read(usePlans, 'bruins')).toContainEqual({ name: AWKWARD, eventNames: [] })
    expect((await stored('B251009')).length).toBe(opener.eventIds.length)
  })

  it('deletes a whole plan of the Celtics; its games live on', async () => {
    const before = (await eventsOf('C26FIVE')).map((row) => row.event_name ?? '')
    await write(useDeletePlan, ['celtics'], 'c26five')
    expect((await read(usePlans, 'celtics')).map(({ name }) => name)).not.toContain('C26FIVE')
    const games = await read(useGames, 'celtics')
    expect(games.map(({ eventName }) => eventName)).toEqual(expect.arrayContaining(before))

    // And comes back game by game.
    for (const game of games.filter(({ eventName }) => before.includes(eventName))) {
      await write(useAddGameToPlan, ['celtics'], { plan: 'C26FIVE', game })
    }
    expect((await eventsOf('C26FIVE')).map((row) => row.event_name)).toEqual(before)
  })

  it('reads and saves a game plan; the new name reaches games and combined plans', async () => {
    const [row] = (await rows('game_plans')).filter((it) => it.plan_event_name === 'B26EIGHT')
    const id = row?.id ?? ''
    expect(await read(useGamePlan, id)).toEqual({ name: 'B26EIGHT', totalEvents: 8 })
    expect(await read(useGamePlan, '987654')).toBeNull()
    const before = await read(useCombinedPlans)
    const inPlan = (await eventsOf('B26EIGHT')).length
    await write(useSaveGamePlan, [id], { name: AWKWARD, totalEvents: 9 })

    expect((await rows('game_plans')).find((it) => it.id === id)).toEqual({
      id,
      plan_event_name: AWKWARD,
      plan_total_events: '9',
    })
    expect(await eventsOf(AWKWARD)).toHaveLength(inPlan)
    const loge = (plans: CombinedPlan[]) => plans.find((it) => it.code === 'P26 Loge Club')
    expect(loge(before)?.originalPlans).toEqual(['B26EIGHT', 'C26FIVE'])
    // At once: what was read before the save is not shown any more.
    expect(loge(await read(useCombinedPlans))?.originalPlans).toEqual([AWKWARD, 'C26FIVE'])
    expect(
      await failure(write(useSaveGamePlan, [id], { name: 'b26full', totalEvents: 1 })),
    ).toMatchObject({
      serverMessage: "Plan 'b26full' already exists",
    })
  })

  it('reads all combined plans: blanks, trailing commas, nulls', async () => {
    const found = await read(useCombinedPlans)
    expect(found).toHaveLength((await rows('combined_plans')).length)
    const plan = (code: string) => found.find((it) => it.code === code)
    expect(plan('p26rafb-p')?.originalPlans).toEqual(['B26RAF', 'C26RAF'])
    expect(plan('p26ghost')).toMatchObject({ pdf: null, originalPlans: ['B26NOSUCH', 'C26NOSUCH'] })
    expect(plan('p26empty')?.originalPlans).toEqual([])
  })

  it('reads one combined plan by the code of its link; null for none', async () => {
    expect(await read(useCombinedPlan, 'p26logeclub')).toEqual({
      code: 'P26 Loge Club',
      title: 'Loge Club',
      pdf: 'loge club.pdf',
      lastUpdated: '2025-09-11 12:00:00',
      originalPlans: ['B26EIGHT', 'C26FIVE'],
    })
    expect(await read(useCombinedPlan, 'nobody')).toBeNull()
  })

  it('creates, renames and deletes a combined plan', async () => {
    const plan = aCombinedPlan({
      code: AWKWARD,
      title: 'Zoë’s / Café & Co',
      originalPlans: ['B26EIGHT', "New O'Brien/x"],
    })
    await write(useCreateCombinedPlan, [], plan)
    const find = async (code: string) =>
      (await rows('combined_plans')).find((row) => row.combine_plan_event === code)
    expect(await find(AWKWARD)).toMatchObject({
      plan_event_title: plan.title,
      plan_event_pdf: null,
      original_plans: "B26EIGHT,New O'Brien/x",
    })
    expect(await failure(write(useCreateCombinedPlan, [], plan))).toMatchObject({
      kind: 'refused',
      serverMessage: `Plan '${AWKWARD}' already exists`,
    })
    const renamed = { ...plan, code: 'P26 Größe', pdf: 'a b.pdf', originalPlans: [] }
    await write(useUpdateCombinedPlan, [], { code: AWKWARD, plan: renamed })
    expect(await find(AWKWARD)).toBeUndefined()
    expect(await find('P26 Größe')).toMatchObject({ plan_event_pdf: 'a b.pdf', original_plans: '' })
    expect(await read(useCombinedPlan, 'p26größe')).toMatchObject({ code: 'P26 Größe' })
    await write(useDeleteCombinedPlan, [], 'P26 Größe')
    expect(await find('P26 Größe')).toBeUndefined()
    expect(await failure(write(useDeleteCombinedPlan, [], 'P26 Größe'))).toMatchObject({
      status: 404,
    })
  })

  it('marks a combined plan as updated by saving it as it is', async () => {
    const find = async () =>
      (await rows('combined_plans')).find((row) => row.combine_plan_event === 'p26full')
    const before = await find()
    const plan = (await read(useCombinedPlans)).find(({ code }) => code === 'p26full')
    if (!plan) throw new Error('no such plan')
    await write(useUpdateCombinedPlan, [], { code: plan.code, plan })
    const after = await find()
    expect(after).toEqual({ ...before, last_updated: expect.any(String) })
    expect(after?.last_updated).not.toBe(before?.last_updated)
  })

  it('reads again past the cache', async () => {
    await read(useCombinedPlan, 'p26full')
    const table = await rows('combined_plans')
    await api().fill({
      combined_plans: table.map((row) => ({ ...row, plan_event_title: 'Changed elsewhere' })),
    })
    const readAgain = mount(useReread)
    const { queryKey } = combinedPlans.combinedPlanQuery('p26full')
    expect((await readAgain(combinedPlans.combinedPlanQuery('p26full')))?.title).toBe(
      'Changed elsewhere',
    )
    expect(client().getQueryData(queryKey)).toMatchObject({ title: 'Changed elsewhere' })
  })

  it('shows a change in a list at once, and the server’s list when it is read again', async () => {
    const before = await read(useCombinedPlans)
    const { queryKey } = combinedPlans.combinedPlansQuery()
    await updateList<CombinedPlan>(client(), queryKey, (plans) => plans.slice(1))
    expect(client().getQueryData(queryKey)).toEqual({ rows: before.slice(1), unread: [] })
    await client().invalidateQueries({ queryKey })
    expect(await read(useCombinedPlans)).toEqual(before)
  })

  it('takes a deleted row off a list at once, and off the server', async () => {
    const [first, ...others] = await read(useCombinedPlans)
    const { queryKey } = combinedPlans.combinedPlansQuery()
    await write(useDeleteCombinedPlan, [], first?.code ?? '')
    expect(client().getQueryData(queryKey)).toEqual({ rows: others, unread: [] })
    const stored = await rows('combined_plans')
    expect(stored.some((row) => row.combine_plan_event === first?.code)).toBe(false)
  })
})
