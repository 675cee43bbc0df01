import type { Page, Request } from '@playwright/test'
import { type AppServer, serveApp } from '../mock-api/serveApp'
import { appPath, expect, test } from './fixtures'

/*
 * Seeded walks over all screens and sheets while every tenth call fails. Nothing may break for
 * good, and the database holds exactly the writes that were acknowledged.
 */

/** Set by `npm run test:chaos`. */
const walks = Number(process.env.CHAOS_WALKS ?? 0)
const steps = 6
const failing = 0.1

const staffAddresses = [
  '/dashboard',
  '/users',
  '/register',
  '/bruins-games',
  '/celtics-games',
  '/bgs/game-plans',
  '/bgs/game-plans/bruins',
  '/bgs/game-plans/celtics',
  '/bgs/game-plans/edit/B26NINE',
  '/bruins-reps',
  '/bruins-gameplanpricing',
  '/bruins-pricing-reps',
  '/bruins-pricing-plans',
]
const publicAddresses = [
  '/bgs/calendar/p26all',
  '/bgs/calendar/pricing-sheet/p26rafb-p',
  '/bgs/package/p26classics',
  '/bgs/package/p26suite10/text',
  '/bruins/plana/zoenunez',
  '/bruins/chart/planb/salesteam',
  '/bruins/schedule/11gameplan/patobrien',
  '/bruins/grouptickets/danawhitfield',
  '/bruins/youthhockey/salesteam',
]

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Write {
  method: string
  url: string
  body: string | null
}

const writeOf = (request: Request): Write => ({
  method: request.method(),
  url: new URL(request.url()).pathname + new URL(request.url()).search,
  body: request.postData(),
})

/** Every tenth call to the API never reaches it: no answer, an error, or a page of HTML. */
async function failSome(page: Page, random: () => number, isOn: () => boolean) {
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (!isOn() || /check-session|login/.test(path) || random() >= failing) return route.continue()
    const kind = Math.floor(random() * 4)
    if (kind === 0) return route.abort()
    if (kind === 1) return route.fulfill({ status: 500, body: '<h1>Fatal error</h1>' })
    if (kind === 2) return route.fulfill({ status: 200, body: '<!doctype html><p>Sign in</p>' })
    return route.fulfill({ status: 503, json: { error: 'Busy.' } })
  })
}

const words = ['B260101', 'Łukasz "Ż" <b>', "O'Brien & Söhne", '50% #1 / 2?', '🏒', '12.50', 'abc']

/** One thing a person might do on the page as it stands. */
async function act(page: Page, random: () => number): Promise<string> {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const roll = random()
  const scope = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  const isOpen = (await scope.count()) > 0
  if (roll < 0.12) {
    await page.keyboard.press('Escape')
    return 'Escape'
  }
  if (!isOpen && roll < 0.4) {
    const address = pick(random() < 0.75 ? staffAddresses : publicAddresses) ?? '/dashboard'
    await page.goto(appPath(address))
    await page.getByRole('heading').first().waitFor()
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
    return address
  }
  const root = isOpen ? scope : page.getByRole('main')
  const save = root.getByRole('button', { name: /^(Save|Save Changes|Delete|Add Event|Register)$/ })
  if (roll > 0.5 && (await save.count()) > 0) {
    // The way to a write is too long for blind clicks.
    for (const field of await root.locator('input[type=text]:visible:enabled').all()) {
      const isChips = (await field.getAttribute('role')) === 'combobox'
      if (!isChips) await field.fill(pick(words) ?? '', { timeout: 2_000 })
    }
    await save.first().click({ timeout: 2_000 })
    return 'save'
  }
  if (roll < 0.62) {
    const fields = await root.locator('input:visible:enabled').all()
    const field = pick(fields)
    const type = await field?.getAttribute('type')
    const text =
      type === 'date'
        ? '2026-01-02'
        : type === 'time'
          ? '19:30'
          : type === 'number'
            ? '3'
            : pick(words)
    if (type !== 'checkbox' && type !== 'color') await field?.fill(text ?? '', { timeout: 2_000 })
    return `fill ${type} ${text}`
  }
  const buttons = await root.getByRole('button', { disabled: false }).all()
  const button = pick(buttons)
  const name = (await button?.textContent({ timeout: 2_000 }).catch(() => '')) ?? ''
  if (/Print|Reload/.test(name)) return 'nothing'
  await button?.click({ timeout: 2_000 })
  return `click ${name}`
}

