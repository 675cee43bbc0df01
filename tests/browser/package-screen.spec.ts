import { readFileSync } from 'node:fs'
import {
  appPath,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectReadable,
  PHONE,
  test,
} from './fixtures'
import { openSheet as open } from './portraitSheet'

const addresses = [
  '/bgs/package/p26suite10',
  '/bgs/package/p26all?view=calendar',
  '/bgs/package/p26hc-cup?view=calendar',
  '/bgs/package/p26hb-nine',
  '/bgs/package/p26pre/text',
]

for (const address of addresses) {
  test(`[check 91] ${address} is accessible and needs no sideways scroll, wide and narrow`, async ({
    page,
    watch,
  }) => {
    await open(page, address)
    await expectReadable(page)
    expect(watch.foreign).toEqual([])
  })
}

test('[check 91] states are readable too, wide and narrow', async ({ page, app, watch }) => {
  watch.allowConsole(/Failed to load resource|Error fetching/)
  await page.goto(appPath('/bgs/package/p26nosuchplan'))
  await expect(page.getByText('No plan found for p26nosuchplan', { exact: true })).toBeVisible()
  await expectReadable(page)
  app.api.faults.add({ path: 'C26SUITE5', kind: 'status', status: 404 })
  await open(page, '/bgs/package/p26suite10')
  await expect(page.getByRole('alert')).toContainText('C26SUITE5')
  await expectReadable(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('is a page with text of reading size, one game under the other', async ({ page }) => {
    await open(page, '/bgs/package/p26hb-loge')
    const cards = page.getByRole('listitem').filter({ hasText: 'vs.' })
    await expect(cards).toHaveCount(44)
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(1)
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('p, b, span, a, th, td, h1, h2')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
        // Not the letters of a badge.
        .filter((element) => !element.className.includes('badge'))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        .filter((size) => size < 14),
    )
    expect(small).toEqual([])
  })

  test('keeps the cup’s name in one piece beside an hour that is words', async ({ page, app }) => {
    const body = Array.from({ length: 45 }, (_, index) => ({
      event_id: `${index}`,
      event_name: `B${index}`,
      plan_event_name: 'B26NINE',
      team: 'Bruins vs. Nobodies of Saint John and the Outer Harbour Islands *GP',
      game_number: null,
      event_date: `2025-1${index % 2}-${10 + (index % 19)}`,
      event_time: 'to be announced later on',
    }))
    app.api.faults.add({ kind: 'raw', path: 'plans/B26NINE', body })
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, '/bgs/package/p26hb-nine')
    const cup = page.getByText('NBA CUP', { exact: true }).filter({ visible: true }).first()
    await expect(cup).toBeVisible()
    expect(await cup.evaluate((name) => name.getClientRects().length), 'lines').toBe(1)
    await expectNoSidewaysScroll(page)
  })

  test('reads on where the paper turns: each team’s games in one piece', async ({ page }) => {
    await open(page, '/bgs/package/p26all')
    const headings = page.getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(['Bruins 44 games', 'Celtics 44 games'], {
      useInnerText: true,
    })
    const firsts = await page
      .getByRole('list')
      .evaluateAll((all) => all.map((list) => list.querySelector('[class*=match]')?.textContent))
    expect(firsts).toEqual(['vs. Washington Capitals*', 'vs. Cleveland Cavaliers*'])
    await expect(
      page.getByText(/continued|Page \d|on 2 pages|22 of/).filter({ visible: true }),
    ).toHaveCount(0)
    // What explains an asterisk stands below all games.
    const note = (await page.getByText('*PRESEASON GAME').boundingBox())?.y ?? 0
    const cards = page.getByRole('listitem').filter({ hasText: 'vs.' })
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    )
    expect(note).toBeGreaterThan(Math.max(...tops))
  })
})

for (const [address, size] of [
  ['/bgs/package/p26hb-nine', 100],
  ['/bgs/package/p26hc-twelve', 60],
  ['/bgs/package/p26hb-loge', 40],
  ['/bgs/package/p26suite10', 60],
  ['/bgs/package/p26classics', 40],
  ['/bgs/package/p26all', 28],
] as const) {
  test(`${address} draws opponents’ logos ${size} pixels wide`, async ({ page }) => {
    await open(page, address)
    const card = page.getByRole('listitem').filter({ hasText: 'vs.' }).first()
    const { width, height } = (await card.locator('svg, img').first().boundingBox()) ?? {}
    expect([width, height].map((length) => Math.round(length ?? 0))).toEqual([size, size])
  })
}

test('no letter of a team’s heading reaches the rule below it', async ({ page }) => {
  for (const address of ['/bgs/package/p26suite10', '/bgs/package/p26halfa']) {
    await open(page, address)
    const free = await page.getByRole('heading', { level: 3 }).evaluateAll((all) =>
      all.flatMap((heading) => {
        const { borderBottomWidth, fontSize } = getComputedStyle(heading)
        const rule = heading.getBoundingClientRect().bottom - Number.parseFloat(borderBottomWidth)
        const marker = document.createElement('span')
        heading.append(marker)
        // An empty inline block stands on the line that letters stand on.
        marker.style.cssText =
          'display: inline-block; width: 1px; height: 1px; align-self: baseline'
        const base = marker.getBoundingClientRect().bottom
        marker.remove()
        return (rule - base) / Number.parseFloat(fontSize)
      }),
    )
    expect(free.length).toBeGreaterThan(1)
    // Letters reach 0.2 of their size below the line, those of the count 0.14 of the heading's.
    expect(Math.min(...free)).toBeGreaterThan(0.15)
  }
})

test('copies the text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/bgs/package/p26hb-nine/text')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Copied. Paste it into your e-mail.')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n')).toContain('Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks')
  expect(text).toContain(`${new URL(page.url()).origin}/game-plans/bgs/calendar/p26hb\n`)
})

test('selects the text where copying is blocked', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await open(page, '/bgs/package/p26hb-nine/text')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('does not allow copying here')
  const selected = await page.evaluate(() => window.getSelection()?.toString())
  expect(selected?.split('\n')).toContain(
    'Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks',
  )
  await expectNoAxeViolations(page)
})

test('hands its games over as a calendar file, which the policy lets through', async ({ page }) => {
  await open(page, '/bgs/package/p26suite10')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.ics$/)
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(10)
  await expect(page.getByRole('status').first()).toContainText('10 games, as of')
})

test('the calendar is a link away, and Back leads back', async ({ page }) => {
  await open(page, '/bgs/package/p26suite10')
  await expect(page).toHaveTitle('P26SUITE10 Package')
  await page.getByRole('link', { name: 'With calendar' }).click()
  await expect(page.getByRole('table')).toHaveCount(6)
  await expect(page).toHaveURL(appPath('/bgs/package/p26suite10?view=calendar'))
  await page.goBack()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('link', { name: 'Season calendar P26FA' }).click()
  await expect(page).toHaveURL(appPath('/bgs/calendar/p26fa'))
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
})

test('Print waits for what is shown and then prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, '/bgs/package/p26suite10')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
})
