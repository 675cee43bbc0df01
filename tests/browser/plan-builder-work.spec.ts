import { DESK, expect, openAs, test } from './fixtures'
import { laidOut } from './laidOut'

/** Texts that a click changes, each in a box of its own; the whole window has more than two thousand. */
const MOST_OBJECTS = 60

test('a click in the plan builder lays out what changes, and nothing around it', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bgs/game-plans/bruins')
  await page.getByRole('button', { name: 'Add New Game Plan' }).click()
  await page.getByRole('button', { name: 'Choose games' }).click()
  const games = page.getByRole('group', { name: 'Games by month' }).getByRole('button')
  // The first one brings 'Undo' and the words beside it.
  await games.nth(3).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  // And is read out a moment later, which would be another layout.
  await expect(page.getByRole('status').filter({ hasText: /^1 game, / })).toBeAttached()

  const { result: chosen, boxes } = await laidOut(page, () =>
    games.nth(4).evaluate(async (game: HTMLElement) => {
      game.click()
      // React draws what a click changed before the browser goes on.
      await Promise.resolve()
      document.body.getBoundingClientRect()
      return document.querySelector('dd')?.textContent
    }),
  )
  expect(chosen).toBe('2')
  expect(boxes[0]).toBeGreaterThan(0)
  expect(boxes[0]).toBeLessThan(MOST_OBJECTS)
})
