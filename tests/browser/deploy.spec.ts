import { readdirSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { appPath, countDocuments, expect, moveTo, openAs, signInByHand, test } from './fixtures'

/*
 * A tab that was opened before a deploy asks for code that is gone. Its page renews itself once;
 * when that does not help it says so, and the rest of the app goes on.
 */

const SCREEN = 'Bruins Game Plans Dashboard'
const LOST = 'This page could not be loaded'
const CHUNK = /\/assets\/CombinedPlansDashboard-[^/]+\.js$/
/** A screen with styles of its own. */
const STYLED = 'Pricing Plan Management'
const STYLE_FILE = readdirSync('dist/assets').find((name) =>
  /^PricingManagement-.*\.css$/.test(name),
)
const STYLES = new RegExp(`/assets/${STYLE_FILE}$`)
/** A sheet's styles and code, for a customer's page. */
const SHEET = /\/assets\/CalendarSheet-[^/]+\.js$/

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is a 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is the page instead': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  'breaks off': (route) => route.abort('connectionreset'),
}

const ofTheFault =
  /Failed to load resource|ERR_CONNECTION_RESET|MIME type|ChunkError|React Router|Unable to preload CSS/

/** Breaks what matches for as long as `isBroken` says. */
const breakWhile = (
  page: Page,
  address: RegExp,
  fault: (route: Route) => Promise<void>,
  isBroken: () => boolean,
) => page.route(address, (route) => (isBroken() ? fault(route) : route.continue()))

const goToScreen = (page: Page) =>
  page.getByRole('link', { name: 'Game Plans', exact: true }).click()
const goToStyled = (page: Page) =>
  page.getByRole('link', { name: 'Bruins Pricing Plans', exact: true }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

for (const [words, fault] of Object.entries(faults)) {
  test(`[check 79] a screen whose code ${words} is there after one reload`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(ofTheFault)
    await openAs(page, 'bgs@example.com', '/dashboard')
    const documents = countDocuments(page)
    await breakWhile(page, CHUNK, fault, () => documents() === 0)
    await goToScreen(page)
    await expect(heading(page, SCREEN)).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page).toHaveURL(appPath('/bgs/game-plans'))
    expect(documents()).toBe(1)
  })

  test(`[check 79] a screen whose code ${words} for good says so, after one reload`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(ofTheFault)
    await openAs(page, 'bgs@example.com', '/dashboard')
    const documents = countDocuments(page)
    let isBroken = true
    await breakWhile(page, CHUNK, fault, () => isBroken)
    await goToScreen(page)
    await expect(heading(page, LOST)).toBeVisible()
    expect(documents()).toBe(1)
    await expect(page.getByText(/assets|Error|TypeError|http/)).toHaveCount(0)

    // The rest of the app goes on, and coming back asks anew without another reload.
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(heading(page, 'User Dashboard')).toBeVisible()
    await goToScreen(page)
    await expect(heading(page, LOST)).toBeVisible()
    expect(documents()).toBe(1)

    isBroken = false
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page, SCREEN)).toBeVisible()
    expect(documents()).toBe(2)
  })
}

test('[check 79] a screen whose styles are gone is there, with them, after one reload', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  await openAs(page, 'admin@example.com', '/register')
  await expect(page.getByLabel('Name')).toBeVisible()
  const documents = countDocuments(page)
  await breakWhile(
    page,
    STYLES,
    (route) => route.fulfill({ status: 404 }),
    () => documents() === 0,
  )
  await goToStyled(page)
  await expect(heading(page, STYLED)).toBeVisible()
  await expectStyledTable(page)
  expect(documents()).toBe(1)
})

const blocked: Record<string, () => void> = {
  'is blocked': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
  forgets: () => {
    Storage.prototype.setItem = () => {}
  },
}

for (const [words, block] of Object.entries(blocked)) {
  test(`[check 79] where the storage ${words}, nothing reloads by itself`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(ofTheFault)
    await page.addInitScript(block)
    await signInByHand(page, 'bgs@example.com')
    const documents = countDocuments(page)
    let isBroken = true
    await breakWhile(
      page,
      CHUNK,
      (route) => route.fulfill({ status: 404 }),
      () => isBroken,
    )
    await goToScreen(page)
    await expect(heading(page, LOST)).toBeVisible()
    isBroken = false
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(heading(page, 'User Dashboard')).toBeVisible()
    // Without any reload the next visit finds what is there again, or in a browser that remembers
    // which code it could not load, offers one again.
    await goToScreen(page)
    await expect(heading(page, SCREEN).or(heading(page, LOST))).toBeVisible()
    expect(documents()).toBe(0)
    if (await heading(page, LOST).isVisible()) {
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(heading(page, SCREEN)).toBeVisible()
    }
  })
}

test('[check 79] styles that were missing once are asked for again, never left out', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {}
  })
  await openAs(page, 'admin@example.com', '/register')
  await expect(page.getByLabel('Name')).toBeVisible()
  const documents = countDocuments(page)
  let isBroken = true
  await breakWhile(
    page,
    STYLES,
    (route) => route.fulfill({ status: 404 }),
    () => isBroken,
  )
  await goToStyled(page)
  await expect(heading(page, LOST)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
  await goToStyled(page)
  await expect(heading(page, LOST)).toBeVisible()

  isBroken = false
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await goToStyled(page)
  await expect(heading(page, STYLED)).toBeVisible()
  await expectStyledTable(page)
  expect(documents()).toBe(0)
})

