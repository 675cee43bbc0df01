import { DESK, expect, expectNoAxeViolations, openAs, PHONE, test } from './fixtures'

test('a record’s dialog leaves its list in view where there is room, and its Save anywhere', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const opener = page.getByRole('button', { name: /^Edit Game B25/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Game', exact: true })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(dialog.getByText(/^Bruins Games › B25/)).toBeVisible()

  await test.step('beside the list, which is neither dimmed nor held', async () => {
    await expect
      .poll(() => dialog.boundingBox())
      .toEqual({ x: DESK.width - 480, y: 0, width: 480, height: DESK.height })
    await expect(page.locator('.MuiBackdrop-root')).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await page.mouse.move(600, 600)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expectNoAxeViolations(page)
  })

  await test.step('guards what is typed, and gives the focus back', async () => {
    await dialog.getByRole('spinbutton', { name: 'Game Number' }).fill('77')
    // The list is seen and not pressed: a click on it is a way out of the dialog.
    await page.mouse.click(600, 600)
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(opener).toBeFocused()
  })

  await test.step('on small windows its buttons need no scrolling', async () => {
    for (const size of [PHONE, { width: 720, height: 450 }]) {
      await page.setViewportSize(size)
      await page
        .getByRole('button', { name: /^Edit Game B25/ })
        .first()
        .click()
      await expect(save).toBeInViewport({ ratio: 1 })
      await dialog.getByLabel('Event Time').scrollIntoViewIfNeeded()
      await expect(dialog.getByLabel('Event Time')).toBeInViewport({ ratio: 1 })
      await expect(save).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
})
