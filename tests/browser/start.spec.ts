import type { Locator, Page } from '@playwright/test'
import { patterns } from '../../src/config/paths'
import { isPublic } from '../../src/config/printSets'
import type { AppServer } from '../mock-api/serveApp'
import { everySample } from '../sheets/sheetSamples'
import { afterPaint, appPath, countDocuments, expect, openAs, test } from './fixtures'

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

/**
 * Opens a page; what it asks, it has started, once each, and nothing is left. What `follows` when it
 * is drawn it may ask besides.
 */
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
    const sent = asked(app)
    const atOnce = sent.filter((one) => !follows.includes(one))
    expect(atOnce.sort()).toEqual((await started(page)).map(address).sort())
    expect(new Set(sent).size).toBe(sent.length)
    expect(await left(page)).toEqual([])
    // What follows may still be on its way: it is not the next page's.
    if (follows.length > 0) await page.waitForLoadState('networkidle')
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

test('every staff screen does the same', { tag: '@long' }, async ({ page, app }) => {
  await openAs(page, 'admin@example.com', '/register')
  await keepStarted(page)
  // The plans sold by price, where they come by name alone, are looked up among all.
  const follows: Partial<Record<string, string[]>> = {
    pricingPlanEvents: ['/api/game-plans/bruins-games/distinct/plans'],
    // What the day begins with, when the page is drawn.
    dashboard: [
      '/api/game-plans/bruins-games/distinct/games/',
      '/api/game-plans/celtics-games/distinct/games/',
      '/api/game-plans/combined/distinct',
      // What its checks read besides.
      '/api/game-plans/bruins-games/distinct/plans',
      '/api/game-plans/celtics-games/distinct/plans',
      '/api/game-plans/bruins/pricing/with-reps',
      '/api/game-plans/bruins/reps',
    ],
    // The packages that a new name would be carried into, and how many games the plan has.
    gamePlanEdit: [
      '/api/game-plans/bruins-games/distinct/plans',
      '/api/game-plans/celtics-games/distinct/plans',
      '/api/game-plans/combined/distinct',
    ],
  }
  const form = page.getByRole('button', {
    name: /^(Register|Save Changes|Read what I pasted|Make .* of .*)$/,
  })
  const findings = page.getByRole('region', { name: 'Wrong on customers’ pages' })
  const ready = form.or(page.getByRole('table')).or(page.getByRole('grid')).or(findings).first()
  for (const [key, path] of Object.entries(patterns)) {
    if (isPublic(key) || key === 'signIn') continue
    await expectAllStarted({ page, app }, path.replace(':id', 'B26FULL'), ready, follows[key])
    expect(asked(app)).toContain('/api/check-session/index.php')
  }
})

test('calls and files leave while no code is there: a calendar takes three turns, a list two', async ({
  page,
  app,
}) => {
  await openAs(page, 'bgs@example.com', '/users')
  for (const { path, calls, ready } of turns(page)) {
    await test.step(path, async () => {
      const scripts: string[] = []
      const faces: string[] = []
      page.on('request', (request) => {
        if (/\.woff2$/.test(request.url())) faces.push(request.url())
      })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        scripts.push(route.request().url())
        await held
        await route.continue()
      })
      app.api.log.length = 0
      await page.goto(appPath(path), { waitUntil: 'commit' })
      await expect.poll(() => asked(app).sort()).toEqual(calls)
      await expect.poll(() => scripts.length).toBeGreaterThan(2)
      // With the styles that name them, not with the code.
      await expect.poll(() => faces.length).toBeGreaterThan(0)
      const early = scripts.length
      release()
      await expect(ready).toBeVisible()
      // Dialogs and a sheet's QR code come with the first hand on the page; what it is drawn with was there.
      const drawn = scripts.filter((url) => !afterPaint.test(url))
      if (path === calendar) expect(drawn).toHaveLength(early)
      expect(asked(app).sort()).toEqual(calls)
      await page.unroute(/\/assets\/[^/]+\.js$/)
    })
  }
})

const calendar = '/bgs/calendar/p26all'
/** What a page asks before its code: a plan's games follow the plan. */
const turns = (page: Page) => [
  {
    path: calendar,
    calls: [
      '/api/game-plans/bruins-games/distinct/plans/B26FULL',
      '/api/game-plans/celtics-games/distinct/plans/C26FULL',
      '/api/game-plans/combined/distinct/single/p26all',
      '/api/game-plans/details/X26CLASSICS',
    ],
    ready: legend(page),
  },
  {
    path: '/bruins-games',
    calls: ['/api/check-session/index.php', '/api/game-plans/bruins-games/distinct/games/'],
    ready: page.getByRole('table'),
  },
]
const users = ['/api/check-session/index.php', '/api/users/index.php']
const legend = (page: Page) => page.getByRole('list', { name: 'Legend' })

