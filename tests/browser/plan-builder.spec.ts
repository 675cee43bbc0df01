import type { Locator, Page } from '@playwright/test'
import { expect, expectReadable, openAs, test } from './fixtures'

/** A figure of the choice, by its name. */
const figure = (builder: Locator, name: string) =>
  builder.locator('dt', { hasText: name }).locator('+ dd')
const game = (builder: Locator, day: string) =>
  builder.getByRole('group', { name: 'Games by month' }).getByRole('button', { name: day })

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

test('[checks 91, 92] games are chosen by a dragged rectangle and by keys, without fault for axe', async ({
  page,
  app,
}) => {
  await openAs(page, 'bgs@example.com', '/bgs/game-plans/bruins')
  await page.getByRole('button', { name: 'Add New Game Plan' }).click()
  await page.getByLabel('Plan Event Name').fill('B26LOOK')
  await page.getByRole('button', { name: 'Choose games' }).click()
  const builder = page.getByRole('dialog', { name: 'Choose games: new plan' })
  const count = figure(builder, 'Games')
  await expect(builder.getByLabel('Plan Event Name')).toHaveValue('B26LOOK')
  await expectReadable(page)

  await test.step('over October’s Thursdays, and from one game to another', async () => {
    await drag(page, game(builder, 'October 9'), game(builder, 'October 30'))
    await expect(count).toHaveText('3')
    await game(builder, 'March 10').click()
    await game(builder, 'March 19').click({ modifiers: ['Shift'] })
    await expect(game(builder, 'March 19')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('by arrows, with the focus in view', async () => {
    const before = Number(await count.textContent())
    await game(builder, 'October 11').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(count).toHaveText(`${before + 2}`)
    await page.keyboard.press('End')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Space')
    await expect(count).toHaveText(`${before + 3}`)
  })

  await test.step('the list shows the same, and the review what is sent', async () => {
    const chosen = Number(await count.textContent())
    await builder.getByRole('button', { name: 'List' }).click()
    await expect(builder.getByRole('checkbox', { checked: true })).toHaveCount(chosen)
    await expectReadable(page)
    await builder.getByRole('button', { name: 'Save' }).click()
    const review = page.getByRole('dialog', { name: 'Save B26LOOK?' })
    await expect(review.getByRole('list', { name: `Adds ${chosen} games` })).toBeVisible()
    await expectReadable(page)
    await review.getByRole('button', { name: 'Save' }).click()
    const details = page.getByRole('dialog', { name: 'Plan Details: B26LOOK' })
    await expect(details.getByRole('table')).toBeVisible()
    const stored = app.api.db.games.bruins.filter((row) => row.plan_event_name === 'B26LOOK')
    expect(stored).toHaveLength(chosen)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add New Game Plan' })).toBeFocused()
  })
})
