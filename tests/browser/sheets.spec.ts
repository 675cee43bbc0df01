import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { everySample, sheetSamples } from '../sheets/sheetSamples'
import {
  appPath,
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectReadable,
  PHONE,
  test,
} from './fixtures'
import { openSheet } from './portraitSheet'

const NARROW = { width: 320, height: 640 }

const forms = [
  ...everySample.map(({ at }) => at),
  '/bgs/calendar/p26rafb-p',
  '/bgs/package/p26all?view=calendar',
  '/bgs/package/p26hc-cup?view=calendar',
  '/bgs/package/p26hb-nine',
  '/bgs/package/p26pre/text',
  '/bruins/schedule/5plan/zoenunez',
  '/bruins/schedule/11gameplan/zoenunez',
]

for (const at of forms) {
  test(`[checks 91, 92] ${at} has no fault for axe, fits a phone and has links for fingers`, async ({
    page,
    watch,
  }) => {
    await openSheet(page, at)
    await page.setViewportSize(NARROW)
    await expectNoSidewaysScroll(page)
    expect(await brokenWords(page), 'words broken at 320 px').toEqual([])
    await expectReadable(page)
    await page.setViewportSize(PHONE)
    const links = page.locator('footer a, a[href^="tel:"], a[href^="mailto:"]')
    const low = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const { height } = link.getBoundingClientRect()
        const least = link.closest('footer') ? 44 : 24
        return height === 0 || height >= least ? [] : [`${link.textContent}: ${height}`]
      }),
    )
    expect(low).toEqual([])
    expect(watch.foreign).toEqual([])
  })
}

