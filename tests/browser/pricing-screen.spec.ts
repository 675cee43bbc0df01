import type { Page } from '@playwright/test'
import { appPath, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from './fixtures'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sheet = '/bruins/plana/zoenunez'
const chart = '/bruins/chart/plana/zoenunez'

const widths = [1440, 390, 320]
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

/** Prices that do not stand on one line. */
const brokenPrices = (page: Page) =>
  page
    .getByRole('cell')
    .filter({ hasText: /\$/, visible: true })
    .evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getClientRects().length !== 1
        })
        .map((cell) => cell.textContent),
    )

for (const address of [sheet, chart]) {
  test(`[check 91] ${address} reads well on desks and phones`, async ({ page, app }) => {
    const [first] = app.api.db.pricing.filter((row) => row.pricing_name === 'Plan A')
    Object.assign(first ?? {}, {
      location: 'W'.repeat(60),
      plan_holder_price_per_game: '1154321.50',
      plan_holder_total: '1234567.50',
      box_office_price_per_game: '1165432.25',
      box_office_plan_total: '2345678.50',
    })
    await page.goto(appPath(address))
    for (const width of widths) {
      await resize(page, width)
      // Either the table or the small ones, never both.
      await expect(page.getByRole('table')).toHaveCount(width < 900 ? 5 : 1)
      await expect(page.getByText('$1,234,567.50').filter({ visible: true })).toHaveCount(1)
      expect(await brokenPrices(page), `prices on two lines at ${width}`).toEqual([])
      await expectNoSidewaysScroll(page)
      if (width !== 320) await expectNoAxeViolations(page)
    }
  })
}

test('all buttons of a price sheet stand in one row on a desk', async ({ page }) => {
  for (const address of [sheet, chart]) {
    await page.goto(appPath(address))
    const buttons = page.getByRole('main').locator('a, button')
    await expect(buttons.filter({ hasText: /^Print$/ })).toBeVisible()
    const tops = await buttons
      .filter({ hasText: /^(Copy link|Share|Print|Game schedule|Full pricing sheet)$/ })
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
  }
})

test('what stands there instead of a sheet reads well too', async ({ page }) => {
  for (const [address, words] of [
    ['/bruins/planc/zoenunez', 'Plan Not Found'],
    ['/bruins/plana/nobody', 'Representative Not Found'],
    ['/bruins/5-gameplan/danawhitfield', 'Not Assigned'],
  ] as const) {
    await page.goto(appPath(address))
    await expect(title(page)).toHaveText(words)
    await expectNoAxeViolations(page)
    for (const width of widths) {
      await resize(page, width)
      await expectNoSidewaysScroll(page)
    }
  }
})

test('fails with its words and loads on Try Again', async ({ page, app, watch }) => {
  watch.allowConsole(/Failed to load resource/)
  app.api.faults.add({ path: 'bruins/reps', kind: 'status', status: 404 })
  await page.goto(appPath(sheet))
  await expect(page.getByText('Failed to load representatives.', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  app.api.faults.clear()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('list', { name: 'Benefits' })).toBeVisible()
})

test('prices and reps are asked for at once, while the code is still loading', async ({
  page,
  app,
}) => {
  let held = 0
  await page.route(/\/assets\/PricingSheet-[^/]*\.js$/, async (route) => {
    held++
    await expect.poll(() => app.api.log.length).toBe(2)
    await route.continue()
  })
  await page.goto(appPath(sheet), { waitUntil: 'commit' })
  await expect(title(page)).toHaveText('Plan A')
  expect(held).toBe(1)
})

test('the chart can be copied, as a table and as columns', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(appPath(chart))
  await page.getByRole('button', { name: 'Copy table' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Copied\./)
  const [html, text] = await page.evaluate(async () => {
    // As another program gets it; the browser's own cleaning would read the styles under our policy.
    const raw = { unsanitized: ['text/html'] }
    const all: (formats: object) => Promise<ClipboardItems> = navigator.clipboard.read
    const [item] = await all.call(navigator.clipboard, raw)
    const read = async (type: string) => (await item?.getType(type))?.text() ?? ''
    return [await read('text/html'), await read('text/plain')]
  })
  expect(html).toContain('<table')
  expect(html).toMatch(/Loge Center.*\$182\.50.*\$4,015.*\$219.*\$4,818.*\$803/)
  expect(text.split('\n')[2]).toBe('Loge Center\t$182.50\t$4,015\t$219.00\t$4,818\t$803')
  await expectNoAxeViolations(page)
})

test('says so when the browser refuses to copy', async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(appPath(chart))
  await page.getByRole('button', { name: 'Copy table' }).click()
  await expect(page.getByRole('status')).toHaveText(/does not allow copying/)
})

test('a shared link has a small picture of its own', async ({ request }) => {
  // As a program reads it that runs no script, and no further than it must.
  const answer = await request.get(appPath('/bgs/calendar/p26all?rep=zoenunez'))
  expect(answer.status()).toBe(200)
  const html = (await answer.text()).slice(0, 8000)
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]
  for (const name of [
    'description',
    'og:title',
    'og:description',
    'og:type',
    'og:site_name',
    'og:image:alt',
    'twitter:card',
  ]) {
    expect(meta(name), name).toBeTruthy()
  }
  // Of all pages one: no address, price or name of any.
  expect(meta('og:url')).toBeUndefined()
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  const picture = await request.get(meta('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  const body = await picture.body()
  expect(body.length).toBeLessThan(60_000)
  // Width and height in the picture's own head.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
})
