import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/errors'
import type { Game } from '../../src/domain/games/game'
import type { ServerCalls } from '../../src/staff/writes/steps/serverCalls'
import type { Step } from '../../src/staff/writes/steps/step'
import { fakeServer, nthGame } from '../unit/staff/writes/fakeServer'
import { replay } from './replay'

/*
 * Two people run imports, bulk changes, deletes and their undo over one season, in tabs that crash,
 * while writes fail or lose their response and a colleague changes games by other means. A version that
 * nobody has seen is never written over, nothing is made twice, no two writes are on one game at once,
 * and what a run says is done, is.
 */

const RUNS = 200

let server = fakeServer()
vi.mock('../../src/staff/writes/steps/serverCalls', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  serverCalls: (client: QueryClient) => callsOf.get(client),
}))
const callsOf = new WeakMap<QueryClient, ServerCalls>()

type Kind = 'import' | 'shift' | 'delete'

interface Person {
  name: string
  client: QueryClient
  /** What this person has seen of each game, and what their own runs have made of it. */
  seen: Set<string>
  runs: string[]
}

interface World {
  people: Person[]
  trail: string[]
  tokens: number
}

const versionOf = ({ eventName, team, date, time }: Game) => [eventName, team, date, time].join('|')

function broken(world: World, what: string): never {
  throw new Error(`${what}\nafter:\n  ${world.trail.join('\n  ')}`)
}

/** A tab of this person, whose writes are held against what they have seen. */
function openTab(world: World, me: Person): void {
  me.client = new QueryClient()
  const check = (code: string, what: string, wanted?: Game) => {
    const now = server.games.find(({ eventName }) => eventName === code)
    if (!now) return
    if (wanted && versionOf(now) === versionOf(wanted)) broken(world, `${what} was sent twice`)
    if (!me.seen.has(versionOf(now))) broken(world, `${what} wrote over ${versionOf(now)} unseen`)
  }
  const { calls } = server
  callsOf.set(me.client, {
    ...calls,
    plans: async () => [],
    async addGame(team, game) {
      if (server.games.some(({ eventName }) => eventName === game.eventName)) {
        broken(world, `${game.eventName} was created twice`)
      }
      me.seen.add(versionOf(game))
      return calls.addGame(team, game)
    },
    async editGame(team, game) {
      const now = server.games.find(({ eventIds }) => eventIds.join() === game.eventIds.join())
      if (now) check(now.eventName, `a change of ${now.eventName}`, game)
      me.seen.add(versionOf(game))
      return calls.editGame(team, game)
    },
    async deleteGame(team, code) {
      check(code, `a delete of ${code}`)
      return calls.deleteGame(team, code)
    },
  })
}

const engineOfPerson = async ({ client, name }: Person) => {
  const { engineOf } = await import('../../src/staff/writes/engine')
  const { runsOf } = await import('../../src/staff/writes/runStore')
  const store = runsOf(client)
  store.signIn(name)
  return { engine: engineOf(client), store }
}

function stepsOf(world: World, me: Person, kind: Kind): Step[] {
  const now = structuredClone(server.games)
  for (const game of now) me.seen.add(versionOf(game))
  const team = 'bruins' as const
  if (kind === 'import') {
    const games = [1, 2, 3].map(() => {
      world.tokens += 1
      return nthGame(20 + (world.tokens % 8))
    })
    // A file may have a game twice.
    return [...games.slice(0, 1), ...games].map((game) => ({ kind: 'addGame', team, game }))
  }
  const some = now.filter((_, index) => index % 2 === world.tokens % 2)
  world.tokens += 1
  if (kind === 'delete') {
    return some.map((game): Step => ({ kind: 'deleteGame', team, games: [game], emptied: [] }))
  }
  const time = `${String(10 + (world.tokens % 12)).padStart(2, '0')}:00:00`
  return some.map(
    (game): Step => ({
      kind: 'changeGame',
      team,
      before: game,
      after: { ...game, time },
    }),
  )
}

