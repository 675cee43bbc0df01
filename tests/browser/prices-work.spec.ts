import { DESK, expect, openAs, test } from './fixtures'
import { laidOut } from './laidOut'

/** The cell's room, its field and what is in that; the whole window has more than six hundred. */
const MOST_BOXES = 10

test('the first letter over a price lays out its field, and not the table around it', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/prices')
  const cells = page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell')
  const [first, below] = [cells.nth(0), cells.nth(4)]
  await first.click()
  await page.keyboard.press('ArrowDown')
  await expect(below).toBeFocused()
  // Room is made for its field once the frame is painted, in no other cell.
  await expect(below.locator('div')).toBeAttached()
  await expect(first.locator('div')).toHaveCount(0)

  const { result: field, boxes } = await laidOut(page, () =>
    below.evaluate((cell) => {
      cell.dispatchEvent(
        new KeyboardEvent('keydown', { key: '6', bubbles: true, cancelable: true }),
      )
      document.body.getBoundingClientRect()
      const { value, offsetWidth, offsetHeight } = document.activeElement as HTMLInputElement
      return { value, covers: [offsetWidth - cell.clientWidth, offsetHeight - cell.clientHeight] }
    }),
  )
  expect(field).toEqual({ value: '6', covers: [0, 0] })
  expect(boxes.length).toBeGreaterThan(0)
  expect(Math.max(...boxes)).toBeLessThan(MOST_BOXES)
})
