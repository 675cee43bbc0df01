import { fillGames } from '../mock-api/fillGames'
import { smallSeason } from '../mock-api/smallSeason'
import {
  appPath,
  DESK,
  expect,
  expectNoAxeViolations,
  expectReadable,
  openAs,
  PHONE,
  test,
} from './fixtures'

interface Screen {
  path: string
  heading: string
  /** Something that is there once the data is. */
  text: string
  add?: string
  deleteButton?: string
}

const screens: Screen[] = [
  { path: '/dashboard', heading: 'Admin Dashboard', text: 'guest@example.com' },
  { path: '/users', heading: 'User Dashboard', text: 'guest@example.com' },
  { path: '/register', heading: 'Register', text: 'Register' },
  {
    path: '/bruins-games',
    heading: 'Bruins Games Dashboard',
    text: 'B251009',
    add: 'Add New Game',
    deleteButton: 'Delete Game',
  },
  {
    path: '/celtics-games',
    heading: 'Celtics Games Dashboard',
    text: 'C251022',
    add: 'Add New Game',
    deleteButton: 'Delete Game',
  },
  {
    path: '/bgs/game-plans',
    heading: 'Bruins Game Plans Dashboard',
    text: 'P26SUITE10',
    add: 'Add New Plan',
    deleteButton: 'Delete',
  },
]

test('[check 91] Sign In has no fault for axe, empty or with messages', async ({ page }) => {
  await page.goto(appPath('/'))
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveTitle('Login')
  await test.step('its mark is drawn and not read out beside the name', async () => {
    const product = page.getByRole('main').getByText('Game Plans', { exact: true }).locator('..')
    const mark = product.locator('img')
    await expect(mark).toHaveAttribute('alt', '')
    await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  })
  await expectReadable(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectReadable(page)
})

for (const screen of screens) {
  test(`[check 91] ${screen.path} has no fault for axe, nor have its dialogs`, async ({
    page,
    app,
  }) => {
    // Axe takes its time with every cell, and more rows are only more of the same.
    smallSeason(app.api.db)
    await openAs(page, 'admin@example.com', screen.path)
    await expect(page.getByRole('heading', { name: screen.heading }).first()).toBeVisible()
    await expect(page.getByText(screen.text).first()).toBeVisible()
    await expectReadable(page)
    if (screen.deleteButton) {
      // The arrows are to be seen, not to be read aloud; every button says whose it is.
      for (const header of await page.getByRole('columnheader').all()) {
        await expect(header).toHaveAccessibleName(/^[\w ]+$/)
      }
      const name = `${screen.deleteButton} ${screen.text}`
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
    }
    if (screen.add) {
      await page.getByRole('button', { name: screen.add }).click()
      const dialog = page.getByRole('dialog', { name: screen.add })
      await expect(dialog).toBeVisible()
      await expectReadable(page)
      for (const size of [PHONE, { width: 720, height: 450 }, DESK]) {
        await page.setViewportSize(size)
        await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({
          ratio: 1,
        })
        await expect(dialog.getByRole('heading', { name: screen.add })).toBeInViewport()
      }
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog.getByText(/ is required/).first()).toBeVisible()
      await expectReadable(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    }
    if (screen.deleteButton) {
      await page.getByRole('button', { name: screen.deleteButton }).first().click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toBeVisible()
      await expectReadable(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    }
  })
}

test('[check 91] the public links of a plan have no fault for axe', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  await page.getByRole('button', { name: 'Public links' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectReadable(page)
})

test('[check 91] an unknown address is not found, inside the layout', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('Toolpad')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page).toHaveTitle('Game Plans')
  await expectReadable(page)
})

test('the session’s time left is shown and runs down', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/dashboard')
  const timer = page.getByRole('timer')
  await expect(timer).toBeVisible()
  const first = (await timer.textContent()) ?? ''
  expect(first).toMatch(/\d/)
  await expect(timer).not.toHaveText(first)
  await page.goto(appPath('/users'))
  await expect(page.getByRole('timer')).toBeVisible()
})

test('a session that runs out ends on Sign In with its message', async ({ page, app }) => {
  app.api.db.sessionSeconds = 3
  await page.goto(appPath('/'))
  await page.getByLabel('Email').fill('bgs@example.com')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/game-plans\/?$/)
})

test('signing in leads back to the page asked for; logging out ends it', async ({ page }) => {
  await page.goto(appPath('/celtics-games'))
  await page.getByLabel('Email').fill('bgs@example.com')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Celtics Games Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('a role without rights sees its dashboard only', async ({ page, watch }) => {
  // The page asks for the list before the role is known, and the server refuses it.
  watch.allowConsole(/403/)
  await openAs(page, 'guest@example.com', '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Users'])
  await page.goto(appPath('/bruins-games'))
  await expect(page).toHaveURL(appPath('/dashboard'))
})

test.describe('menu', () => {
  test('on a desk it is always there, 240 px wide', async ({ page }) => {
    await openAs(page, 'admin@example.com', '/dashboard')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      'Users',
      'Bruins Games',
      'Celtics Games',
      'Bruins Reps',
      'Bruins Pricing Plans',
      'Bruins Pricing Plans',
      'Bruins Pricing Plan Events',
      'Game Plans',
      'Bruins Game Plans',
      'Celtics Game Plans',
      // The dashboard finds out how many findings there are.
      /^Checks\d+$/,
      'Import games',
      'Next season',
      'Prices',
    ])
    const main = await page.getByRole('main').boundingBox()
    expect(main?.x).toBe(240)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('it is a drawer', async ({ page }) => {
      await openAs(page, 'admin@example.com', '/dashboard')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu).toBeVisible()
      await expectNoAxeViolations(page)
      await menu.getByRole('link', { name: 'Celtics Games' }).click()
      await expect(page.getByRole('heading', { name: 'Celtics Games Dashboard' })).toBeVisible()
      await expect(menu).toHaveCount(0)
    })
  })
})

test('Back returns to the place in a long table, which is drawn in part', async ({ page, app }) => {
  fillGames(app.api.db, 'bruins', 600)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await expect(page.getByText('B251009').first()).toBeVisible()
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
    await openAs(page, 'bgs@example.com', '/bruins-games')
    await expect(page.getByText('B251009').first()).toBeVisible()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const isThere = async () => Math.abs((await scrolled()) - 2_000) < 40
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
    await expect(page.getByText('B251009').first()).toBeInViewport()
    expect(await scrolled()).toBe(0)
  })
}

test('Next game leads past the games that are over, in a long table too, and not below the head', async ({
  page,
  app,
}) => {
  fillGames(app.api.db, 'bruins', 600)
  await page.clock.setFixedTime('2031-01-01T17:00:00Z')
  await openAs(page, 'bgs@example.com', '/bruins-games')
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
