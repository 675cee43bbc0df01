import type { Page } from '@playwright/test'
import { faultySeason } from '../mock-api/faultySeason'
import { fillGames } from '../mock-api/fillGames'
import { smallSeason } from '../mock-api/smallSeason'
import {
  appPath,
  expect,
  expectNoSidewaysScroll,
  expectReadable,
  openAs,
  PHONE,
  test,
} from './fixtures'
import { readPdf, waitForPaper } from './pdf'

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(appPath(path))
  await expectWhole(page)
}

/** The page stands with its data: nothing waits any more. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
}

test('[check 16] an unclean address is replaced once, asks once, and Back leaves the page', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    for (const how of ['pushState', 'replaceState'] as const) {
      const real = history[how].bind(history)
      history[how] = (state, unused, url) => {
        const before = location.pathname
        real(state, unused, url)
        if (location.pathname !== before) moves.push(`${how} ${location.pathname}`)
      }
    }
  })
  await page.goto('about:blank')
  const before = await page.evaluate(() => history.length)
  await page.goto(appPath('/BGS/Calendar/P26%20RAFB-P'))
  await expect(page.getByRole('main')).toContainText('7:00')
  const clean = appPath('/bgs/calendar/p26rafb-p')
  await expect(page).toHaveURL(clean)
  const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves)
  expect(moves).toEqual([`replaceState ${clean}`])
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  const asked = app.api.log.map(({ path }) => path).filter((path) => path.includes('/single/'))
  expect(asked).toEqual(['/api/game-plans/combined/distinct/single/p26rafb-p'])
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('[check 74] five thousand games and a name of ten thousand letters stay usable', async ({
  page,
  app,
}) => {
  const name = 'W'.repeat(10_000)
  fillGames(app.api.db, 'bruins', 5_000)
  const [first] = app.api.db.games.bruins
  if (!first) throw new Error('no game')
  app.api.db.games.bruins.push({ ...first, event_id: 1_000_000, event_name: 'B999999', team: name })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await expectWhole(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Search Games').fill('B999999')
  const row = page.getByRole('row').filter({ hasText: 'B999999' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(name)
  await expectNoSidewaysScroll(page)
  const overflowing = await row
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.innerHTML.slice(0, 60)),
    )
  expect(overflowing, 'cells that something sticks out of').toEqual([])
  await page.setViewportSize(PHONE)
  await expect(page.getByText(name)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('[check 88] the wheel never changes a number', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await expectWhole(page)
  await page.getByRole('button', { name: 'Add New Game' }).click()
  const number = page.getByRole('dialog').getByLabel('Game Number')
  await number.fill('41')
  // Chromium turns the number only where something on the page listens to the wheel.
  await page.evaluate(() => document.addEventListener('wheel', () => {}))
  await number.hover()
  await expect(number).toBeFocused()
  for (const by of [240, -240, 480]) await page.mouse.wheel(0, by)
  // The field lets go of the focus on the first turn, and so hears of the others no more.
  await expect(number).not.toBeFocused()
  await expect(number).toHaveValue('41')
})

test('[check 92] who asks for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await expectWhole(page)
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const element = target as Element
      const isMotion = /^(transform|opacity|height|width|top|left)$/.test(propertyName)
      if (isMotion) moved.push(`${propertyName} of ${element.className}`)
    })
  })
  await page.getByRole('button', { name: 'Add New Game' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Boston Garden Society' }).click()
  await expect(page.getByRole('link', { name: 'Celtics Game Plans' })).toBeHidden()
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  expect(moved.filter((what) => /Dialog|Backdrop|Modal|Collapse|Paper/.test(what))).toEqual([])
})

for (const path of [
  '/bgs/calendar/p26all',
  '/bruins/plana/zoenunez',
  '/bruins/grouptickets/zoenunez',
]) {
  test(`[check 96] ${path} says and prints the same twice`, async ({ browser, app, watch }) => {
    const runs = new Set<string>()
    for (const _run of [1, 2]) {
      const context = await browser.newContext({ baseURL: app.url })
      const page = await context.newPage()
      watch.page(page)
      await openWhole(page, path)
      await waitForPaper(page)
      const main = page.getByRole('main')
      const markup = await main.evaluate((element) => element.outerHTML)
      const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
      const printed = pages.map(({ text }) => text)
      expect(printed.join('').length).toBeGreaterThan(100)
      runs.add(JSON.stringify([await main.innerText(), markup, printed]))
      await context.close()
    }
    expect([...runs]).toHaveLength(1)
  })
}

test('[check 91] Checks with one of each finding has no fault for axe, and all of them on paper', async ({
  page,
  app,
}) => {
  smallSeason(app.api.db)
  faultySeason(app.api.db)
  // More than are drawn at first.
  for (let extra = 0; extra < 60; extra++) {
    const [row] = app.api.db.games.bruins.filter(({ event_name }) => event_name === 'B251016')
    if (row)
      app.api.db.games.bruins.push({ ...row, event_id: 7000 + extra, event_name: `B${extra}` })
  }
  await openAs(page, 'bgs@example.com', '/checks')
  const wrong = page.getByRole('region', { name: /^Errors/ })
  await expect(wrong).toBeVisible()
  await expectReadable(page)
  await page
    .getByText(/^On \d+ public pages$/)
    .first()
    .click()
  await expectReadable(page)

  const text = (await readPdf(await page.pdf({ preferCSSPageSize: true })))
    .map((printed) => printed.text)
    .join('\n')
  expect(text.match(/isn’t in any plan, so customers don’t see it/g)).toHaveLength(61)
  expect(text).not.toContain('Skip to content')
  expect(text).not.toContain('Toolpad')
})
