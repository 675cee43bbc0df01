import type { Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  moveTo,
  openAs,
  PHONE,
  test,
} from './fixtures'
import { waitForPaper } from './pdf'

/** Where a game, a rep and what hangs on them are read, and what stands there when it is loaded. */
const PLACES: [at: string, ready: RegExp][] = [
  // With what the filters offer, which comes after the rows.
  ['/bruins-games', /^Bruins Games Dashboard[\s\S]*April 2026[\s\S]*B260324/],
  ['/bgs/game-plans/bruins', /^Bruins Game Plan Dashboard[\s\S]*B26SUITE5/],
  ['/bruins-pricing-plans', /^Bruins Pricing Plan Events[\s\S]*B26SUITE5/],
  ['/bgs/game-plans', /^Bruins Game Plans Dashboard[\s\S]*P26SUITE10/],
  ['/bruins-reps', /^Bruins Representatives[\s\S]*Dana Whitfield/],
  ['/bruins-gameplanpricing', /^Pricing Plan Management[\s\S]*Price\/Game/],
  ['/bgs/package/p26suite10', /GAMES IN YOUR PACKAGE/],
  ['/bgs/package/p26suite10/text', /Package sheet/],
  ['/bgs/calendar/p26all', /RAFTERS PRICING/],
  ['/bruins/plana/zoenunez', /Zoë Núñez/],
]

const SHEET = /^\/bgs\/(package|calendar)\/|^\/bruins\/plan/

/** Everything that stands there by now, line by line: reps stand in the order in which they were made. */
async function readAll(page: Page): Promise<Record<string, string[]>> {
  const lines: Record<string, string[]> = {}
  for (const [at, ready] of PLACES) {
    await moveTo(page, at)
    const text = () => page.locator('main').innerText()
    await expect.poll(text, at).toMatch(ready)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    // Its words come with the code.
    if (SHEET.test(at)) await waitForPaper(page)
    lines[at] = (await text()).split(/[\n\t]|, /).sort()
  }
  return lines
}

test('deleted by mistake: a game and a rep come back, and everything reads as before', {
  tag: '@long',
}, async ({ page, watch, context }) => {
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const other = await context.newPage()
  watch.page(other)
  await openAs(other, 'bgs@example.com', '/bruins-games')
  const before = await readAll(other)

  await test.step('a game, undone by keyboard where the focus is', async () => {
    await page.bringToFront()
    const row = page.getByRole('row').filter({ hasText: 'B260324' })
    await row.getByRole('button', { name: /^Delete Game/ }).focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const message = page.getByRole('status').filter({ hasText: 'Game deleted successfully!' })
    await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(row).toHaveCount(0)
    // The next row's: the focus has not fallen off the page, and stays where it is.
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(/^Delete Game B2603/)
    await page.keyboard.press('Control+z')
    await expect(page.getByText(/^B260324 is back\./)).toBeVisible()
    await expect(message).toHaveCount(0)
    await expect(row).toHaveCount(1)
    await expect(focused).toHaveAccessibleName(/^Delete Game B2603/)
  })

  await test.step('a rep with all he sells, from the list, on a phone', async () => {
    await page.setViewportSize(PHONE)
    await moveTo(page, '/bruins-reps')
    await page.getByRole('button', { name: 'Delete Zoë Núñez' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Representative deleted')).toBeVisible()
    await other.reload()
    await expect(other.getByText('Representative Not Found')).toBeVisible()
    await page.getByRole('button', { name: /^Recent changes/ }).click()
    const list = page.getByRole('dialog', { name: 'Recent changes' })
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await list.getByRole('button', { name: 'Restore Zoë Núñez' }).press('Enter')
    await expect(list.getByText('Zoë Núñez is back.')).toBeVisible()
    // It is true no longer, and has nothing left to undo.
    await expect(page.getByText('Representative deleted')).toHaveCount(0)
    await expect(list.getByRole('button', { name: 'Restored Zoë Núñez' })).toBeFocused()
    await expect(list.getByRole('button', { name: 'Restored B260324' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Recent changes/ })).toBeFocused()
  })

  // Not what it read before.
  await other.reload()
  expect(await readAll(other)).toEqual(before)
})
