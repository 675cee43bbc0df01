import type { Page } from '@playwright/test'
import { BASE_PATH, patterns } from '../../src/config/paths'
import { isPublic } from '../../src/config/sheets'
import type { AppServer } from '../mock-api/serveApp'
import { appPath, countDocuments, expect, openAs, PHONE, test } from './fixtures'

/*
 * What leaves before the app's code is there: a sheet's first read and the route's files from the page
 * itself (src/start), everything else from the route's loader.
 */

const requested = (app: AppServer) => app.api.log.map(({ path }) => path)

const calendar = '/bgs/calendar/p26all'
const single = '/api/game-plans/combined/distinct/single/p26all'
const legend = (page: Page) => page.getByRole('list', { name: 'Legend' })
const SCRIPT = /\/assets\/[^/]+\.js$/

/** Holds what matches back until it is released. */
async function hold(page: Page, address: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, (route) => held.then(() => route.continue()))
  return release
}

test('no staff screen requests anything twice', { tag: '@long' }, async ({ page, app }) => {
  await openAs(page, 'admin@example.com', '/register')
  const form = page.getByRole('button', {
    name: /^(Register|Save Changes|Continue|Create .*)$/,
  })
  const findings = page.getByRole('region', { name: /^(Errors|Warnings|FYI)/ }).first()
  const ready = form.or(page.getByRole('table')).or(page.getByRole('grid')).or(findings).first()
  for (const [key, path] of Object.entries(patterns)) {
    if (isPublic(key) || key === 'signIn') continue
    app.api.log.length = 0
    await page.goto(appPath(path.replace(':id', 'B26FULL')))
    await expect(ready).toBeVisible()
    expect(requested(app)).toContain('/api/check-session/index.php')
    expect(new Set(requested(app)).size, path).toBe(requested(app).length)
    await page.waitForLoadState('networkidle')
  }
})

test('a calendar’s plan, code and styles are requested by the page itself, its fonts before its games', async ({
  page,
  app,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const has = (file: RegExp) => files.some((path) => file.test(path))
  const release = await hold(page, SCRIPT)
  const releaseGames = await hold(page, /distinct\/plans\//)
  await page.goto(appPath(calendar), { waitUntil: 'commit' })
  await expect.poll(() => requested(app)).toEqual([single])
  for (const file of [/CalendarSheet-.*\.js$/, /\.css$/]) {
    await expect.poll(() => has(file)).toBe(true)
  }
  expect(has(/\.woff2$/)).toBe(false)
  await expect(page.locator('#root > p')).toHaveText('Loading schedule...')
  const early = files.filter((path) => SCRIPT.test(path))
  release()
  await expect.poll(() => has(/\.woff2$/)).toBe(true)
  releaseGames()
  await expect(legend(page)).toBeVisible()
  // Every script of the first render was known by then.
  expect(files.filter((path) => SCRIPT.test(path)).sort()).toEqual(early.sort())
  expect(requested(app)).toHaveLength(4)
})

test('a sheet may be printed at once: its games and its QR code come with the first of them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const codes = '[aria-label^="QR code: this page"]'
    const seen = () => [
      document.querySelectorAll('td abbr').length,
      document.querySelectorAll(codes).length,
    ]
    new MutationObserver((_, observer) => {
      if (seen()[0] === 0) return
      observer.disconnect()
      Object.assign(window, { first: seen(), seen })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(appPath(calendar))
  await page.waitForLoadState('networkidle')
  const [first, last] = await page.evaluate<[number[], number[]]>('[first, seen()]')
  expect(first[0]).toBeGreaterThan(50)
  expect(first[1]).toBeGreaterThan(0)
  expect(first).toEqual(last)
})

test('a window made narrow before the code is there gets the phone’s calendar', async ({
  page,
}) => {
  const release = await hold(page, SCRIPT)
  await page.goto(appPath(calendar), { waitUntil: 'commit' })
  await page.setViewportSize(PHONE)
  release()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('a list is requested as soon as the role is known, while its code is still coming', async ({
  page,
  app,
}) => {
  await openAs(page, 'bgs@example.com', '/users')
  const release = await hold(page, /\/assets\/GamesDashboard-[^/]+\.js$/)
  app.api.log.length = 0
  await page.goto(appPath('/bruins-games'), { waitUntil: 'commit' })
  await expect
    .poll(() => requested(app))
    .toEqual(['/api/check-session/index.php', '/api/game-plans/bruins-games/distinct/games/'])
  release()
  await expect(page.getByRole('table')).toBeVisible()
  expect(new Set(requested(app)).size).toBe(requested(app).length)
})

test('a role that may not have a list never requests it', async ({ page, app }) => {
  await openAs(page, 'guest@example.com', '/users')
  await page.waitForLoadState('networkidle')
  app.api.log.length = 0
  await page.goto(appPath('/bruins-games'))
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested(app).filter((path) => path.includes('game-plans'))).toEqual([])
})

test('a first read that fails, breaks or hangs ends as it does without the starter', async ({
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
      expect(requested(app)).toEqual([single])
      repaired()
      await retry.click()
      await expect(legend(page)).toBeVisible()
    })
  }
  await test.step('without a response it is requested again', async () => {
    app.api.faults.add({ kind: 'no-answer', path: 'combined/distinct/single', times: 1 })
    await page.goto(appPath(calendar))
    await expect(legend(page)).toBeVisible()
  })
  await test.step('the page says what it waits for, in the same words before and after', async () => {
    const repaired = app.api.faults.add({ kind: 'hang', path: 'combined/distinct/single' })
    const release = await hold(page, SCRIPT)
    await page.goto(appPath(calendar), { waitUntil: 'commit' })
    await expect(page.locator('#root > p')).toHaveText('Loading schedule...')
    release()
    await expect(page.locator('main').getByText('Loading schedule...')).toBeVisible()
    repaired()
  })
})

for (const path of [calendar, '/bruins-games']) {
  test(`${path} says so, after one reload, where the entry script is gone`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/Failed to load resource/)
    const documents = countDocuments(page)
    let isGone = true
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto(appPath(path))
    await expect(page.getByRole('alert')).toHaveText('This page couldn’t be loaded. Reload')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(documents).toBe(2)
    isGone = false
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(legend(page).or(page.getByRole('heading', { name: 'Sign In' }))).toBeVisible()
  })
}