test('a first call that fails, breaks or hangs ends as it does without the starter', async ({
  page,
  app,
  watch,
}) => {
  watch.allowConsole(/Failed to load resource|Error fetching|ERR_/)
  const retry = page.getByRole('button', { name: 'Try Again' })
  for (const fault of [{ kind: 'html' }, { kind: 'status', status: 401 }] as const) {
    await test.step(fault.kind, async () => {
      const repaired = app.api.faults.add({ ...fault, path: 'combined/distinct/single' })
      app.api.log.length = 0
      await page.goto(appPath(calendar))
      await expect(retry).toBeVisible()
      expect(asked(app)).toEqual(['/api/game-plans/combined/distinct/single/p26all'])
      repaired()
      await retry.click()
      await expect(legend(page)).toBeVisible()
    })
  }
  await test.step('once without an answer, it is asked again', async () => {
    app.api.faults.add({ kind: 'no-answer', path: 'combined/distinct/single', times: 1 })
    await page.goto(appPath(calendar))
    await expect(legend(page)).toBeVisible()
  })
  await test.step('the page says what it waits for, in the same words before and after', async () => {
    const repaired = app.api.faults.add({ kind: 'hang', path: 'combined/distinct/single' })
    await page.goto(appPath(calendar), { waitUntil: 'commit' })
    await expect(page.locator('#root > p')).toHaveText('Loading schedule...')
    await expect(page.locator('main').getByText('Loading schedule...')).toBeVisible()
    repaired()
  })
})

test('a started style sheet that is gone is there after one reload', async ({ page, watch }) => {
  watch.allowConsole(/Failed to load resource|ChunkError|React Router/)
  const documents = countDocuments(page)
  await page.route(/\/assets\/CalendarSheet-.*\.css$/, (route) =>
    documents() === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto(appPath(calendar))
  await expect(legend(page)).toBeVisible()
  await expect.poll(documents).toBe(2)
})

test('nothing is started for a stranger, nor where the address will be another', async ({
  page,
}) => {
  await keepStarted(page)
  for (const path of ['/bruins-games', '/nowhere', '/BGS/calendar/P26%20all']) {
    await page.goto(appPath(path))
    await expect(page.locator('#root > p')).toHaveCount(0)
    expect(await started(page)).toEqual([])
  }
  await expect(legend(page)).toBeVisible()
})

test('what was started for who has signed out since, or for somebody else, is shown to nobody', async ({
  page,
  context,
  app,
}) => {
  await openAs(page, 'admin@example.com', '/register')
  const early = await context.newPage()
  let code = Promise.resolve()
  await early.route(/\/assets\/[^/]+\.js$/, (route) => code.then(() => route.continue()))
  /** Opens the users, does something in the other tab, and only then lets the code come. */
  async function openWhile(what: () => Promise<void>): Promise<void> {
    let release = () => {}
    code = new Promise((resolve) => {
      release = resolve
    })
    app.api.log.length = 0
    await early.goto(appPath('/users'), { waitUntil: 'commit' })
    await expect.poll(() => asked(app).sort()).toEqual(users)
    await what()
    release()
  }
  await openWhile(() => page.getByRole('button', { name: 'Logout' }).click())
  await expect(early.getByRole('heading', { name: 'Sign In' })).toBeVisible()

  await openAs(page, 'admin@example.com', '/register')
  await openWhile(async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByLabel('Email').fill('guest@example.com')
    await page.getByLabel('Password', { exact: true }).fill('password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('guest@example.com').first()).toBeVisible()
    app.api.log.length = 0
  })
  await expect(early.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
  await expect.poll(() => asked(app).sort()).toEqual(expect.arrayContaining(users))
})

test('without the starter the page is the same', async ({ page, app, watch }) => {
  watch.allowConsole(/Content Security Policy/)
  await page.route(/\/game-plans\/bgs\//, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<script>', '<script>/* a proxy was here */')
    await route.fulfill({ response: answer, body })
  })
  app.api.log.length = 0
  await page.goto(appPath(calendar))
  await expect(legend(page)).toBeVisible()
  expect(new Set(asked(app)).size).toBe(asked(app).length)
})
