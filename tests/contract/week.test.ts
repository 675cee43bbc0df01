// @vitest-environment node
import { existsSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../browser/findChromium'
import { createDatabase } from '../mock-api/database'
import { createFileHandler } from '../mock-api/staticFiles'
import { canRunPhp, type PhpApi, startPhpApi } from './phpApi'

/*
 * Jobs of the staff's week, done as a person does them: the production build in a browser, over the PHP
 * server, from the dashboard on. Clicks and keys are counted; a typed name is one, a list's choice two.
 */

let browser: Browser
let page: Page
const stops: (() => Promise<unknown>)[] = []

/** The build with the API behind it, on one origin. @returns its address. */
async function serveBuild(api: PhpApi): Promise<string> {
  if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run npm run build')
  const serveFile = createFileHandler('dist', {})
  const server: Server = createServer((req, res) => {
    if (!req.url?.startsWith('/api/')) return void serveFile(req, res)
    const { method, headers } = req
    const call = request(`${api.origin}${req.url}`, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    req.pipe(call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Somebody at the dashboard of a server with the sample season. */
async function atDashboard(options?: Parameters<typeof startPhpApi>[0]) {
  const api = await startPhpApi(options)
  stops.push(api.stop)
  await api.fill(createDatabase())
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  stops.push(() => context.close())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
  await page.goto(`${await serveBuild(api)}/game-plans/`)
  await page.getByLabel('Email').fill('bgs@example.com')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  let count = 0
  return {
    api,
    counted: () => count,
    async click(locator: Locator) {
      await locator.click()
      count += 1
    },
    async type(text: string) {
      await page.keyboard.type(text)
      count += 1
    },
    async press(key: string) {
      await page.keyboard.press(key)
      count += 1
    },
    async choose(locator: Locator, label: RegExp) {
      const text = await locator.locator('option').filter({ hasText: label }).textContent()
      await locator.selectOption({ label: text ?? '' })
      count += 2
    },
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const exactly = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const seen = (text: string | RegExp) => page.getByText(text).first().waitFor()

describe.skipIf(!canRunPhp())('the staff’s week over the real server', () => {
  beforeAll(async () => {
    const { executablePath, args, env } = await findChromium()
    const inherited = process.env as Record<string, string>
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', ...args],
      env: { ...inherited, ...env },
    })
  }, 60_000)
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  })
  afterAll(() => browser?.close())

  it('hands over what a leaving rep sells with at most 6 clicks, and takes it back', async () => {
    const person = await atDashboard()
    const soldBy = async (name: string) => {
      const { reps, rep_plans } = await person.api.tables()
      const rep = reps.find(({ rep_name }) => rep_name === name)
      return rep_plans
        .filter(({ rep_id }) => rep_id === rep?.rep_id)
        .map((row) => row.pricing_plan_id)
    }
    const sold = await soldBy('Łukasz Żak')
    const own = await soldBy('Dana Whitfield')
    await person.click(link('Bruins Reps'))
    await person.click(button('Delete Łukasz Żak'))
    await person.click(button('Hand over to…'))
    await person.choose(page.getByLabel('Hand over to'), /Dana Whitfield/)
    await person.click(button('Hand over and delete Łukasz Żak'))
    await seen('Handed over from Łukasz Żak to Dana Whitfield.')
    expect(person.counted()).toBeLessThanOrEqual(6)
    expect(new Set(await soldBy('Dana Whitfield'))).toEqual(new Set([...own, ...sold]))
    expect((await person.api.tables()).reps.map(({ rep_name }) => rep_name)).not.toContain(
      'Łukasz Żak',
    )
    await button('Undo').click()
    await seen(/^Handing over .* was undone/)
    expect((await soldBy('Łukasz Żak')).sort()).toEqual(sold.sort())
    expect((await soldBy('Dana Whitfield')).sort()).toEqual(own.sort())
  })

  const gamesOf = async (api: PhpApi, plan: string) => {
    const { games } = await api.tables()
    return games
      .filter((row) => row.plan_event_name === plan && row.event_name !== null)
      .map((row) => row.event_name)
      .sort()
  }
  const packagesOf = async (api: PhpApi, plan: string) => {
    const { combined_plans } = await api.tables()
    return combined_plans
      .filter((row) => row.original_plans?.split(',').includes(plan))
      .map((row) => row.combine_plan_event)
  }

  it('moves a game, found by its opponent, and tells three customers with at most 10', async () => {
    const person = await atDashboard()
    await person.click(link('Bruins Games'))
    await person.click(page.getByLabel('Search Games'))
    await person.type('Rangers')
    await person.click(exactly('B251128'))
    await person.click(exactly('Move'))
    await page.getByLabel('New date').and(page.locator(':focus')).waitFor()
    await person.type('11302025')
    await person.press('Enter')
    await seen('Moved B251128 to Sun, Nov 30, 1:00 PM.')
    for (const index of [0, 1, 2]) await person.click(button(/^Copy message for /).nth(index))
    expect(person.counted()).toBeLessThanOrEqual(10)
    await seen(/^3 of \d+ told\./)
    const { games } = await person.api.tables()
    const days = games.flatMap((row) => (row.event_name === 'B251128' ? row.event_date : []))
    expect(new Set(days)).toEqual(new Set(['2025-11-30']))
  })

  it.each([
    ['Celtics', 'C26SUITE5', 'C26LOGE5'],
    ['Bruins', 'B26SUITE5', 'B26LOGE5'],
  ])('renames a plan of the %s step by step with at most 5', async (team, from, to) => {
    const person = await atDashboard()
    const games = await gamesOf(person.api, from)
    const packages = await packagesOf(person.api, from)
    await person.click(link(`${team} Game Plans`))
    await person.click(button(`Edit ${from}`))
    await person.click(button('Rename'))
    await page.getByLabel('Plan Event Name').and(page.locator(':focus')).waitFor()
    await seen('Rename')
    await person.type(to)
    const asked = `Are you sure you want to delete plan ${from}?`
    await seen(team === 'Celtics' ? asked : /stays in the list as an empty plan/)
    await person.press('Enter')
    await seen(`Renamed ${from} to ${to}.`)
    expect(person.counted()).toBeLessThanOrEqual(5)
    expect(await gamesOf(person.api, to)).toEqual(games)
    expect(await gamesOf(person.api, from)).toEqual([])
    expect(await packagesOf(person.api, to)).toEqual(packages)
    expect(await packagesOf(person.api, from)).toEqual([])
    await button('Undo').click()
    await seen(/^Renaming .* was undone/)
    expect(await gamesOf(person.api, from)).toEqual(games)
    expect(await packagesOf(person.api, from)).toEqual(packages)
  })

  it('renames a plan by the id of its list with one call', async () => {
    const person = await atDashboard({ listsIds: true })
    const games = await gamesOf(person.api, 'B26SUITE5')
    await person.click(link('Bruins Game Plans'))
    await person.click(button('Edit B26SUITE5'))
    await person.click(link('Edit name and total'))
    const field = page.getByLabel('Plan Event Name')
    await field.waitFor()
    await field.selectText()
    await person.type('B26LOGE5')
    await person.press('Enter')
    await seen('Game plan saved successfully!')
    expect(person.counted()).toBeLessThanOrEqual(5)
    expect(await gamesOf(person.api, 'B26LOGE5')).toEqual(games)
    expect(await packagesOf(person.api, 'B26SUITE5')).toEqual([])
  })

  it('rolls the season over with at most 6, after a question', async () => {
    const person = await atDashboard()
    await person.click(link('Next season'))
    await person.click(button(/^Create \d+ plans and packages for 2026-27$/))
    await seen('Not created. Do these afterwards:')
    await person.click(button('Create'))
    await seen(/^Created \d+ plans and packages for 2026-27\.$/)
    expect(person.counted()).toBeLessThanOrEqual(6)
    await seen('Left to do for 2026-27')
    expect(await packagesOf(person.api, 'B27FULL')).toContain('P27RAFB-P')
    // Nothing of the season after is offered.
    await seen(/^(There’s nothing left to create|Nothing is selected)\.$/)
    expect(await button(/^Create .* for 2027-28$/).count()).toBe(0)
  })
})