const FAULTS = ['lost', new ApiError('timeout'), new ApiError('status', { status: 500 })] as const

interface Command {
  by: number
  what: Kind | 'undo' | 'retry' | 'crash' | 'elsewhere'
  /** Which of its writes fail, and how. */
  faults: readonly (readonly [number, number])[]
}

async function perform(world: World, { by, what, faults }: Command): Promise<void> {
  const me = world.people[by] as Person
  world.trail.push(`${me.name}: ${what} ${JSON.stringify(faults)}`)
  for (const [index, fault] of faults) {
    server.faults.set(server.sent.length + index, FAULTS[fault % FAULTS.length] as never)
  }
  const { engine, store } = await engineOfPerson(me)
  const id = me.runs.at(-1) ?? ''
  if (what === 'elsewhere') {
    const game = server.games[world.tokens % Math.max(1, server.games.length)]
    if (!game) return
    world.tokens += 1
    Object.assign(game, { team: `Theirs ${world.tokens}` })
    return
  }
  if (what === 'crash') {
    const crashing = store.get().map((run) => run.id)
    openTab(world, me)
    const next = await engineOfPerson(me)
    await next.engine.takeStored(me.name)
    me.runs = me.runs.filter((run) => next.store.find(run) && crashing.includes(run))
    return
  }
  if (what === 'undo') await engine.undo(id)
  else if (what === 'retry') {
    await engine.resume(id)
    await engine.retry(id)
  } else {
    const steps = stepsOf(world, me, what)
    const before = codes()
    const run = store.add({ doing: what, done: what, steps })
    me.runs.push(run)
    // Somebody else writes while it goes.
    const going = engine.run(run)
    const other = server.games[0]
    if (other && faults.length > 1) {
      world.tokens += 1
      Object.assign(other, { team: `Meanwhile ${world.tokens}` })
    }
    await going
    if (what === 'import') judge(world, store.find(run)?.items ?? [], before)
  }
  if (server.clashes.length > 0) broken(world, `two writes at once: ${server.clashes.join()}`)
  if (new Set(codes()).size < codes().length) broken(world, `${codes().join()} twice`)
}

const codes = () => server.games.map(({ eventName }) => eventName)

/** What an import says of each game is so: what is done is there, what has failed is not. */
function judge(world: World, items: readonly { step: Step; state: string }[], before: string[]) {
  const saidOf = new Map<string, string[]>()
  for (const { step, state } of items) {
    if (step.kind !== 'addGame' || before.includes(step.game.eventName)) continue
    const { eventName } = step.game
    saidOf.set(eventName, [...(saidOf.get(eventName) ?? []), state])
  }
  for (const [code, said] of saidOf) {
    const isThere = codes().includes(code)
    const isWrong = isThere ? said.every((state) => state === 'failed') : said.includes('done')
    if (isWrong) broken(world, `${code} is said to be ${said.join()}`)
  }
}

const command: fc.Arbitrary<Command> = fc.record({
  by: fc.nat({ max: 1 }),
  what: fc.constantFrom<Command['what']>(
    'import',
    'shift',
    'shift',
    'delete',
    'undo',
    'undo',
    'retry',
    'crash',
    'elsewhere',
  ),
  faults: fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 2 })), { maxLength: 3 }),
})

it('runs: nothing is lost, made twice or written over unseen, whoever writes when', async () => {
  let carriedOut = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async (commands) => {
      window.localStorage.clear()
      server = fakeServer([1, 2, 3, 4].map((n) => nthGame(n, { eventIds: [n] })))
      const people = ['ann', 'bo'].map((name): Person => {
        return { name, client: new QueryClient(), seen: new Set(), runs: [] }
      })
      const world: World = { people, trail: [], tokens: 0 }
      for (const me of people) openTab(world, me)
      for (const next of commands) await perform(world, next)
      carriedOut += server.sent.length
    }),
    { ...replay, numRuns: RUNS },
  )
  if (!replay.path) expect(carriedOut).toBeGreaterThan(RUNS)
})
