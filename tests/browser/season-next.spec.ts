import { smallSeason } from '../mock-api/smallSeason'
import { expect, expectNoSidewaysScroll, expectReadable, openAs, PHONE, test } from './fixtures'

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

test('of two seasons one is chosen by keyboard, remembered and in the address; a plan is duplicated in its own', {
  tag: '@long',
}, async ({ page, app }) => {
  const { db } = app.api
  smallSeason(db)
  const row = db.games.bruins.find(({ event_name }) => event_name === 'B251009')
  if (!row) throw new Error('B251009 is missing')
  const next = { ...row, event_name: 'B261008', event_date: '2026-10-08' }
  db.games.bruins.push({ ...next, event_id: 9001, plan_event_name: 'B27NINE' })
  await openAs(page, 'bgs@example.com', '/bgs/game-plans/bruins')
  const season = page.getByLabel('Season')
  const edit = (plan: string) => page.getByRole('button', { name: `Edit ${plan}` })
  await expect(edit('B27NINE')).toBeVisible()
  await expect(edit('B26NINE')).toHaveCount(0)
  await season.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?season=2026$/)
  await expect(edit('B26NINE')).toBeVisible()
  await expect(edit('B27NINE')).toHaveCount(0)
  await expect(season).toBeFocused()
  await expectReadable(page)
  // Another list begins with it.
  await page.goto(page.url().replace(/bgs.*/, 'bruins-games'))
  await expect(page.getByText('B251009').first()).toBeVisible()
  await expect(page.getByText('B261008')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await expectReadable(page)
  await season.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/season=all/)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(page.url().replace(/bruins-games.*/, 'bgs/game-plans/bruins'))
  await edit('B26NINE').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Duplicate' }).focus()
  await page.keyboard.press('Enter')
  const builder = page.getByRole('dialog', { name: 'Choose games: new plan' })
  await expect(builder.getByText('9 chosen')).toBeVisible()
  // The latest season has one game: the plan's own is shown.
  await expect(builder.getByRole('button', { name: /October 9/ })).toBeVisible()
  await expectReadable(page)
})
