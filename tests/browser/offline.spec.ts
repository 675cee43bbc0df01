import { expect, openAs, test } from './fixtures'
import { printPdf, readPdf } from './pdf'
import { openSheet } from './portraitSheet'
import { expectCleanPages } from './printedSheet'

test('[check 79] a page whose code cannot be loaded offline leaves the present one standing', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Unable to preload CSS/)
  // A browser that remembers which code it could not load needs the one reload.
  watch.allowConsole(/ChunkError/)
  await openAs(page, 'bgs@example.com', '/bruins-games?search=b2510')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Bruins Reps' }).click()
  await expect(page.getByText(/You’re offline, so that page couldn’t be loaded/)).toBeVisible()
  await expect(page).toHaveURL(/bruins-games\?search=b2510$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByLabel('Search Games').fill('b251009')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/bruins-games\?search=b251009$/)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Bruins Representatives' })).toBeVisible()
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
})

test('[check 44] a save that is tried offline keeps what was typed, and is sent once when back', async ({
  page,
  context,
  watch,
  app,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await page.getByRole('button', { name: 'Add New Game' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Game' })
  await dialog.getByLabel('Event Name').fill('B260215')
  await dialog.getByLabel('Event Date').fill('2026-02-15')
  await dialog.getByLabel('Event Time').fill('13:30')

  await context.setOffline(true)
  // On a phone the end of the form lies below the fold, and its words would be said to nobody.
  await page.setViewportSize({ width: 390, height: 600 })
  await dialog.getByLabel('Event Name').scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    dialog.getByText(/Failed to add game: the server couldn’t be reached/),
  ).toBeInViewport()
  await expect(dialog.getByLabel('Event Name')).toHaveValue('B260215')
  await expect(dialog.getByLabel('Event Time')).toHaveValue('13:30')

  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('New game added successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  const sent = app.api.log.filter(({ method, path }) => method === 'POST' && /\/add$/.test(path))
  expect(sent).toHaveLength(1)
})

test('a sheet that cannot be refreshed says on paper from when it is, on no page more', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|Error fetching/)
  await openSheet(page, '/bgs/package/p26all')
  const fresh = await readPdf(await printPdf(page))
  const age = page.getByText(/^As of .+ Eastern: could not be refreshed$/)
  await context.setOffline(true)
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 3_600_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(age).toBeVisible({ timeout: 15_000 })
  const old = await readPdf(await printPdf(page))
  expect(old).toHaveLength(fresh.length)
  expect(expectCleanPages(old, fresh.length)).toMatch(/As of .+ Eastern: could not be refreshed/)

  await context.setOffline(false)
  await expect(age).toBeHidden()
})
