import type { Locator, Page } from '@playwright/test'
import { patterns } from '../../src/config/paths'
import { isSheet } from '../../src/config/sheets'
import type { AppServer } from '../mock-api/serveApp'
import { everySample } from '../sheets/sheetSamples'
import { appPath, expect, openAs, test } from './fixtures'

/*
 * The page starts its first calls by itself, before the app is there (src/start). Whatever becomes
 * of them, a person sees what he would see without.
 */

/** Keeps what the page has started, taken or not, and all it ever started. */
const keepStarted = (page: Page) =>
  page.addInitScript(() => {
    let reads: Map<string, unknown> | undefined
    const seen: string[] = []
    Object.assign(window, { seen, left: () => [...(reads?.keys() ?? [])] })
    Object.defineProperty(window, 'startedReads', {
      configurable: true,
      get: () => reads,
      set(map: Map<string, unknown>) {
        reads = map
        const set = map.set.bind(map)
        map.set = (key, value) => {
          seen.push(key)
          return set(key, value)
        }
      },
    })
  })

interface Kept {
  seen: string[]
  left: () => string[]
}
const started = (page: Page) => page.evaluate(() => (window as unknown as Kept).seen)
const left = (page: Page) => page.evaluate(() => (window as unknown as Kept).left())

const asked = (app: AppServer) => app.api.log.map(({ path }) => path)
/** The addresses of started reads, without what stands before them. */
const address = (key: string) => key.replace(/^\w+ https?:\/\/[^/]+/, '')

/** Opens a page; what it asks, it has started, once each, and nothing is left. */
async function expectAllStarted(
  { page, app }: { page: Page; app: AppServer },
  path: string,
  ready: Locator,
  follows: readonly string[] = [],
): Promise<void> {
  await test.step(path, async () => {
    app.api.log.length = 0
    await page.goto(appPath(path))
    await expect(ready).toBeVisible()
    const sent = [...(await started(page)).map(address), ...follows]
    expect(asked(app).sort()).toEqual(sent.sort())
    expect(await left(page)).toEqual([])
  })
}

test('every sheet asks for nothing that the page has not started, and for nothing twice', async ({
  page,
  app,
}) => {
  await keepStarted(page)
  for (const { at, ready } of everySample) {
    await expectAllStarted({ page, app }, at, page.getByRole(ready.role, { name: ready.name }))
    expect(asked(app)).not.toEqual([])
  }
})

test('every staff screen does the same', async ({ page, app }) => {
  await openAs(page, 'admin@example.com', '/register')
  await keepStarted(page)
  // The plans sold by price, where they come by name alone, are looked up among all.
  const follows: Partial<Record<string, string[]>> = {
    pricingPlanEvents: ['/api/game-plans/bruins-games/distinct/plans'],
  }
  const form = page.getByRole('button', { name: /Register|Save Changes/ })
  const ready = form.or(page.getByRole('table')).first()
  for (const [key, path] of Object.entries(patterns)) {
    if (isSheet(key) || key === 'signIn') continue
    await expectAllStarted({ page, app }, path.replace(':id', 'B26FULL'), ready, follows[key])
    expect(asked(app)).toContain('/api/check-session/index.php')
  }
})
