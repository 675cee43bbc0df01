import { cleanup, configure, screen } from '@testing-library/react'
import fc from 'fast-check'
import { getResponse } from 'msw'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '../mock-api/auth'
import { createMockApi, type MockApi } from '../mock-api/mockServer'
import { smallSeason } from '../mock-api/smallSeason'
import { renderApp } from '../renderApp'
import { allowConsole, api, server, takeSurprises } from '../setup'
import { replay } from './replay'
import { rest, visit, type Walk, walkSteps } from './walkCommands'
import { placeWeather } from './weather'

/*
 * Seeded walks over all screens and sheets while every tenth call fails. Nothing breaks for good,
 * and in the end the database holds exactly the writes that were acknowledged. A walk that does not
 * hold is made shorter, and its weather fairer, until nothing can be left out.
 */

const WALKS = 30
/** How long walks and the shortening of one may take, in milliseconds. */
const PATIENCE = 270_000

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

/** Leaves nothing of a walk to the next. */
function leave(): void {
  cleanup()
  server.events.removeAllListeners()
  server.resetHandlers()
  api.reset()
  window.localStorage.clear()
  window.sessionStorage.clear()
  takeSurprises()
}

/** An admin's dashboard in a fresh season. */
function begin(): Walk {
  leave()
  smallSeason(api.db)
  const trail: string[] = []
  return {
    trail,
    sent: new Set(),
    setWeather: placeWeather((struck) => trail.push(`  ${struck}`)),
    done: acknowledgedWrites(),
    app: renderApp('/dashboard', { as: 'admin' }),
  }
}

/** In the end, in fair weather: the users are there, no write is lost, and nothing was logged. */
async function judge(walk: Walk): Promise<void> {
  walk.setWeather([])
  await visit(walk, '/dashboard')
  const users = await screen.findByText('bgs@example.com', undefined, { timeout: 10_000 })
  expect(users).toBeInTheDocument()
  expect(contents(api)).toEqual(await replayed(walk.done))
  cleanup()
  cleanup()
  expect(takeSurprises(), 'unexpected console errors or warnings').toEqual([])
}

describe('[check 85] in bad weather', () => {
  // A form that is not there is not waited for.
  beforeAll(() => configure({ asyncUtilTimeout: 500 }))
  afterEach(leave)

  it('walks break nothing and lose no write', async () => {
    allowConsole(/^(Error|Failed) .*ApiError: /)
    let carriedOut = 0
    const walks = fc.asyncProperty(walkSteps, async (steps) => {
      const walk = begin()
      try {
        await rest()
        await fc.asyncModelRun(() => ({ model: walk, real: walk }), steps)
        await judge(walk)
      } catch (error) {
        throw new Error(`${(error as Error).message}\nafter:\n${walk.trail.join('\n')}`)
      }
      carriedOut += walk.done.length
    })
    await fc.assert(walks, {
      ...replay,
      numRuns: WALKS,
      plugins: [fc.interruptAfterTimeLimit(PATIENCE, { failOnInterrupt: true })],
    })
    if (!replay.path) expect(carriedOut).toBeGreaterThan(WALKS)
  })
})
