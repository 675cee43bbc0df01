import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type AppServer, serveApp } from '../mock-api/serveApp'
import { bareCalendar, bareGames, barePricing } from './bare'
import { buildBareForm } from './buildBareForm'
import { note } from './figures'
import { PAIRS } from './pairs'

interface WorkerFixtures {
  /** The production build, the bare pages beside it and the mock API, all from one server. */
  app: AppServer
}

export const test = base.extend<{ facts: undefined }, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from it
    async ({}, use) => {
      const dist = await mkdtemp(join(tmpdir(), 'game-plans-bench-'))
      await cp('dist', dist, { recursive: true })
      await writeFile(join(dist, 'bare-calendar.html'), bareCalendar)
      await writeFile(join(dist, 'bare-games.html'), bareGames)
      await writeFile(join(dist, 'bare-pricing.html'), barePricing)
      await buildBareForm(dist)
      const app = await serveApp({ dist })
      await use(app)
      await app.close()
      await rm(dist, { recursive: true })
    },
    { scope: 'worker' },
  ],
  facts: [
    async ({ app, browser }, use) => {
      app.api.reset()
      app.delayMs = 0
      await note(`Chromium ${browser.version()}; ${PAIRS} pairs and one dropped; HTTP/1.1, gzip.`)
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }
