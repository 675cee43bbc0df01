import { ApiError } from '../../../../src/api/errors'
import type { Game } from '../../../../src/domain/games/game'
import { runSteps } from '../../../../src/staff/writes/runSteps'
import { ITEM_STATES, type ItemState, type RunItem } from '../../../../src/staff/writes/runStore'
import { countIn } from '../../../../src/staff/writes/runText'
import type { ServerCalls } from '../../../../src/staff/writes/steps/serverCalls'
import type { Step } from '../../../../src/staff/writes/steps/step'
import { aGame } from '../../../records'

/** How the answer to a write goes wrong; `lost` and `html` after it was carried out. */
export type Fault = 'lost' | 'html' | ApiError

/** Games of one team as a server keeps them, each write counted and, where asked for, answered wrongly. */
export function fakeServer(games: Game[] = []) {
  const sent: string[] = []
  const counters = { onTheirWay: 0, most: 0, reads: 0 }
  const touched = new Set<string>()
  const clashes: string[] = []
  let nextId = 1000
  const server = {
    games,
    sent,
    counters,
    /** Records that two writes touched at once. */
    clashes,
    faults: new Map<number, Fault>(),
    /** The session is over: no call is answered any more. */
    isOver: false,
  }
  async function write(what: string, record: string, carryOut: () => void): Promise<void> {
    const fault = server.faults.get(sent.push(what) - 1)
    if (touched.has(record)) clashes.push(record)
    touched.add(record)
    counters.most = Math.max(counters.most, ++counters.onTheirWay)
    await Promise.resolve()
    await Promise.resolve()
    counters.onTheirWay -= 1
    touched.delete(record)
    if (server.isOver) throw new ApiError('status', { status: 401 })
    if (fault instanceof ApiError) {
      if (fault.status === 401) server.isOver = true
      throw fault
    }
    carryOut()
    if (fault === 'lost') throw new ApiError('no-answer')
    if (fault === 'html') throw new ApiError('unreadable', { status: 200 })
  }
  const find = (code: string) => server.games.find(({ eventName }) => eventName === code)
  const calls: Partial<ServerCalls> = {
    async games() {
      counters.reads += 1
      await Promise.resolve()
      if (server.isOver) throw new ApiError('status', { status: 401 })
      return structuredClone(server.games)
    },
    addGame: async (_team, game) => {
      await write(`add ${game.eventName}`, game.eventName, () => {
        server.games.push({ ...game, eventIds: [nextId++] })
      })
      return null
    },
    editGame: async (_team, game) => {
      await write(`edit ${game.eventName}`, String(game.eventIds), () => {
        const holder = find(game.eventName)
        if (holder && holder.eventIds.join() !== game.eventIds.join()) {
          throw new ApiError('refused', { status: 200, serverMessage: 'it exists already' })
        }
        server.games = server.games.map((one) =>
          one.eventIds.join() === game.eventIds.join() ? game : one,
        )
      })
      return null
    },
    deleteGame: (_team, code) =>
      write(`delete ${code}`, code, () => {
        server.games = server.games.filter(({ eventName }) => eventName !== code)
      }),
    addToPlan: (_team, { plan, game }) =>
      write(`join ${plan} ${game?.eventName}`, plan, () => {
        const joined = find(game?.eventName ?? '')
        if (joined) joined.plans = [...joined.plans, plan]
      }),
    removeGameFromPlan: (_team, { plan, eventName }) =>
      write(`part ${plan} ${eventName}`, plan, () => {
        const game = find(eventName)
        if (game) game.plans = game.plans.filter((name) => name !== plan)
      }),
  }
  return Object.assign(server, { calls: calls as ServerCalls })
}

/** The n-th game of a season, in these plans. */
export const nthGame = (n: number, fields: Partial<Game> = {}): Game =>
  aGame({
    eventName: `B2510${String(n).padStart(2, '0')}`,
    team: 'Bruins vs. Blackhawks',
    date: `2025-10-${String(n).padStart(2, '0')}`,
    time: '19:00:00',
    ...fields,
  })

export const waitingItems = (steps: readonly Step[]): RunItem[] =>
  steps.map((step) => ({ step, state: 'waiting' }))

/** How many items are in each state. */
export const countsOf = (items: readonly RunItem[]) =>
  Object.fromEntries(ITEM_STATES.map((state) => [state, countIn(items, state)])) as Record<
    ItemState,
    number
  >

/** Runs the items that wait, on this server; they change in place. */
export async function run(
  server: ReturnType<typeof fakeServer>,
  items: RunItem[],
  {
    signal = new AbortController().signal,
    isOwned = () => true,
    wait = async () => {},
  }: Partial<Pick<Parameters<typeof runSteps>[1], 'signal' | 'isOwned' | 'wait'>> = {},
) {
  return runSteps(
    { items: [...items] },
    {
      calls: server.calls,
      signal,
      isOwned,
      wait,
      onChange(index, change) {
        const { why: _, ...item } = items[index] as RunItem
        items[index] = { ...item, ...change }
      },
    },
  )
}
