import type { Page } from '@playwright/test'
import { DESK, expect, moveTo, openAs, test } from './fixtures'

/** How a form dialog is opened, its title, the field that has the focus then, and what is typed. */
interface Form {
  path: string
  opener: string | RegExp
  title: string
  first: string
  typed: Readonly<Record<string, string>>
}

const FORMS: readonly Form[] = [
  {
    path: '/bruins-games',
    opener: 'Add New Game',
    title: 'Add New Game',
    first: 'Event Name',
    typed: { 'Event Name': 'B260301', 'Event Date': '2026-03-01', 'Event Time': '19:00' },
  },
  {
    path: '/celtics-games',
    opener: /^Edit Game C/,
    title: 'Edit Game',
    first: 'Event Name',
    typed: { 'Event Time': '18:15' },
  },
  {
    path: '/bgs/game-plans/bruins',
    opener: 'Add New Game Plan',
    title: 'Add New Game Plan',
    first: 'Plan Event Name',
    typed: { 'Plan Event Name': 'B26NEW' },
  },
  {
    path: '/bgs/game-plans',
    opener: 'Add New Plan',
    title: 'Add New Plan',
    first: 'Combined Plan Event',
    typed: { 'Combined Plan Event': 'P26NEW', 'Plan Event Title': 'New' },
  },
  {
    path: '/bgs/game-plans',
    opener: /^Edit P26/,
    title: 'Edit Plan',
    first: 'Combined Plan Event',
    typed: { 'Plan Event Title': 'Another title' },
  },
  {
    path: '/bruins-gameplanpricing',
    opener: 'Add Pricing Plan',
    title: 'Add Pricing Plan',
    first: 'Pricing Plan Name',
    typed: { 'Pricing Plan Name': '7 Game Plan' },
  },
  {
    path: '/bruins-gameplanpricing',
    opener: 'Add Location',
    title: 'Add Location',
    first: 'Location',
    typed: { Location: 'Promenade', 'PH Price/Game': '100.00' },
  },
  {
    path: '/bruins-gameplanpricing',
    opener: /^Edit Balcony Center/,
    title: 'Edit Location',
    first: 'Location',
    typed: { Location: 'Balcony Middle' },
  },
  {
    path: '/bruins-reps',
    opener: 'Add Representative',
    title: 'Add Representative',
    first: 'Name',
    typed: { Name: 'Kim Lee', Email: 'kim@example.com', Phone: '617-555-0190' },
  },
  {
    path: '/bruins-pricing-reps',
    opener: 'New Rep',
    title: 'New Rep',
    first: 'Name',
    typed: { Name: 'Kim Lee', Email: 'kim@example.com' },
  },
]

const nameOf = (name: string | RegExp) =>
  typeof name === 'string' ? { name, exact: true } : { name }

const failure = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: /failed|error/i })

/** Enter saves; what the checks ask before it is answered. */
async function save(page: Page) {
  await page.keyboard.press('Enter')
  const anyway = page.getByRole('button', { name: 'Save anyway' })
  await expect(anyway.or(failure(page)).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(failure(page)).toBeVisible()
}

test('ten forms by keyboard alone: the first field, Tab inside, Escape back, and nothing lost in a failed call', async ({
  page,
  app,
  watch,
}) => {
  test.setTimeout(120_000)
  watch.allowConsole(/500/)
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/dashboard')
  for (const { path, opener, title, first, typed } of FORMS) {
    await test.step(`${title} of ${path}`, async () => {
      await moveTo(page, path)
      const button = page.getByRole('button', nameOf(opener)).first()
      await button.press('Enter')
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      const field = (label: string) => dialog.getByLabel(label, { exact: true }).first()
      await expect(field(first)).toBeFocused()

      // Once round, and never outside.
      for (let tabs = 0; tabs < 8; tabs++) {
        await page.keyboard.press('Tab')
        expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()

      await page.keyboard.press('Enter')
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
      for (const method of ['POST', 'PUT']) app.api.faults.add({ method, kind: 'status' })
      await save(page)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
      for (const [label, text] of Object.entries(typed))
        await expect(field(label)).toHaveValue(text)
      app.api.faults.clear()

      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }
})
