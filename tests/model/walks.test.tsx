import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '../mock-api/auth'
import { LOGIN_PAGE } from '../mock-api/faults'
import { createMockApi, type MockApi } from '../mock-api/mockServer'
import { smallSeason } from '../mock-api/smallSeason'
import { renderApp } from '../renderApp'
import { here } from '../screens/kit/address'
import { BUTTON, expectAtRest } from '../screens/matrix/cells'
import { gameWrites } from '../screens/matrix/gameWrites'
import { otherWrites } from '../screens/matrix/otherWrites'
import { sheetReads, staffReads } from '../screens/matrix/readRows'
import type { WriteRow } from '../screens/matrix/writeRow'
import { allowConsole, api, server } from '../setup'

/*
 * Seeded walks over all screens and sheets while every tenth call fails. Nothing breaks for good,
 * and in the end the database holds exactly the writes that were acknowledged.
 */

const WALKS = 30
const STEPS = 5
const FAILING = 0.1

const addresses = [...new Set([...staffReads, ...sheetReads].map(({ at }) => at))]
const writes = [...gameWrites, ...otherWrites].filter(({ as }) => as !== null)

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const badAnswers = [
  () => HttpResponse.error(),
  () => new HttpResponse('<h1>Fatal error</h1>', { status: 500 }),
  () => new HttpResponse(LOGIN_PAGE, { headers: { 'Content-Type': 'text/html' } }),
  () => HttpResponse.json({ error: 'Busy.' }, { status: 503 }),
  () => HttpResponse.json({ success: false, message: 'Not today.' }),
  () => HttpResponse.json({}, { status: 403 }),
]

/** From now on every tenth call fails, and is not carried out, until it is called with false. */
function badWeather(random: () => number): (isBad: boolean) => void {
  let isBad = false
  server.use(
    http.all('*/api/*', ({ request }) => {
      // A session that cannot be checked is over: the matrix has that.
      const isCheck = request.url.includes('check-session')
      if (isCheck || !isBad || random() >= FAILING) return undefined
      return badAnswers[Math.floor(random() * badAnswers.length)]?.()
    }),
  )
  return (next) => {
    isBad = next
  }
}

/** The writes that were answered with a success from now on, in order. */
function acknowledgedWrites(): Request[] {
  const done: Request[] = []
  server.events.on('response:mocked', async ({ request, response }) => {
    if (request.method === 'GET') return
    const asked = request.clone()
    const answer = response.ok
      ? await response
          .clone()
          .json()
          .catch(() => null)
      : null
    if (answer?.success === true) done.push(asked)
  })
  return done
}

/** Everything staff can change, without the times of the changes. */
function contents({ db }: MockApi): unknown {
  const { combinedPlans, games, gamePlans, reps, pricing, links, users } = db
  const undated = combinedPlans.map(({ last_updated: _, ...plan }) => plan)
  return structuredClone({ undated, games, gamePlans, reps, pricing, links, users })
}

/** What a fresh season holds after these writes. */
async function replayed(done: Request[]): Promise<unknown> {
  const fresh = createMockApi()
  smallSeason(fresh.db)
  createSession(fresh.db, 'admin')
  for (const request of done) await getResponse(fresh.handlers, request)
  return contents(fresh)
}

type App = ReturnType<typeof renderApp>

interface Walk {
  app: App
  random: () => number
  /** What was done so far, for whoever reads a failure. */
  trail: string[]
  /** The writes that were acknowledged so far. */
  done: Request[]
}

/** The page is not blank, nothing on it waits for ever, no text is broken and it has not crashed. */
const rest = (trail: string[]) =>
  waitFor(
    () => {
      expectAtRest()
      expect(document.body.textContent?.trim()).not.toBe('')
      expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
    },
    {
      timeout: 10_000,
      onTimeout: (error) => new Error(`after ${trail.join(' > ')}: ${error.message.slice(0, 500)}`),
    },
  )

function press(name: string): boolean {
  const button = screen.queryAllByText(name, BUTTON).at(-1)?.closest('button')
  if (button) fireEvent.click(button)
  return Boolean(button)
}

/** Goes to an address; whoever is asked about unsaved work throws it away. */
async function goTo(app: App, at: string, trail: string[]): Promise<void> {
  await act(async () => {
    await app.router.navigate(at)
  })
  const path = at.split('?')[0]
  const isThere = () => {
    // The question may come late, and once more for a form behind another.
    if (here() !== path) press('Discard')
    expect(here()).toBe(path)
  }
  await waitFor(isThere, { timeout: 10_000 })
  await rest(trail)
  // As often as a person would.
  for (let times = 0; times < 3 && press('Try Again'); times++) await rest(trail)
}

/** Fills a form or comes to a question, and sends it: a success is said when there was one. */
async function write(walk: Walk, row: WriteRow): Promise<void> {
  const { app, trail, done, random } = walk
  await goTo(app, row.at, trail)
  await row.open()
  await rest(trail)
  const before = { done: done.length, said: screen.queryAllByText(row.success).length }
  press(row.button)
  if (random() < 0.2) press(row.button)
  await act(async () => {})
  await rest(trail)
  await waitFor(() => {
    const isSaid = screen.queryAllByText(row.success).length > before.said
    expect(isSaid, `success said after ${trail.join(' > ')}`).toBe(done.length > before.done)
  })
}

async function step(walk: Walk): Promise<void> {
  const { app, trail, random } = walk
  const pick = <T,>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  if (random() < 0.35) {
    const at = pick(addresses)
    trail.push(at)
    return goTo(app, at, trail)
  }
  const row = pick(writes)
  trail.push(row.call)
  // What the form needs may be gone by an earlier step, or could not be read.
  await write(walk, row).catch((error: Error) => {
    if (!/^Unable to find/.test(error.message)) throw error
    trail.push('not there')
  })
  if (random() < 0.2) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  }
}

describe('[check 85] in bad weather', () => {
  // A form that is not there is not waited for.
  beforeAll(() => configure({ asyncUtilTimeout: 500 }))
  // A walk that fails leaves its weather to no other.
  afterEach(() => {
    server.events.removeAllListeners()
    server.resetHandlers()
  })

  let carriedOut = 0
  const seeds = Array.from({ length: WALKS }, (_, seed) => seed + 1)

  it.each(seeds)('walk %i breaks nothing and loses no write', async (seed) => {
    allowConsole(/^(Error|Failed) .*ApiError: /)
    smallSeason(api.db)
    const random = seeded(seed)
    const setWeather = badWeather(random)
    const done = acknowledgedWrites()
    const app = renderApp('/dashboard', { as: 'admin' })
    const trail = [`seed ${seed}`]
    await rest(trail)

    setWeather(true)
    for (let steps = 0; steps < STEPS; steps++) {
      await step({ app, random, trail, done })
      await rest(trail)
    }
    setWeather(false)

    await goTo(app, '/dashboard', trail)
    const users = await screen.findByText('bgs@example.com', undefined, { timeout: 10_000 })
    expect(users, trail.join(' > ')).toBeVisible()
    expect(contents(api), trail.join(' > ')).toEqual(await replayed(done))
    carriedOut += done.length
  })

  it('carried out more writes than there were walks', () => {
    expect(carriedOut).toBeGreaterThan(WALKS)
  })
})
