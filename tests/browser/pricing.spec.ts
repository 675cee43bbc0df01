import type { Page } from '@playwright/test'
import {
  DESK,
  expect,
  expectNoSidewaysScroll,
  expectReadable,
  openAs,
  PHONE,
  test,
} from './fixtures'

async function open(page: Page) {
  await openAs(page, 'bgs@example.com', '/bruins-gameplanpricing')
  await expect(page.getByRole('region', { name: 'Plan A' })).toBeVisible()
}
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('a plan is made, gets two locations and a rep, and is renamed', async ({ page, app }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add Pricing Plan' }).click()
  const add = dialogOf(page, 'Add Pricing Plan')
  await add.getByRole('textbox').fill('Sunday Plan')
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Pricing plan added successfully')).toBeVisible()

  const sunday = plan(page, 'Sunday Plan')
  await sunday.getByRole('button', { name: 'Edit the row without a location' }).click()
  const first = dialogOf(page, 'Edit Location')
  await first.getByRole('textbox', { name: 'Location' }).fill('Loge')
  await first.getByRole('textbox', { name: 'Color' }).fill('#C8102E')
  await first.getByRole('textbox', { name: 'PH Total' }).fill('$1,353')
  await first.getByRole('textbox', { name: 'Box Total' }).fill('1,485.50')
  await expect(first.getByText('Total savings: $132.50')).toBeVisible()
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Location updated successfully')).toBeVisible()

  await sunday.getByRole('button', { name: 'Reps' }).click()
  const reps = dialogOf(page, 'Edit Associated Reps')
  await expect(reps.getByRole('combobox', { name: 'Reps' })).toBeFocused()
  await page.keyboard.type('whitf')
  await page.getByRole('option', { name: /Dana Whitfield/ }).click()
  await reps.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Associated reps updated successfully')).toBeVisible()
  await expect(sunday.getByText('Dana Whitfield')).toBeVisible()

  await sunday.getByRole('button', { name: 'Add Location' }).click()
  const second = dialogOf(page, 'Add Location')
  await second.getByRole('textbox', { name: 'Location' }).fill('Balcony')
  await second.getByRole('textbox', { name: 'PH Price/Game' }).fill('61.5')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Location added successfully')).toBeVisible()
  await expect(sunday.getByRole('row')).toHaveCount(3)

  await sunday.getByRole('button', { name: 'Edit Name' }).click()
  const rename = dialogOf(page, 'Edit Pricing Plan Name')
  await rename.getByRole('textbox').fill('Matinée 50% / “A”')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Plan name updated on all 2 locations!')).toBeVisible()
  await expect(plan(page, 'Matinée 50% / “A”').getByRole('row')).toHaveCount(3)
  await expect(sunday).toHaveCount(0)

  const { pricing, links } = app.api.db
  const rows = pricing.filter((row) => row.pricing_name === 'Matinée 50% / “A”')
  expect(rows.map((row) => [row.location, row.plan_holder_total])).toEqual([
    ['Loge', '1353.00'],
    ['Balcony', null],
  ])
  const linked = rows.map(({ pricing_plan_id: id }) =>
    links.filter((link) => link.pricing_plan_id === id).map((link) => link.rep_id),
  )
  expect(linked).toEqual([[4], [4]])
})

test('[check 92] by keyboard: a plan is closed, opened and renamed, and the focus comes back', async ({
  page,
}) => {
  await open(page)
  const planA = plan(page, 'Plan A')
  await planA.getByRole('button', { name: 'Plan A', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(planA.getByRole('table')).toBeHidden()
  await page.keyboard.press('Space')
  await expect(planA.getByRole('table')).toBeVisible()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  const editName = planA.getByRole('button', { name: 'Edit Name' })
  await expect(editName).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Pricing Plan Name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(editName).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Plan name updated on all 5 locations!')).toBeVisible()
  await expect(plan(page, 'Plan A2')).toBeVisible()
})

test('[check 91] the page and its dialogs have no fault for axe', async ({ page, app, watch }) => {
  // Axe takes its time with every cell, and more rows are only more of the same.
  app.api.db.pricing = app.api.db.pricing.filter((row) => /^Plan [AB]$/.test(row.pricing_name))
  await open(page)
  await expectReadable(page)

  const planA = plan(page, 'Plan A')
  const check = async (title: string) => {
    await expect(dialogOf(page, title)).toBeVisible()
    await expectReadable(page)
  }
  const close = async () => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Add Pricing Plan' }).click()
  await page.getByRole('textbox', { name: 'Pricing Plan Name' }).fill('plan b')
  await check('Add Pricing Plan')
  await close()

  watch.allowConsole(/500/)
  await planA.getByRole('button', { name: 'Edit Name' }).click()
  await page.getByRole('textbox', { name: 'Pricing Plan Name' }).fill('Plan C')
  await check('Edit Pricing Plan Name')
  app.api.faults.add({ kind: 'status', status: 500, path: 'pricing/edit', times: 2 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated 3/5 locations; 2 failed.')).toBeVisible()
  await check('Edit Pricing Plan Name')
  await page.getByRole('button', { name: 'Retry failed' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const planB = plan(page, 'Plan B')
  await planB.getByRole('button', { name: 'Reps' }).click()
  await page.getByRole('combobox', { name: 'Reps' }).press('Backspace')
  await check('Edit Associated Reps')
  app.api.faults.add({ kind: 'status', status: 500, path: 'rep/plan' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Error saving reps')).toBeVisible()
  await check('Edit Associated Reps')
  await close()

  await planB.getByRole('button', { name: 'Add Location' }).click()
  await page.getByRole('textbox', { name: 'PH Total' }).fill('61,50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Enter an amount in dollars/)).toBeVisible()
  await check('Add Location')
  await close()

  await planB.getByRole('button', { name: 'Delete' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReadable(page)
})

test('long names and many reps stay inside the window', async ({ page, app }) => {
  const [row] = app.api.db.pricing
  if (row) {
    row.pricing_name = 'W'.repeat(200)
    row.location = 'M'.repeat(200)
    row.location_color = 'x'.repeat(200)
  }
  for (const rep of app.api.db.reps) rep.rep_name = rep.rep_name.repeat(8)
  await open(page)
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    const inside = await page
      .getByRole('region', { name: 'W'.repeat(200) })
      .evaluate((element) => element.scrollWidth <= element.clientWidth)
    expect(inside).toBe(true)
  }
})
