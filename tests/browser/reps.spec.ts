import type { Page } from '@playwright/test'
import { expect, expectReadable, openAs, test } from './fixtures'

const LONG = `${'Maximiliane'.repeat(18)} Ö`

async function openReps(page: Page): Promise<void> {
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  await expect(page.getByText('Dana Whitfield')).toBeVisible()
}

async function openAdmin(page: Page): Promise<void> {
  await openAs(page, 'bgs@example.com', '/bruins-pricing-reps')
  await expect(page.getByText('Dana Whitfield')).toBeVisible()
  await expect(page.getByText('Standing Room, North & South')).toBeVisible()
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a rep is added, changed and deleted', async ({ page, app }) => {
  await openReps(page)
  await page.getByRole('button', { name: 'Add Representative' }).click()
  const add = page.getByRole('dialog', { name: 'Add Representative' })
  await add.getByLabel('Name').fill('Kim "K" O’Lee/50% #1?')
  await add.getByLabel('Email').fill('kim@example.com')
  await add.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Representative added')).toBeVisible()
  const mine = () => app.api.db.reps.filter((rep) => rep.rep_email === 'kim@example.com')
  expect(mine()).toMatchObject([{ rep_name: 'Kim "K" O’Lee/50% #1?', rep_phone: null }])

  await rowOf(page, 'kim@example.com').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Representative' })
  await edit.getByLabel('Name').fill('Kim Lee')
  await expect(edit.getByText('/bruins/grouptickets/kimkolee501')).toBeVisible()
  await edit.getByLabel('Phone').fill('617-555-0199')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Representative updated')).toBeVisible()
  await expect(page.getByRole('link', { name: '617-555-0199' })).toHaveAttribute(
    'href',
    'tel:6175550199',
  )
  expect(mine()).toMatchObject([{ rep_name: 'Kim Lee', rep_phone: '617-555-0199' }])

  await rowOf(page, 'kim@example.com').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this representative?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Representative deleted')).toBeVisible()
  await expect(page.getByText('kim@example.com')).toHaveCount(0)
  expect(mine()).toEqual([])
})

test('a rep’s public link opens that rep’s flyer', async ({ page, watch }) => {
  await openReps(page)
  await rowOf(page, 'Łukasz Żak').getByRole('button', { name: 'Public links' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open Group tickets' }).click()
  const flyer = await opened
  watch.page(flyer)
  await expect(flyer).toHaveURL(/\/game-plans\/bruins\/grouptickets\/lukaszzak$/)
  await expect(flyer).toHaveTitle('Group Tickets')
})

test('[check 92] a rep is added and deleted by keyboard alone', async ({ page, app }) => {
  await openReps(page)
  const { keyboard } = page
  await page.getByRole('searchbox', { name: 'Search Representatives' }).focus()
  // Behind 'Select' and 'More'.
  for (let tabs = 0; tabs < 3; tabs += 1) await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add Representative' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('Name and email are required')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await keyboard.type('Aaron Key')
  await keyboard.press('Tab')
  await keyboard.type('aaron@example.com')
  // Which of them a key was lost from is told before the rep is added.
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Aaron Key')
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('aaron@example.com')
  await keyboard.press('Enter')
  await expect(page.getByText('Representative added')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Representative' })).toBeFocused()

  // Sorted by name it is the first row, behind the three headers that sort.
  await expect(rowOf(page, 'Aaron Key')).toBeVisible()
  for (let tabs = 0; tabs < 4; tabs += 1) await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'aaron@example.com' })).toBeFocused()
  for (let tabs = 0; tabs < 3; tabs += 1) await keyboard.press('Tab')
  await expect(rowOf(page, 'Aaron Key').getByRole('button', { name: 'Delete' })).toBeFocused()
  await keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete this representative?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText('Representative deleted')).toBeVisible()
  expect(app.api.db.reps.some((rep) => rep.rep_name === 'Aaron Key')).toBe(false)
})

test('a plan’s price and a rep’s plans are changed', async ({ page, app }) => {
  await openAdmin(page)
  await rowOf(page, 'Standing Room, North & South').first().getByLabel('Edit').click()
  const plan = page.getByRole('dialog', { name: 'Edit Plan' })
  await plan.getByLabel('Holder total').fill('$1,234.5')
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Pricing plan updated successfully')).toBeVisible()
  expect(app.api.db.pricing.find((row) => row.pricing_plan_id === 91)).toMatchObject({
    location_color: 'not-a-colour',
    plan_holder_price_per_game: '39.00',
    plan_holder_total: '1234.50',
  })

  await rowOf(page, 'New Starter').getByLabel('Edit').click()
  const rep = page.getByRole('dialog', { name: 'Edit Rep' })
  await rep.getByRole('combobox', { name: 'Plans' }).fill('north')
  await page.getByRole('option', { name: 'Standing Room – Standing Room, North & South' }).click()
  // The list stays open for more.
  await page.keyboard.press('Tab')
  await rep.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Representative updated')).toBeVisible()
  expect(app.api.db.links.filter((link) => link.rep_id === 7)).toEqual([
    { rep_id: 7, pricing_plan_id: 91 },
  ])
})

test('[check 91] Bruins Representatives and its dialogs have no fault for axe', async ({
  page,
  app,
}) => {
  Object.assign(app.api.db.reps[6] ?? {}, { rep_name: LONG })
  await openReps(page)
  await expect(page.getByText(LONG)).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Add Representative' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name and email are required')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Name').fill('zoe nunez')
  await expect(page.getByText(/has the same public links/)).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [button, role] of [
    ['Public links', 'dialog'],
    ['Delete', 'alertdialog'],
  ] as const) {
    await rowOf(page, LONG).getByRole('button', { name: button }).click()
    await expect(page.getByRole(role)).toBeVisible()
    await expect(page.getByText(/\/bruins\/grouptickets\//)).toBeVisible()
    await expectReadable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})

test('[check 91] Plans & Reps and its dialogs have no fault for axe', async ({ page, app }) => {
  Object.assign(app.api.db.reps[6] ?? {}, { rep_name: LONG })
  // Axe takes its time with every cell, and more rows are only more of the same.
  const { db } = app.api
  db.pricing = db.pricing.filter(({ location }) => /^(Loge|Standing Room)/.test(location ?? ''))
  await openAdmin(page)
  await expectReadable(page)
  await page.getByRole('button', { name: 'New Plan' }).click()
  await page.getByLabel('Holder total').fill('12,5')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a pricing plan name')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'New Rep' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [button, row, role] of [
    ['Edit', 'sales@example.com', 'dialog'],
    ['Delete', LONG, 'alertdialog'],
    ['Delete', 'Standing Room, North & South', 'alertdialog'],
  ] as const) {
    await rowOf(page, row).first().getByRole('button', { name: button }).click()
    await expect(page.getByRole(role)).toBeVisible()
    await expectReadable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})