/** Words and prices in tables that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('tbody')) continue
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })

test('[check 91] what stands there instead of a sheet has no fault for axe either', async ({
  page,
  app,
  watch,
}) => {
  watch.allowConsole(/Failed to load resource|Error fetching/)
  const { faults } = app.api
  for (const [at, words] of [
    ['/bgs/calendar/p26nosuchplan', 'No plan found for p26nosuchplan'],
    ['/bruins/planc/zoenunez', 'Plan Not Found'],
    ['/bruins/plana/nobody', 'Representative Not Found'],
    ['/bruins/5-gameplan/danawhitfield', 'Not Assigned'],
  ] as const) {
    await page.goto(appPath(at))
    await expect(page.getByText(words).first()).toBeVisible()
    await expectReadable(page)
  }
  const answer = faults.add({ path: '/single/', kind: 'hang' })
  await page.goto(appPath(sheetSamples.calendar.at))
  await expect(page.getByText('Loading schedule...', { exact: true })).toBeVisible()
  await expectReadable(page)
  answer()
  const mended = faults.add({ path: '/single/', kind: 'status', status: 404 })
  await page.reload()
  await expectReadable(page)
  mended()
  faults.add({ path: 'C26SUITE5', kind: 'status', status: 404 })
  await openSheet(page, sheetSamples.packageSheet.at)
  await expect(page.getByRole('alert')).toContainText('C26SUITE5')
  await expectReadable(page)
})

test('a tablet held upright shows the calendar’s grid, not the phone’s list', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(appPath('/bgs/calendar/p26all'))
  await expect(page.getByRole('table', { name: /october 2025/i })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'vs.' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})

test('a package on a phone has text of reading size, one game under the other, each team’s in one piece', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openSheet(page, '/bgs/package/p26all')
  await expect(page.getByRole('region', { name: 'By date' })).toBeVisible()
  await page.getByRole('button', { name: 'By date' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    ['Bruins 44 games', 'Celtics 43 games + 1 potential NBA CUP game'],
    { useInnerText: true },
  )
  // What only paper says of its pages.
  await expect(
    page.getByText(/continued|Page \d|on 2 pages|22 of/).filter({ visible: true }),
  ).toHaveCount(0)
  const cards = page.getByRole('listitem').filter({ hasText: 'vs.' })
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
  )
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1)
  await expect(cards.filter({ visible: true }).first()).toHaveCSS('border-bottom-style', 'solid')
  const note = (await page.getByText('*PRESEASON GAME').boundingBox())?.y ?? 0
  expect(note).toBeGreaterThan(Math.max(...boxes.map(({ top }) => top)))
  const small = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('p, b, span, a, th, td, h1, h2')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
      // Not the letters of a badge, nor what only paper has.
      .filter((element) => !/^[A-Z]{3}$/.test(element.textContent) && element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
      .map((element) => `${element.className} ${element.textContent}`),
  )
  expect(small).toEqual([])
})

test('a schedule on a phone folds games that are over, months and all; its paper has them', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-12-10T17:00:00Z')
  await page.setViewportSize(PHONE)
  await openSheet(page, '/bruins/schedule/halfseason/zoenunez')
  const plan = page.getByRole('table').first()
  const month = plan.getByRole('rowheader', { name: 'October 2025' })
  const game = plan.locator('tr', { hasText: ', Oct ' }).first()
  const earlier = plan.getByText(/^Earlier this season \(\d+\)$/)
  await expect(plan.getByRole('rowheader', { name: 'December 2025' })).toBeVisible()
  await expect(month).toBeHidden()
  await expect(game).toBeHidden()
  await earlier.click()
  await expect(month).toBeVisible()
  await expect(game).toBeVisible()
  await earlier.click()
  await expect(game).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(game).toBeVisible()
  await expect(earlier).toBeHidden()
})

test('a phone has whom to call at its bottom, and the other buttons under More', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openSheet(page, `${sheetSamples.packageSheet.at}?rep=zoenunez`)
  for (const [name, href] of [
    ['Call', 'tel:6175550101'],
    ['Email', 'mailto:zoe.nunez@example.com'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toBeInViewport()
  }
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeInViewport()
  const print = page.getByRole('button', { name: 'Print' })
  await expect(print).toBeHidden()
  await page.getByRole('button', { name: 'More', expanded: false }).click()
  await expect(print).toBeInViewport()
  await expectReadable(page)
  await page.setViewportSize(DESK)
  await expect(page.getByRole('button', { name: 'More' })).toBeHidden()
  await expect(print).toBeVisible()
})

test('a phone can call the rep of a pricing sheet, of its table and of a flyer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const sample of ['pricingSheet', 'pricingChart', 'groupTickets'] as const) {
    await openSheet(page, sheetSamples[sample].at)
    const call = page.getByRole('link', { name: 'Call', exact: true })
    await expect(call).toHaveAttribute('href', 'tel:6175550101')
    await expect(call).toBeInViewport()
    await expect(page.getByRole('button', { name: 'More' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  }
})

test('the cup’s name stays in one piece beside an hour that is words', async ({ page, app }) => {
  const body = Array.from({ length: 45 }, (_, index) => ({
    event_id: `${index}`,
    event_name: `B${index}`,
    team: 'Bruins vs. Nobodies of Saint John and the Outer Harbour Islands *GP',
    event_date: `2025-1${index % 2}-${10 + (index % 19)}`,
    event_time: 'to be announced later on',
  }))
  app.api.faults.add({ kind: 'raw', path: 'plans/B26NINE', body })
  await page.setViewportSize(NARROW)
  await openSheet(page, '/bgs/package/p26hb-nine')
  const cup = page.getByText('NBA CUP', { exact: true }).filter({ visible: true }).first()
  expect(await cup.evaluate((name) => name.getClientRects().length), 'lines').toBe(1)
  await expectNoSidewaysScroll(page)
})

test('opponents’ logos are as large as the number of games allows', async ({ page }) => {
  for (const [code, size] of [
    ['p26hb-nine', 100],
    ['p26suite10', 60],
    ['p26hb-loge', 40],
    ['p26all', 28],
  ] as const) {
    await openSheet(page, `/bgs/package/${code}`)
    const card = page.getByRole('listitem').filter({ hasText: 'vs.' }).first()
    const { width, height } = (await card.locator('svg, img').first().boundingBox()) ?? {}
    expect([width, height].map((length) => Math.round(length ?? 0))).toEqual([size, size])
  }
})

test('prices of seven figures stand on one line beside the longest location, at every width', async ({
  page,
  app,
}) => {
  const [first] = app.api.db.pricing.filter((row) => row.pricing_name === 'Plan A')
  Object.assign(first ?? {}, {
    location: 'W'.repeat(60),
    plan_holder_price_per_game: '1154321.50',
    plan_holder_total: '1234567.50',
    box_office_price_per_game: '1165432.25',
    box_office_plan_total: '2345678.50',
  })
  for (const at of [sheetSamples.pricingSheet.at, sheetSamples.pricingChart.at]) {
    await page.goto(appPath(at))
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      // Either the table or the small ones, never both.
      await expect(page.getByRole('table')).toHaveCount(width < 900 ? 5 : 1)
      await expect(page.getByText('$1,234,567.50').filter({ visible: true })).toHaveCount(1)
      const prices = page.getByRole('cell').filter({ hasText: /\$/, visible: true })
      const lines = await prices.evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getClientRects().length
        }),
      )
      expect(new Set(lines), `lines of prices at ${width}`).toEqual(new Set([1]))
      await expectNoSidewaysScroll(page)
    }
  }
})

test('all buttons of a price sheet stand in one row on a desk', async ({ page }) => {
  await openSheet(page, sheetSamples.pricingSheet.at)
  const tops = await page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: /^(Copy link|Share|Print|Game schedule|Full pricing sheet)$/ })
    .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('text is selected where copying is blocked; a table is copied as the clipboard takes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(appPath(sheetSamples.pricingChart.at))
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
  expect(html).toMatch(/<table.*Loge Center.*\$182\.50.*\$4,015.*\$219.*\$4,818.*\$803/)
  expect(text).toContain('Loge Center\t$182.50\t$4,015\t$219.00\t$4,818\t$803')

  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await openSheet(page, sheetSamples.packageText.at)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('doesn’t allow copying here')
  expect(await page.evaluate(() => `${getSelection()}`)).toContain('Chicago Blackhawks')
  await expectNoAxeViolations(page)
})

test('a package hands its games over as a calendar file, which the policy lets through', async ({
  page,
}) => {
  await openSheet(page, sheetSamples.packageSheet.at)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.ics$/)
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(10)
})

test('a shared link has a small picture of its own', async ({ request }) => {
  // As a program reads it that runs no script, and no further than it must.
  const answer = await request.get(appPath('/bgs/calendar/p26all?rep=zoenunez'))
  expect(answer.status()).toBe(200)
  const html = (await answer.text()).slice(0, 8000)
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]
  for (const name of ['description', 'og:title', 'og:image:alt', 'twitter:card']) {
    expect(meta(name), name).toBeTruthy()
  }
  // Of all pages one: no address, price or name of any.
  expect(meta('og:url')).toBeUndefined()
  const picture = await request.get(meta('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  const body = await picture.body()
  expect(body.length).toBeLessThan(60_000)
  // Width and height in the picture's own head.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
})
