import { expect, expectReadable, openAs, test } from './fixtures'

test('next season is made by keyboard; a tab that is closed in the middle is gone on with by another, once', {
  tag: '@long',
}, async ({ page, app, context }) => {
  await openAs(page, 'bgs@example.com', '/season/next')
  const make = page.getByRole('button', { name: /^Create \d+ plans and packages for/ })
  await expect(make).toBeEnabled()
  await expectReadable(page)
  app.api.faults.add({ kind: 'delay', ms: 400, method: 'POST' })
  await make.focus()
  await page.keyboard.press('Enter')
  await expectReadable(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Creating \d+ plans and packages for .*: [1-9]\d* of/)).toBeVisible()

  // The other tab is not offered what this one does.
  const other = await context.newPage()
  await other.goto(`${page.url().replace('/season/next', '/dashboard')}`)
  await expect(other.getByRole('button', { name: 'Find' })).toBeVisible()
  await other.waitForLoadState('networkidle')
  await expect(other.getByText(/the page was closed/)).toHaveCount(0)
  await page.close()
  app.api.faults.clear()
  await other.reload()
  await expect(other.getByText(/the page was closed/)).toBeVisible()
  await other.getByRole('button', { name: /^Continue with \d+$/ }).focus()
  await other.keyboard.press('Enter')
  const chip = other.getByRole('button', {
    name: /^Recent changes\. Created \d+ plans and packages/,
  })
  await chip.focus()
  await other.keyboard.press('Enter')
  await expect(other.getByRole('dialog', { name: 'Recent changes' })).toBeVisible()
  await expectReadable(other)
  await other.keyboard.press('Escape')
  await expect(chip).toBeFocused()
  const sent = app.api.log
    .filter(({ method, path }) => method === 'POST' && path.includes('/game-plans/'))
    .map(({ path, body }) => `${path} ${JSON.stringify(body)}`)
  expect(new Set(sent).size).toBe(sent.length)
})
