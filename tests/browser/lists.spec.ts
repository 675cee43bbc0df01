import { fillGames } from '../mock-api/fillGames'
import { appPath, DESK, expect, openAs, PHONE, test } from './fixtures'

test('Back returns to the place in a long table, which is drawn in part', async ({ page, app }) => {
  fillGames(app.api.db, 'bruins', 600)
  await openAs(page, 'bgs@example.com', '/bruins-games?season=all')
  await expect(page.getByText('B300101').first()).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  // Rows are measured when they are drawn, and the page moves by what they differ from the guess.
  const isThere = async () => Math.abs((await scrolled()) - 20_000) < 40
  await page.evaluate(() => window.scrollTo(0, 20_000))
  await expect.poll(isThere).toBe(true)
  // The rows there are drawn after the scroll.
  await expect(page.locator('tbody tr[data-index="0"]')).toHaveCount(0)
  const row = await page.locator('tbody tr[data-index]').nth(20).getAttribute('data-index')
  await page.getByRole('link', { name: 'Bruins Reps' }).click()
  await expect(page.getByRole('heading', { name: 'Bruins Representatives' })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(page.locator(`tbody tr[data-index="${row}"]`)).toBeInViewport()
  await expect.poll(isThere).toBe(true)
})

for (const rows of [100, 600]) {
  test(`a reload returns to the place in a list of ${rows}, so does Back from elsewhere, the address opened anew does not`, async ({
    page,
    app,
  }) => {
    fillGames(app.api.db, 'bruins', rows)
    await openAs(page, 'bgs@example.com', '/bruins-games?season=all')
    await expect(page.getByText('B300101').first()).toBeVisible()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const isThere = async () => Math.abs((await scrolled()) - 2_000) < 40
    // The rows below the window come right after the first ones.
    const height = () => page.evaluate(() => document.body.scrollHeight)
    await expect.poll(height).toBeGreaterThan(4_000)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(isThere).toBe(true)
    const seen = () =>
      page.evaluate(() =>
        Number(document.elementFromPoint(600, 500)?.closest('tr')?.getAttribute('data-index')),
      )
    // The rows there are drawn after the scroll.
    await expect.poll(seen).toBeGreaterThan(20)
    const index = await seen()
    const row = page.locator(`tbody tr[data-index="${index}"]`)
    await expect(row).toBeInViewport()
    await page.reload()
    await expect(row).toBeInViewport()
    await expect.poll(isThere).toBe(true)
    await page.goto(appPath('/bruins-reps'))
    await expect(page.getByRole('heading', { name: 'Bruins Representatives' })).toBeVisible()
    await page.goBack()
    await expect(row).toBeInViewport()
    await expect.poll(isThere).toBe(true)
    await page.goto(page.url())
    await expect(page.getByText('B300101').first()).toBeInViewport()
    expect(await scrolled()).toBe(0)
  })
}

test('Next game leads past the games that are over, in a long table too, and not below the head', async ({
  page,
  app,
}) => {
  fillGames(app.api.db, 'bruins', 600)
  await page.clock.setFixedTime('2031-01-01T17:00:00Z')
  await openAs(page, 'bgs@example.com', '/bruins-games?season=all')
  await page.getByRole('button', { name: 'Event Name' }).click()
  const next = page.getByRole('button', { name: 'Next game: Wed, Jan 1' })
  const row = page.getByRole('row').filter({ hasText: 'Wed, Jan 1, 2031' })
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(row).toHaveCount(0)
    await next.press('Enter')
    await expect(row.locator(':focus')).toBeVisible()
    await expect(row).toBeInViewport({ ratio: 1 })
    // Those that follow it are seen with it.
    await expect
      .poll(async () => ((await row.boundingBox())?.y ?? 0) / size.height)
      .toBeLessThan(0.3)
    const bar = await page.locator('header').first().boundingBox()
    expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN)
  }
})

test('past games follow the last to come below a line that names them; in order of days it names what comes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-01-20T17:00:00Z')
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const line = page.locator('tr[data-today]')
  const cell = line.locator('td[data-slot="lead"]')
  const words = () => cell.evaluate((one) => getComputedStyle(one, '::after').content)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await expect.poll(words).toContain('Past games')
  }
  await page.setViewportSize(DESK)
  await expect(page.getByRole('cell', { name: 'Past games' })).toHaveCount(1)
  await page.goto(appPath('/bruins-games?sort=date'))
  await expect(line.getByRole('cell', { name: 'Upcoming games' })).toHaveCount(1)
})
