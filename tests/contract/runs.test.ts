import type { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/api/cache/queryClient'
import { ApiError } from '../../src/api/errors'
import { usersHttp } from '../../src/api/http'
import { engineOf } from '../../src/staff/writes/engine'
import { runsOf } from '../../src/staff/writes/runStore'
import { countIn, remainingCount } from '../../src/staff/writes/runText'
import { deleteGameStep } from '../../src/staff/writes/steps/gameSteps'
import { type ServerCalls, serverCalls } from '../../src/staff/writes/steps/serverCalls'
import type { Step } from '../../src/staff/writes/steps/step'
import { createDatabase } from '../mock-api/database'
import { aGame } from '../records'
import { openPage } from './page'
import { canRunPhp, type PhpApi, startPhpApi, type Table } from './phpApi'

/*
 * Long runs against the real server while its responses fail: every fifth write is refused with a 500,
 * of every seventh the response is lost after it was carried out, and once the session ends. In the end
 * nothing is there twice and nothing is lost, and Undo leaves everything as it was.
 */

let api: PhpApi
let client: QueryClient
let writes: number
/** The write before which the session ends. */
const EXPIRES_AT = 40

vi.mock('../../src/staff/writes/steps/serverCalls', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/staff/writes/steps/serverCalls')>()
  const READS = ['games', 'plans', 'combinedPlans', 'locations', 'reps']
  const failing =
    (call: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      const nth = ++writes
      if (nth === EXPIRES_AT) await api.expire()
      if (nth % 5 === 0) throw new ApiError('status', { status: 500 })
      const response = await call(...args)
      if (nth % 7 === 0) throw new ApiError('no-answer')
      return response
    }
  return {
    ...original,
    serverCalls: (client: Parameters<typeof serverCalls>[0]) =>
      Object.fromEntries(
        Object.entries(original.serverCalls(client)).map(([name, call]) => [
          name,
          READS.includes(name) ? call : failing(call as never),
        ]),
      ) as ServerCalls,
  }
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

type Calls = ReturnType<typeof serverCalls>

/** What is written, from what is there, and the tables that it changes. */
const RUNS: Record<string, [steps: (calls: Calls) => Promise<Step[]>, ...tables: Table[]]> = {
  'imports 92 games': [async () => SEASON, 'games'],
  'raises the prices': [
    async (calls) =>
      (await calls.locations()).map((before) => {
        const planHolderTotal = (before.planHolderTotal ?? 0) + 500
        return { kind: 'changeLocation', before, after: { ...before, planHolderTotal } }
      }),
    'pricing_plans',
  ],
  'moves the evening games by half an hour': [
    async (calls) =>
      (await calls.games('bruins'))
        .filter(({ time }) => time === '19:00:00')
        .map((before) => {
          const after = { ...before, time: '19:30:00' }
          return { kind: 'changeGame', team: 'bruins', before, after }
        }),
    'games',
  ],
  'deletes 10 games': [
    async (calls) => {
      const all = await calls.games('bruins')
      const going = all.slice(0, 10)
      return going.map((game) => deleteGameStep('bruins', [game], { deletedTogether: going, all }))
    },
    'games',
    'game_plans',
  ],
  'carries names into the packages': [
    async (calls) =>
      (await calls.combinedPlans()).map(({ code, originalPlans }) => {
        const after = originalPlans.map((name) => `${name}X`)
        return { kind: 'changeOriginalPlans', code, before: originalPlans, after }
      }),
    'combined_plans',
  ],
}

describe.skipIf(!canRunPhp())('a run against the real server', () => {
  let closePage: (() => void) | undefined

  beforeAll(async () => {
    api = await startPhpApi()
    closePage = openPage(api.origin)
  }, 30_000)
  beforeEach(async () => {
    writes = 0
    client = createQueryClient({ retryDelay: 0 })
    const db = createDatabase()
    // Its games stand in it twice, which no write can bring back.
    db.games.bruins = db.games.bruins.filter((row) => row.plan_event_name !== 'B26YOUTH')
    await api.fill(db)
    await signIn()
    runsOf(client).signIn('me')
  })
  afterAll(async () => {
    closePage?.()
    await api?.stop()
  })

  const signIn = () =>
    usersHttp.post('users/login/index.php', { email: 'admin@example.com', password: 'password' })

  /** Goes on with a run as a person would, until nothing is left of it. */
  async function finish(id: string): Promise<void> {
    const engine = engineOf(client)
    for (let tries = 0; tries < 40; tries++) {
      const run = runsOf(client).find(id)
      const items = run?.items ?? []
      if (remainingCount(items) === 0) break
      if (run?.state === 'stopped') await signIn()
      await (countIn(items, 'not sent', 'waiting') > 0 ? engine.resume(id) : engine.retry(id))
    }
    const states = runsOf(client)
      .find(id)
      ?.items.map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['done']))
  }

  /**
   * What is stored, without ids, times of the server, blanks and empty places in lists, logos, which no call carries, and
   * plans without games, which no call of the Bruins deletes.
   */
  async function contents(tables: readonly Table[]) {
    const all = await api.tables()
    return tables.map((table) =>
      all[table]
        .filter(({ event_name }) => event_name !== null)
        .map(({ event_id: _, opponent_logo: _logo, last_updated: _at, id: _id, ...row }) =>
          Object.values(row)
            .map((value) => value?.replace(/[, ]+/g, ' ').trim() ?? '')
            .join(' | '),
        )
        .sort(),
    )
  }

  it.each(Object.entries(RUNS))(
    '%s once each, and takes it back',
    async (_, [stepsFor, ...tables]) => {
      const before = await contents(tables)
      const steps = await stepsFor(serverCalls(client))
      expect(steps.length).toBeGreaterThan(7)
      const id = runsOf(client).add({ doing: 'Writing', done: 'Written', steps })
      await engineOf(client).run(id)
      await finish(id)
      expect(writes).toBeGreaterThan(steps.length)
      const [written = []] = await contents(tables)
      expect(written).not.toEqual(before[0])
      expect(new Set(written).size).toBe(written.length)
      await finish((await engineOf(client).undo(id))?.id ?? '')
      expect(await contents(tables)).toEqual(before)
    },
  )
})