test('[check 79] a customer’s sheet whose code is gone is there after one reload', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  const documents = countDocuments(page)
  await breakWhile(
    page,
    SHEET,
    (route) => route.fulfill({ status: 404 }),
    () => documents() === 1,
  )
  await page.goto(appPath('/bgs/calendar/p26all'))
  await expect(page.getByRole('table', { name: /october 2025/i })).toBeVisible()
  expect(documents()).toBe(2)
})

test('[check 79] a customer’s sheet whose code stays missing says so', async ({ page, watch }) => {
  watch.allowConsole(ofTheFault)
  const documents = countDocuments(page)
  await breakWhile(
    page,
    SHEET,
    (route) => route.fulfill({ status: 404 }),
    () => true,
  )
  await page.goto(appPath('/bgs/calendar/p26all'))
  await expect(heading(page, LOST)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(documents()).toBe(2)
})

test('a dialog whose code is late opens when it comes; one whose code is lost can be asked again', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  let arrive = () => {}
  const isLate = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(/\/assets\/GameDialog-[^/]+\.js$/, async (route) => {
    await isLate
    await route.continue()
  })
  let isLost = true
  await breakWhile(
    page,
    /\/assets\/DeleteGame-[^/]+\.js$/,
    (route) => route.abort('connectionreset'),
    () => isLost,
  )
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  const add = page.getByRole('button', { name: 'Add New Game' })
  await add.press('Enter')
  await expect(add).toHaveAttribute('aria-busy', 'true')
  arrive()
  const dialog = page.getByRole('dialog', { name: 'Add New Game' })
  await expect(dialog.getByLabel('Event Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect(add).not.toHaveAttribute('aria-busy')

  const remove = page.getByRole('button', { name: /^Delete Game / }).first()
  const question = page.getByRole('alertdialog')
  const documents = countDocuments(page)
  await remove.click()
  await expect.poll(documents, 'the page reloads once').toBe(1)
  await remove.click()
  await expect(page.getByText('That could not be opened.')).toBeVisible()
  expect(documents()).toBe(1)
  await expect(question).toHaveCount(0)
  isLost = false
  await remove.click()
  // A browser that remembers which code it could not load wants a reload.
  await expect(question.or(page.getByText('That could not be opened.'))).toBeVisible()
  if (!(await question.isVisible())) {
    await page.reload()
    await remove.click()
  }
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
})

test('a part of a page whose code is lost says what is missing, and what asked for it can ask again', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  let isLost = true
  await breakWhile(
    page,
    /\/assets\/(FoundGames|engine|PlanCount)-[^/]+\.js$/,
    (route) => route.abort('connectionreset'),
    () => isLost,
  )
  await openAs(page, 'bgs@example.com', '/bruins-games?findings=yes')
  await expect(page.getByRole('alert')).toContainText('The games could not be checked.')
  await expect(page).toHaveURL(/bruins-games$/)
  const row = page.getByRole('row').filter({ hasText: 'B251009' })
  await row.getByRole('button', { name: /^Delete Game/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'That could not be started. Please try again, or reload the page.',
  )
  await moveTo(page, '/bgs/game-plans/edit/B26FULL')
  await expect(page.getByRole('alert')).toContainText(
    'A part of this page could not be loaded. Please reload the page.',
  )
  isLost = false
  await page.getByRole('button', { name: 'Recent changes' }).click()
  await page.getByRole('button', { name: 'Restore B251009' }).click()
  // A browser that remembers which code it could not load says so again.
  const restored = page.getByRole('button', { name: 'Restored B251009' })
  await expect(restored.or(page.getByText(/could not be started/)).first()).toBeVisible()
})

test('[check 80] what was typed before the deploy is back in its dialog', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  await openAs(page, 'bgs@example.com', '/dashboard')
  await goToScreen(page)
  await page.getByLabel('Search Game Plans').fill('p26wknd')
  const row = page.getByRole('row').filter({ hasText: 'P26WKND' })
  await row.getByRole('button', { name: 'Edit P26WKND', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Plan' })
  await dialog.getByLabel('Plan Event Title').click()
  await dialog.getByLabel('Plan Event Title').fill('Typed before the deploy')

  const documents = countDocuments(page)
  await breakWhile(
    page,
    CHUNK,
    (route) => route.fulfill({ status: 404 }),
    () => documents() === 1,
  )
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    void question.accept()
  })
  await page.reload()
  await expect(dialog.getByLabel('Plan Event Title')).toHaveValue('Typed before the deploy')
  await expect(dialog.getByLabel('Combined Plan Event')).toHaveValue('P26WKND')
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible()
  // The person's own reload was asked about; the page's own, with nothing open, was not.
  expect(questions).toEqual(['beforeunload'])
  expect(documents()).toBe(2)

  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Game plan saved successfully!')).toBeVisible()
  await expect(row).toContainText('Typed before the deploy')
})

/** The table has the styles of its own sheet, not the browser's. */
async function expectStyledTable(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const sheets = await page.evaluate(
    (name) => [...document.styleSheets].filter(({ href }) => href?.endsWith(name)).length,
    `/assets/${STYLE_FILE}`,
  )
  expect(sheets).toBe(1)
}
