import {
  appPath,
  expect,
  expectNoSidewaysScroll,
  expectReadable,
  openAs,
  PHONE,
  test,
} from './fixtures'

/* What a change touches, and what is carried from it into packages. */

test('a plan’s new name empties a package: it is warned of and carried; left behind, Checks lists it', async ({
  page,
  app,
  watch,
}) => {
  const { db } = app.api
  const plansOf = (code: string) =>
    db.combinedPlans.find((plan) => plan.combine_plan_event === code)?.original_plans
  db.renamesInCombinedPlans = false
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bgs/game-plans/edit/C26CUP')
  await page.getByLabel('Plan Event Name').fill('C26KNOCKOUT')
  await expect(page.getByText('These public pages look for C26CUP and may')).toBeVisible()
  await expect(page.getByText('1 package, 4 public pages')).toBeVisible()
  const carried = page.getByRole('checkbox', {
    name: 'Also rename it in the package that names it',
  })
  await expect(carried).toBeChecked()
  await expect(page.getByText('C26CUP → C26KNOCKOUT')).toBeVisible()
  await expectReadable(page)
  await expectNoSidewaysScroll(page)
  // By keyboard alone.
  await carried.focus()
  await page.keyboard.press('Space')
  await expect(carried).not.toBeChecked()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Game plan saved successfully!')).toBeVisible()
  expect(plansOf('P26HC-CUP')).toBe('C26CUP')
  await page.goto(appPath('/checks'))
  const missing = page.getByText(/^P26HC-CUP: 'C26CUP'.* does not exist, so customers do not see/)
  await expect(missing).toBeVisible()

  await page.goto(appPath('/bgs/game-plans/edit/C26SUITE5'))
  await page.getByLabel('Plan Event Name').fill('C26SUITE')
  await expect(page.getByText('B26SUITE5, C26SUITE5 → B26SUITE5, C26SUITE')).toBeVisible()
  watch.allowConsole(/500/)
  app.api.faults.add({ kind: 'status', status: 500, method: 'PUT', path: 'P26SUITE10', times: 1 })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const retry = page.getByRole('button', { name: 'Retry failed' })
  await expect(retry).toBeVisible()
  await expectReadable(page)
  await expectNoSidewaysScroll(page)
  await retry.click()
  await expect(page.getByText('C26SUITE5 was renamed in 1 package.')).toBeVisible()
  await expect(retry).toBeHidden()
  expect(plansOf('P26SUITE10')).toBe('B26SUITE5,C26SUITE')
  await page.goto(appPath('/checks'))
  await expect(missing).toBeVisible()
  await expect(page.getByText(/^P26SUITE10: 'C26SUITE/)).toHaveCount(0)
})

test('a game’s change and deletion show whom they hit, and its packages are marked as updated', async ({
  page,
  app,
}) => {
  const updated = () =>
    app.api.db.combinedPlans
      .filter(({ last_updated }) => !last_updated.startsWith('2025-'))
      .map(({ combine_plan_event }) => combine_plan_event)
  const touched = '4 plans, 7 packages, 28 public pages'
  await openAs(page, 'bgs@example.com', '/celtics-games?search=C251205')
  await page.getByRole('button', { name: /^Edit Game C251205/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Game' })
  const summary = dialog.getByText(touched)
  await expect(summary).toBeVisible()
  await summary.click()
  await expectReadable(page)
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: '/bgs/package/p26suite10', exact: true }).click()
  const sheet = await opened
  await expect(sheet.getByRole('heading', { name: 'GAMES IN YOUR PACKAGE' })).toBeVisible()
  await sheet.close()
  const staff = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'P26SUITE10', exact: true }).click()
  await expect((await staff).getByText('Executive Suite, Ten Games')).toBeVisible()
  await (await staff).close()

  expect(updated()).toEqual([])
  await dialog.getByLabel('Event Time').fill('20:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Game updated successfully!')).toBeVisible()
  await page.setViewportSize(PHONE)
  const mark = page.getByRole('button', { name: 'Mark the 7 packages as updated' })
  await expect(mark).toBeVisible()
  await expectReadable(page)
  await expectNoSidewaysScroll(page)
  await mark.click()
  await expect(page.getByText('Marked as updated: 7 packages.')).toBeVisible()
  expect(updated()).toHaveLength(7)

  await page.getByRole('button', { name: /^Delete Game C251205/ }).click()
  await page.getByRole('alertdialog').getByText(touched).click()
  await expect(page.getByRole('alertdialog').getByRole('link', { name: 'C26WKND' })).toHaveCount(0)
  await expect(page.getByRole('alertdialog').getByRole('link', { name: 'C26SUITE5' })).toBeVisible()
  await expectReadable(page)
  await expectNoSidewaysScroll(page)
})