test('nothing is requested for a stranger, nor where the address will be another', async ({
  page,
  app,
}) => {
  const release = await hold(page, SCRIPT)
  for (const path of ['/bruins-games', '/nowhere', '/BGS/calendar/P26%20all']) {
    await page.goto(appPath(path), { waitUntil: 'commit' })
    // The starter has run behind them.
    await expect(page.locator('body > script')).toHaveCount(1)
    expect(requested(app)).toEqual([])
  }
  release()
  await expect(legend(page)).toBeVisible()
  expect(requested(app)).toContain(single)
})

test('what was requested for who has signed out since, or for somebody else, is shown to nobody', async ({
  page,
  context,
  app,
}) => {
  await openAs(page, 'admin@example.com', '/register')
  const early = await context.newPage()
  let code = Promise.resolve()
  await early.route(/\/assets\/(StaffShell|UserDashboard)-[^/]+\.js$/, (route) =>
    code.then(() => route.continue()),
  )
  /** Opens the users, does something in the other tab, and only then lets the code come. */
  async function openWhile(what: () => Promise<void>): Promise<void> {
    let release = () => {}
    code = new Promise((resolve) => {
      release = resolve
    })
    app.api.log.length = 0
    await early.goto(appPath('/users'), { waitUntil: 'commit' })
    await expect.poll(() => requested(app).sort()).toEqual(users)
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
  await expect.poll(() => requested(app).sort()).toEqual(expect.arrayContaining(users))
})

const users = ['/api/check-session/index.php', '/api/users/index.php']

test('without the starter the page is the same', async ({ page, app, watch }) => {
  watch.allowConsole(/Content Security Policy/)
  await page.route(new RegExp(`${BASE_PATH}/bgs/`), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<script>', '<script>/* a proxy was here */')
    await route.fulfill({ response, body })
  })
  app.api.log.length = 0
  await page.goto(appPath(calendar))
  await expect(legend(page)).toBeVisible()
  expect(new Set(requested(app)).size).toBe(requested(app).length)
})
