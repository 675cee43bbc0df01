import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectReadable,
  openAs,
  PHONE,
  test,
} from './fixtures'

test('what is found stands beside its team’s mark, on each of a phone’s lines', async ({
  page,
  app,
}) => {
  const long = `B26${'SEASONHOLDERS'.repeat(4)}`
  for (const row of app.api.db.games.bruins)
    if (row.plan_event_name === 'B26NINE') row.plan_event_name = long
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  await page.keyboard.press('Control+k')
  // A name with its day below it, and a name of two lines.
  for (const text of ['B251009', long]) {
    await page.getByRole('combobox', { name: 'Find anything' }).fill(text)
    const { markEnd, starts } = await page
      .getByRole('option', { name: text })
      .first()
      .evaluate((line) => {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const starts: number[] = []
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode)
          starts.push(...[...range.getClientRects()].map(({ left }) => Math.round(left)))
        }
        const mark = line.querySelector('[data-letter="B"]')
        return { markEnd: mark?.getBoundingClientRect().right, starts }
      })
    expect(starts).toHaveLength(2)
    expect(starts[1]).toBe(starts[0])
    expect(markEnd).toBeLessThan(starts[0] ?? 0)
  }
  await expectReadable(page)
})

test('a cell is typed into, composed, corrected, left by every key and by the mouse', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/prices')
  const cells = page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell')
  const [first, second, below] = [cells.nth(0), cells.nth(1), cells.nth(4)]
  const field = page.getByRole('gridcell').getByRole('textbox')
  const was = await second.innerText()
  await first.click()
  await page.keyboard.type('61')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleName(/, PH Price\/Game$/)
  await expectNoAxeViolations(page)
  // Arrows and Ctrl+Z are the field's own.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('5')
  await expect(field).toHaveValue('651')
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('61')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText(/^61\.00/)
  await expect(below).toBeFocused()
  await expect(field).toHaveCount(0)

  // What is composed is no key of the grid, and a key that ends the composition is none either.
  await page.keyboard.press('F2')
  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: '7', selectionStart: 1, selectionEnd: 1 })
  for (const key of ['Enter', 'Escape', 'Tab']) {
    await field.dispatchEvent('keydown', { key, isComposing: true })
    await expect(field).toBeFocused()
  }
  await ime.send('Input.insertText', { text: '7' })
  await expect(field).toHaveValue(/\.\d\d7$/)
  await page.keyboard.press('Escape')
  await expect(below).toBeFocused()
  await expect(below).not.toHaveAttribute('data-mark')

  // Tab edits the next cell with all of it chosen; a click elsewhere keeps what was typed.
  await first.dblclick()
  await page.keyboard.type('2')
  await expect(field).toHaveValue('61.002')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleName(/, PH Total$/)
  await page.keyboard.type('999')
  await expect(field).toHaveValue('999')
  await below.click()
  await expect(second).toHaveText(/^999\.00/)
  await expect(first).toHaveText(/^61\.002/)
  await expect(below).toBeFocused()
  await page.keyboard.type('58')
  await page.getByRole('heading', { name: 'Prices' }).click()
  await expect(below).toHaveText(/^58\.00/)
  await below.focus()
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('Control+z')
  await expect(second).toHaveText(was)
  await expect(page.getByText('0 changes')).toBeVisible()
  // One stop of the Tab key again.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(below).toBeFocused()
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  test('prices are in view when the page opens', async ({ page }) => {
    await openAs(page, 'bgs@example.com', '/prices')
    await expect(page.getByText('Loge Center').first()).toBeInViewport()
    await expect(page.getByText('182.50').first()).toBeInViewport({ ratio: 1 })
  })
})
