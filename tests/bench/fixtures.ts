import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { type AppServer, serveApp } from '../mock-api/serveApp'
import { bareCalendar, bareGames } from './bare'
import { note, report } from './figures'
import { type MeasuredPage, measure } from './marks'
import { PAIRS, runPairs } from './pairs'

interface TestFixtures {
  /** Has a page open for the admin, before any of its code runs. */
  signedIn: (page: Page) => Promise<unknown>
  /** Measures both pages in turn and adds their ratio to the table. */
  compare: (
    name: string,
    pages: { ours: MeasuredPage; baseline: MeasuredPage; aim?: number },
  ) => Promise<void>
}

interface WorkerFixtures {
  /** The production build, the bare pages beside it and the mock API, all from one server. */
  app: AppServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from it
    async ({}, use) => {
      const dist = await mkdtemp(join(tmpdir(), 'game-plans-bench-'))
      await cp('dist', dist, { recursive: true })
      await writeFile(join(dist, 'bare-calendar.html'), bareCalendar)
      await writeFile(join(dist, 'bare-games.html'), bareGames)
      const app = await serveApp({ dist })
      await use(app)
      await app.close()
      await rm(dist, { recursive: true })
    },
    { scope: 'worker' },
  ],
  compare: async ({ app, browser }, use) => {
    app.api.reset()
    await note(`Chromium ${browser.version()}; ${PAIRS} pairs and one dropped; HTTP/1.1, gzip.`)
    await use(async (name, { ours, baseline, aim }) => {
      const times = await runPairs(async () => {
        const { time } = await measure(browser, app, ours)
        const bare = await measure(browser, app, baseline)
        return { ours: time, baseline: bare.time, calibration: bare.calibration }
      })
      await report({ name, ...times, aim })
    })
  },
  // After `compare`, which begins with a fresh season and nobody signed in.
  signedIn: async ({ app, compare: _ }, use) => {
    const { session_expiration } = createSession(app.api.db, 'admin')
    await use((page) =>
      page.addInitScript(
        (end) => window.localStorage.setItem('sessionExpiration', end),
        String(session_expiration),
      ),
    )
  },
})
