import type { Page } from '@playwright/test'
import { appPath, expect, openAs, test } from './fixtures'

const EXPIRED = 'Session expired. Please log in again.'
const SILENT = 'The server isn’t responding. Trying again…'

/** Local storage and its events are the browser's own: only here do real tabs follow each other. */
test('three tabs share one session: its trouble, its end and its Logout', async ({
  page,
  context,
  app,
  watch,
}) => {
  watch.allowConsole(/Error checking session|status of 500/)
  const heading = (tab: Page, name: string) => tab.getByRole('heading', { name })
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  await page.getByRole('button', { name: 'Add Representative' }).click()
  const typed = page.getByRole('dialog').getByLabel('Name')
  await typed.fill('Half typed')

  const second = await context.newPage()
  await test.step('a check that gets no answer signs nobody out elsewhere', async () => {
    const mend = app.api.faults.add({ kind: 'status', path: 'check-session' })
    await second.goto(appPath('/bruins-games'))
    await expect(second.getByText(SILENT)).toBeVisible()
    await expect(typed).toHaveValue('Half typed')
    mend()
    await second.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(second, 'Bruins Games Dashboard')).toBeVisible()
  })

  const third = await context.newPage()
  await third.goto(appPath('/users'))
  await expect(heading(third, 'User Dashboard')).toBeVisible()
  const tabs = [page, second, third]

  await test.step('the end of the session is said in each', async () => {
    // The clock of every tab reaches the end in the same second.
    const soon = Math.floor(Date.now() / 1000) + 2
    await third.evaluate((end) => {
      localStorage.setItem('sessionExpiration', `${end}`)
      dispatchEvent(new StorageEvent('storage', { key: 'sessionExpiration', newValue: `${end}` }))
    }, soon)
    for (const tab of tabs) await expect(tab.getByText(EXPIRED)).toBeVisible()
  })

  await test.step('one signs in, the others follow to where they were', async () => {
    await second.getByLabel('Email').fill('bgs@example.com')
    await second.getByLabel('Password', { exact: true }).fill('password')
    await second.getByRole('button', { name: 'Sign In' }).click()
    await expect(heading(second, 'Bruins Games Dashboard')).toBeVisible()
    await expect(heading(third, 'User Dashboard')).toBeVisible()
    await expect(typed).toHaveValue('Half typed')
  })

  await test.step('Logout in one is said in the others, and only there', async () => {
    await second.getByRole('button', { name: 'Logout' }).click()
    for (const tab of [page, third]) {
      await expect(tab.getByText('You signed out in another tab.')).toBeVisible()
    }
    await expect(heading(second, 'Sign In')).toBeVisible()
    await expect(second.getByRole('alert')).toHaveCount(0)
  })
})
