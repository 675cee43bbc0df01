import { readdirSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { appPath, countDocuments, expect, openAs, signInByHand, test } from './fixtures'

/*
 * A tab that was opened before a deploy asks for code that is gone. Its page renews itself once;
 * when that does not help it says so, and the rest of the app goes on.
 */

const SCREEN = 'Bruins Game Plans Dashboard'
const LOST = 'This page couldn’t be loaded'
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

test('[check 79] where the storage is blocked, nothing reloads by itself', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
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
  expect(documents()).toBe(0)
  isBroken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, SCREEN)).toBeVisible()
})

test('[check 79] nothing reloads by itself during a write', async ({ page, watch }) => {
  watch.allowConsole(ofTheFault)
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  const documents = countDocuments(page)
  await breakWhile(
    page,
    CHUNK,
    (route) => route.fulfill({ status: 404 }),
    () => true,
  )
  await page.getByRole('button', { name: 'Delete New Starter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/add', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await goToScreen(page)
  await expect(heading(page, LOST)).toBeVisible()
  expect(documents()).toBe(0)
  const restored = page.waitForResponse('**/add')
  release()
  expect((await restored).ok()).toBe(true)
})

test('[check 79] a customer’s sheet whose code is gone says so after one reload', async ({
  page,
  watch,
}) => {
  watch.allowConsole(ofTheFault)
  const documents = countDocuments(page)
  let isBroken = true
  await breakWhile(
    page,
    SHEET,
    (route) => route.fulfill({ status: 404 }),
    () => isBroken,
  )
  await page.goto(appPath('/bgs/calendar/p26all'))
  await expect(heading(page, LOST)).toBeVisible()
  expect(documents()).toBe(2)
  isBroken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('table', { name: /october 2025/i })).toBeVisible()
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
  // The person's own reload was asked about; the page's own, with nothing open, was not.
  expect(questions).toEqual(['beforeunload'])
  expect(documents()).toBe(2)
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