const broken = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|Unexpected Application Error/

async function expectWhole(page: Page, trail: string[]) {
  const body = page.locator('body')
  await expect(body, `white screen after ${trail.join(' > ')}`).toHaveText(/\S/)
  const text = await body.innerText()
  expect(text, `after ${trail.join(' > ')}`).not.toMatch(broken)
}

async function signInAsAdmin(app: AppServer, page: Page) {
  await page.goto(appPath('/'))
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${app.url}${appPath('/dashboard')}`)
}

/** Everything staff can change, without the times of the changes. */
function contents(app: AppServer): unknown {
  const { combinedPlans, games, gamePlans, reps, pricing, links, users } = app.api.db
  const undated = combinedPlans.map(({ last_updated: _, ...plan }) => plan)
  return { undated, games, gamePlans, reps, pricing, links, users }
}

/** Carries out the acknowledged writes on a fresh season. */
async function replayed(writes: Write[]): Promise<unknown> {
  const fresh = await serveApp()
  try {
    const login = await fetch(`${fresh.url}/api/users/login/index.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'password' }),
    })
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (const { method, url, body } of writes) {
      await fetch(fresh.url + url, {
        method,
        headers: { cookie, 'Content-Type': 'application/json' },
        ...(body === null ? {} : { body }),
      })
    }
    return contents(fresh)
  } finally {
    await fresh.close()
  }
}

const lanes = 3
for (let lane = 0; lane < lanes; lane++) {
  test(`walks in bad weather, lane ${lane + 1} of ${lanes}`, async ({ browser, app, watch }) => {
    test.setTimeout(240_000)
    watch.allowConsole(/Failed to load resource|Error (fetching|checking)|row\(s\) without a key/)
    let acknowledged = 0
    for (let seed = lane; seed < walks; seed += lanes) {
      app.api.reset()
      const random = seeded(seed + 1)
      const context = await browser.newContext({ baseURL: app.url })
      const page = await context.newPage()
      watch.page(page)
      page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
      const done: Write[] = []
      const sent: Request[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request)
      })
      await signInAsAdmin(app, page)
      let isFailing = true
      await failSome(page, random, () => isFailing)

      const trail: string[] = [`seed ${seed}`]
      for (let step = 0; step < steps; step++) {
        // What was there a moment ago may be gone: that is the walker's problem, not the page's.
        trail.push(await act(page, random).catch(() => 'missed'))
        await expectWhole(page, trail)
      }
      isFailing = false
      await expect(page.getByRole('progressbar'), trail.join(' > ')).toHaveCount(0, {
        timeout: 15_000,
      })
      await expect(
        page.getByRole('button', { name: /^(Saving|Adding|Deleting|Updating)/ }),
        trail.join(' > '),
      ).toHaveCount(0)
      await expectWhole(page, trail)

      for (const request of sent) {
        const response = await request.response().catch(() => null)
        const path = new URL(request.url()).pathname
        if (response === null || response.status() >= 300 || path.includes('login')) continue
        const isJson = response.headers()['content-type']?.includes('json')
        if (isJson) done.push(writeOf(request))
      }
      acknowledged += done.length
      expect(contents(app), trail.join(' > ')).toEqual(await replayed(done))
      await context.close()
    }
    expect(acknowledged, 'writes that were carried out').toBeGreaterThan(0)
  })
}
