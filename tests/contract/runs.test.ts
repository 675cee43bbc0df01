import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/errors'
import type { Game } from '../../src/domain/games/game'
import { engineOf } from '../../src/staff/writes/engine'
import { type Run, runsOf } from '../../src/staff/writes/runStore'
import { countsOf, remainingOf } from '../../src/staff/writes/runText'
import { deleteGameStep } from '../../src/staff/writes/steps/gameSteps'
import type { ServerCalls } from '../../src/staff/writes/steps/serverCalls'
import type { Step } from '../../src/staff/writes/steps/step'
import { aGame } from '../records'
import { contract } from './contract'
import type { Table } from './phpApi'

/*
 * Long runs against the real server while its responses fail: every fifth write is refused with a 500,
 * of every seventh the response is lost after it was carried out, and once the session ends. In the end
 * nothing is there twice and nothing is lost, and Undo leaves everything as it was.
 */

const faults = { writes: 0, isOn: false, expireAt: 0, expire: async () => {} }

vi.mock('../../src/staff/writes/steps/serverCalls', async (importOriginal) => {
  const { serverCalls } =
    await importOriginal<typeof import('../../src/staff/writes/steps/serverCalls')>()
  const READS = ['games', 'plans', 'combinedPlans', 'locations', 'reps']
  const failing =
    (call: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      faults.writes += 1
      const { writes, expireAt } = faults
      if (writes === expireAt) await faults.expire()
      if (faults.isOn && writes % 5 === 0) throw new ApiError('status', { status: 500 })
      const response = await call(...args)
      if (faults.isOn && writes % 7 === 0) throw new ApiError('no-answer')
      return response
    }
  return {
    serverCalls: (client: Parameters<typeof serverCalls>[0]) =>
      Object.fromEntries(
        Object.entries(serverCalls(client)).map(([name, call]) => [
          name,
          READS.includes(name) ? call : failing(call as never),
        ]),
      ) as ServerCalls,
  }
})

beforeEach(() => {
  Object.assign(faults, { writes: 0, isOn: true, expireAt: 0 })
})

/** 92 games of two teams, each in a plan. */
const SEASON: Step[] = Array.from({ length: 92 }, (_, index) => {
  const team = index % 2 === 0 ? 'bruins' : 'celtics'
  const day = new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10)
  const eventName = `${team === 'bruins' ? 'B' : 'C'}${day.slice(2).replaceAll('-', '')}`
  const plans = [`${team === 'bruins' ? 'B' : 'C'}27FULL`]
  const game = aGame({
    eventName,
    team: `${team} vs. ${index}`,
    plans,
    date: day,
    time: '19:00:00',
  })
  return { kind: 'addGame', team, game }
})

