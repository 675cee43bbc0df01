import type { Locator, Page } from '@playwright/test'
import { smallSeason } from '../mock-api/smallSeason'
import {
  appPath,
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectReadable,
  expectReadableInDark,
  openAs,
  PHONE,
  test,
} from './fixtures'

/** A dialog: the button that opens it, and what it says when it is saved as it stands. */
type Dialog = readonly [opener: string, refusal?: string]

/** Every staff screen: what stands there once the data is, and the dialogs that are its own. */
const SCREENS: Readonly<Record<string, readonly [text: string, ...dialogs: Dialog[]]>> = {
  '/dashboard': ['Next games'],
  '/users': ['Register User'],
  '/register': ['At least 6 characters'],
  '/bruins-games': [
    'B251009',
    ['Add New Game', 'Event name is required'],
    ['Edit Game B251009'],
    ['Delete Game B251009'],
  ],
  '/celtics-games': ['C251022'],
  '/bgs/game-plans': [
    'P26SUITE10',
    ['Add New Plan', 'Combined Plan Event is required'],
    ['Public links'],
    ['Delete P26SUITE10'],
  ],
  '/bgs/game-plans/bruins': [
    'B26NINE',
    ['Add New Game Plan', 'Plan Event Name is required'],
    ['Edit B26NINE'],
  ],
  '/bgs/game-plans/celtics': ['C26TWELVE', ['Delete C26TWELVE']],
  '/bruins-pricing-plans': ['BP265PLANA', ['Edit BP265PLANA']],
  '/bgs/game-plans/edit/B26NINE': ['Plan Total Events'],
  '/bruins-reps': [
    'Dana Whitfield',
    ['Add Representative', 'Name and email are required'],
    ['Public links'],
    ['Delete Dana Whitfield'],
  ],
  '/bruins-gameplanpricing': [
    'Price/Game',
    ['Add Pricing Plan', 'Please enter a pricing plan name'],
    ['Edit Name'],
    ['Reps'],
    ['Add Location'],
  ],
  '/bruins-pricing-reps': [
    'Dana Whitfield',
    ['New Plan', 'Please enter a pricing plan name'],
    ['New Rep', 'Name and email are required'],
  ],
  '/checks': ['Warnings'],
  '/season/import': ['Paste from a spreadsheet'],
  '/season/next': ['B26NINE'],
  '/prices': ['Review changes'],
}
/** A window of 1440 x 900 enlarged to twice its size, and the narrowest one. */
const SMALL = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
]

for (const [path, [text, ...dialogs]] of Object.entries(SCREENS)) {
  test(`[checks 91, 92] ${path} and its dialogs have no fault for axe, in the dark neither, and fit every window`, async ({
    page,
    app,
  }) => {
    // Axe takes its time with every cell, and more rows are only more of the same.
    smallSeason(app.api.db)
    await openAs(page, 'admin@example.com', path)
    await expect(page.getByText(text).first()).toBeVisible()
    for (const size of SMALL) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
    await expectReadable(page)
    await expectReadableInDark(page)

    for (const [opener, refusal] of dialogs) {
      await test.step(opener, async () => {
        await page.getByRole('button', { name: opener }).first().click()
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await expect(dialog).toBeVisible()
        await expectReadable(page)
        if (refusal) {
          const save = dialog.getByRole('button', { name: 'Save', exact: true })
          for (const size of [PHONE, ...SMALL, DESK]) {
            await page.setViewportSize(size)
            await expect(save).toBeInViewport({ ratio: 1 })
          }
          await save.click()
          await expect(dialog.getByText(refusal)).toBeVisible()
          await expectReadable(page)
        }
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
    }
  })
}

test('[check 91] Sign In has no fault for axe, empty or with messages', async ({ page }) => {
  await page.goto(appPath('/'))
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  const mark = page.getByRole('main').locator('img').first()
  await expect(mark).toHaveAttribute('alt', '')
  await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectReadable(page)
})

test('[check 91] an address that nobody knows has no fault for axe', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectReadable(page)
})

test('[check 91] a list that loads, fails or is empty has no fault for axe, nor has a save that fails or is done', async ({
  page,
  app,
  watch,
}) => {
  watch.allowConsole(/404|500/)
  const { api } = app
  api.db.reps = []
  const answer = api.faults.add({ kind: 'hang', path: 'bruins/reps' })
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  await expect(page.getByText(/^Loading/)).toBeVisible()
  await expectReadable(page)
  answer()
  api.faults.add({ kind: 'status', status: 404, path: 'bruins/reps' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expectReadable(page)
  api.faults.clear()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(/^No representatives/)).toBeVisible()
  await expectReadable(page)

  await page.getByRole('button', { name: 'Add Representative' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Kim Lee')
  await dialog.getByLabel('Email').fill('kim@example.com')
  api.faults.add({ kind: 'status', method: 'POST' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const failure = dialog.getByRole('alert')
  await expect(failure).toBeVisible()
  const gap = await failure.evaluate(
    (alert) =>
      alert.getBoundingClientRect().top -
      (alert.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN),
  )
  expect(gap).toBeGreaterThanOrEqual(16)
  await expectReadable(page)
  api.faults.clear()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Representative added')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[check 74] names of 200 letters stay inside the window, also in dialogs', async ({
  page,
  app,
}) => {
  const { db } = app.api
  const long = 'W'.repeat(200)
  const [price] = db.pricing
  const game = db.games.celtics.find((row) => row.event_name !== null)
  if (!price || !game) throw new Error('no rows')
  Object.assign(price, { pricing_name: long, location: long, location_color: long })
  for (const rep of db.reps) rep.rep_name = rep.rep_name.repeat(8)
  db.games.celtics = [{ ...game, plan_event_name: long, event_name: 'C'.repeat(200) }]
  await openAs(page, 'bgs@example.com', '/bruins-gameplanpricing')
  const plan = page.getByRole('region', { name: long })
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectNothingSticksOut(plan)
  }
  await page.setViewportSize(PHONE)
  await page.goto(appPath('/bruins-reps'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(appPath('/bgs/game-plans/celtics'))
  await expect(page.getByText(long)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expectNothingSticksOut(page.getByRole('alertdialog'))
})

async function expectNothingSticksOut(box: Locator): Promise<void> {
  await expect(box).toBeVisible()
  const tooWide = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
}

test.describe('the menu', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

  test('stands beside the page at a desk, and is a drawer on a phone', async ({ page }) => {
    await openAs(page, 'admin@example.com', '/dashboard')
    await expect(menu(page)).toBeVisible()
    expect((await page.getByRole('main').boundingBox())?.x).toBe(240)
    await page.setViewportSize(PHONE)
    await expect(menu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu(page)).toBeVisible()
    await expectNoAxeViolations(page)
    // Find never opens over it, as over no dialog.
    await page.keyboard.press('Control+k')
    await menu(page).getByRole('link', { name: 'Celtics Games' }).click()
    await expect(page.getByRole('heading', { name: 'Celtics Games Dashboard' })).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Find' })).toHaveCount(0)
  })
})
