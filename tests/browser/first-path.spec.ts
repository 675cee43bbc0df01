import type { Page } from '@playwright/test'
import { appPath, expect, signInByHand, test } from './fixtures'

/** A day without any game in the sample season. */
const day = { code: 'B260214', date: '2026-02-14', month: /february 2026/i, number: 14 }

const calendarDay = (page: Page) =>
  page
    .getByRole('table', { name: day.month })
    .getByRole('cell')
    .filter({ hasText: new RegExp(`^${day.number}(?!\\d)`) })

test('[check 85] from sign-in to the customer’s calendar: add, edit and delete a game', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'admin@example.com')
  await page.getByRole('link', { name: 'Bruins Games', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Bruins Games Dashboard' })).toBeVisible()
  const search = page.getByLabel('Search Games')
  await search.fill(day.code)
  await expect(
    page.getByText('No games found. Try adjusting your search or add a new game.'),
  ).toBeVisible()

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add New Game' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Game' })
    await dialog.getByLabel('Event Name').fill(day.code)
    await dialog.getByRole('combobox', { name: 'Plans' }).click()
    await page.getByRole('option', { name: 'B26FULL', exact: true }).click()
    await dialog.getByLabel('Team').fill('Bruins vs. Chicago Blackhawks')
    await dialog.getByLabel('Game Number').fill('42')
    await dialog.getByLabel('Event Date').fill(day.date)
    await dialog.getByLabel('Event Time').fill('19:00')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('New game added successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    const row = page.getByRole('row').filter({ hasText: day.code })
    await expect(row).toContainText('B26FULL')
    await expect(row).toContainText('Bruins vs. Chicago Blackhawks')
    await expect(row).toContainText('42')
  })

  const customer = await test.step('open the calendar in another tab', async () => {
    await page.getByRole('link', { name: 'Game Plans', exact: true }).click()
    await page.getByLabel('Search Game Plans').fill('p26rafb')
    const row = page.getByRole('row').filter({ hasText: 'P26RAFB-P' })
    await row.getByRole('button', { name: 'Public links' }).click()
    const links = page.getByRole('dialog', { name: /P26RAFB-P/ })
    const opened = context.waitForEvent('page')
    await links.getByRole('link', { name: 'Open Calendar' }).click()
    const tab = await opened
    await links.getByRole('button', { name: 'Close' }).click()
    return tab
  })
  await expect(customer).toHaveURL(appPath('/bgs/calendar/p26rafb-p'))
  await expect(calendarDay(customer)).toContainText('CHI')
  await expect(calendarDay(customer)).toContainText('7:00')

  await test.step('edit its time', async () => {
    await page.getByRole('link', { name: 'Bruins Games', exact: true }).click()
    await search.fill(day.code)
    const row = page.getByRole('row').filter({ hasText: day.code })
    await row.getByRole('button', { name: 'Edit Game' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Game' })
    await expect(dialog.getByLabel('Event Name')).toHaveValue(day.code)
    await expect(dialog.getByLabel('Event Time')).toHaveValue('19:00')
    await dialog.getByLabel('Event Time').fill('13:30')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Game updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
  await customer.reload()
  await expect(calendarDay(customer)).toContainText(/1:30.*New time was 7:00 PM/)

  await test.step('delete it', async () => {
    const row = page.getByRole('row').filter({ hasText: day.code })
    await row.getByRole('button', { name: 'Delete Game' }).click()
    const dialog = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this game?',
    })
    // It names what will be gone.
    await expect(dialog).toContainText(day.code)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Game deleted successfully!')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await customer.reload()
  await expect(calendarDay(customer)).toHaveText(String(day.number))
  await customer.close()
})