contract({}, ({ api, client, signIn }) => {
  const engine = () => engineOf(client())
  const store = () => runsOf(client())

  /** Goes on with a run as a person would, until nothing is left of it. */
  async function finish(id: string): Promise<Run> {
    for (let tries = 0; tries < 40; tries++) {
      const run = store().find(id)
      if (!run) throw new Error('no such run')
      const counts = countsOf(run.items)
      if (remainingOf(counts) === 0) return run
      if (run.state === 'stopped') await signIn('admin')
      const isOpen = counts['not sent'] + counts.waiting > 0
      await (isOpen ? engine().resume(id) : engine().retry(id))
    }
    throw new Error(`not done: ${JSON.stringify(countsOf(store().find(id)?.items ?? []))}`)
  }
  async function perform(steps: readonly Step[]): Promise<Run> {
    faults.expire = () => api().expire()
    store().setOwner('me')
    const id = store().add({ doing: 'Writing', done: 'Written', steps })
    await engine().run(id)
    return finish(id)
  }
  async function undo(id: string): Promise<Run> {
    const run = await engine().undo(id)
    return finish(run?.id ?? '')
  }
  /**
   * What is stored, without ids, times of the server, blanks in lists, logos, which no call carries, and
   * plans without games, which no call of the Bruins deletes.
   */
  async function contents(...tables: Table[]) {
    const all = await api().tables()
    return tables.map((table) =>
      all[table]
        .filter(({ event_name }) => event_name !== null)
        .map(({ event_id: _, opponent_logo: _logo, last_updated: _at, id: _id, ...row }) =>
          JSON.stringify({
            ...row,
            original_plans: row.original_plans?.split(/[, ]+/).filter(Boolean),
          }),
        )
        .sort(),
    )
  }
  const isAllDone = ({ items }: Run) => new Set(items.map(({ state }) => state))
  const seasonGames = () => SEASON.flatMap((step) => (step.kind === 'addGame' ? [step.game] : []))
  const games = async (team: 'bruins' | 'celtics'): Promise<Game[]> => {
    const { serverCalls } = await import('../../src/staff/writes/steps/serverCalls')
    return serverCalls(client()).games(team)
  }

  it('imports 92 games once each, through the end of a session, and takes all of them back', async () => {
    const before = await contents('games')
    faults.expireAt = 40
    expect(isAllDone(await perform(SEASON))).toEqual(new Set(['done']))
    const imported = (await api().tables()).games.filter((row) =>
      row.plan_event_name?.endsWith('27FULL'),
    )
    expect(imported.map((row) => row.event_name).sort()).toEqual(
      seasonGames()
        .map(({ eventName }) => eventName)
        .sort(),
    )
    const [run] = store().get()
    expect(isAllDone(await undo(run?.id ?? ''))).toEqual(new Set(['done']))
    expect(await contents('games')).toEqual(before)
  })

  it('raises 29 prices, and lowers them again', async () => {
    await api().fill({
      pricing_plans: Array.from({ length: 29 }, (_, index) => ({
        pricing_name: 'Plan A',
        location: `Section ${index}`,
        location_color: 'C8102E',
        plan_holder_total: `${100 + index}.00`,
      })),
    })
    const before = await contents('pricing_plans')
    const { serverCalls } = await import('../../src/staff/writes/steps/serverCalls')
    const priced = await serverCalls(client()).locations()
    expect(priced).toHaveLength(29)
    const run = await perform(
      priced.map((row) => ({
        kind: 'changeLocation',
        before: row,
        after: { ...row, planHolderTotal: Math.round((row.planHolderTotal ?? 0) * 1.05) },
      })),
    )
    expect(isAllDone(run)).toEqual(new Set(['done']))
    const raised = await serverCalls(client()).locations()
    expect(
      priced.every(
        (row) =>
          raised.find(({ id }) => id === row.id)?.planHolderTotal ===
          Math.round((row.planHolderTotal ?? 0) * 1.05),
      ),
    ).toBe(true)
    await undo(run.id)
    expect(await contents('pricing_plans')).toEqual(before)
  })

  it('moves 10 games by half an hour, deletes 5, and puts everything back', async () => {
    const before = await contents('games', 'game_plans')
    const ten = (await games('bruins')).filter(({ time }) => time === '19:00:00').slice(0, 10)
    expect(ten).toHaveLength(10)
    const moved = await perform(
      ten.map((game) => ({
        kind: 'changeGame',
        team: 'bruins',
        before: game,
        after: { ...game, time: '19:30:00' },
      })),
    )
    expect(isAllDone(moved)).toEqual(new Set(['done']))
    const all = await games('bruins')
    const five = all.filter(({ time }) => time === '19:30:00').slice(0, 5)
    const deleted = await perform(
      five.map((game) => deleteGameStep('bruins', [game], { going: five, all })),
    )
    expect(isAllDone(deleted)).toEqual(new Set(['done']))
    expect(await games('bruins')).toHaveLength(all.length - 5)
    expect(isAllDone(await undo(deleted.id))).toEqual(new Set(['done']))
    expect(isAllDone(await undo(moved.id))).toEqual(new Set(['done']))
    expect(await contents('games', 'game_plans')).toEqual(before)
  })

  it('carries a name into 3 packages, and back', async () => {
    const before = await contents('combined_plans')
    const { serverCalls } = await import('../../src/staff/writes/steps/serverCalls')
    const plans = await serverCalls(client()).combinedPlans()
    const three = plans.filter(({ originalPlans }) => originalPlans.length > 0).slice(0, 3)
    const steps = three.map(({ code, originalPlans }): Step => {
      const [first = '', ...others] = originalPlans
      const after = [`${first}X`, ...others]
      return { kind: 'changeOriginalPlans', code, before: originalPlans, after }
    })
    // The fifth write of all fails with a 500.
    faults.writes = 3
    const run = await perform(steps)
    expect(isAllDone(run)).toEqual(new Set(['done']))
    expect(await contents('combined_plans')).not.toEqual(before)
    await undo(run.id)
    expect((await contents('combined_plans'))[0]).toEqual(before[0])
  })
})
