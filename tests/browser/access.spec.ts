import type { Locator, Page } from '@playwright/test'
import {
  appPath,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  test,
} from './fixtures'

/** How far two colors of the page stand apart, 1 to 21; both as `rgb(r, g, b)`. */
function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    const [red = 0, green = 0, blue = 0] = parts
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const style = (element: Locator, property: string, pseudo = '') =>
  element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part || null).getPropertyValue(name ?? ''),
    [property, pseudo],
  )

const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('the page is one Tab away, the current entry and the fields can be told apart', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await test.step('a skip link leads past the menu', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    // A ring around all of the page would be a line along the menu.
    await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none')
    await expect(page).toHaveURL(appPath('/bruins-games'))
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Search Games')).toBeFocused()
    const select = page.getByRole('button', { name: 'Select', exact: true })
    await page.keyboard.press('Tab')
    await expect(select).toBeFocused()
    await expect(select).toHaveCSS('outline-style', 'solid')
  })

  await test.step('a bar and weight mark the current entry', async () => {
    const marker = await style(menuEntry(page, 'Bruins Games'), 'background-color', '::before')
    expect(contrast(marker, 'rgb(255, 255, 255)')).toBeGreaterThanOrEqual(3)
    const weight = (name: string) => style(menuEntry(page, name), 'font-weight')
    expect(Number(await weight('Bruins Games'))).toBeGreaterThan(
      Number(await weight('Celtics Games')),
    )
  })

  await test.step('the edge of a field is seen on page and paper', async () => {
    const search = page.getByLabel('Search Games')
    await search.blur()
    await page.getByRole('button', { name: 'Add New Game' }).click()
    const ofDialog = page.getByRole('dialog').locator('.MuiOutlinedInput-notchedOutline').last()
    for (const edge of [search, ofDialog]) {
      const color = await style(edge, 'border-top-color')
      for (const ground of ['rgb(255, 255, 255)', 'rgb(244, 245, 247)']) {
        expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  await test.step('an open list of suggestions lies in a landmark', async () => {
    await page.getByRole('combobox', { name: 'Plans' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('in forced colors the marker, the edges of buttons and the swatches stay', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, 'bgs@example.com', '/bruins-gameplanpricing')
  const add = page.getByRole('button', { name: 'Add Pricing Plan' })
  await expect(add).toBeVisible()
  expect(await style(add, 'border-top-style')).toBe('solid')
  const ground = await style(page.locator('body'), 'background-color')
  const marker = menuEntry(page, 'Bruins Pricing Plans').first()
  expect(contrast(await style(marker, 'background-color', '::before'), ground)).toBeGreaterThan(3)
  const select = page.getByRole('button', { name: 'Select', exact: true })
  await select.click()
  await expect(select).toHaveAttribute('aria-pressed', 'true')
  expect(await style(select, 'outline-style')).toBe('solid')
  await select.click()
  const swatches = page.locator('main td span[style*="background-color"]')
  await expect(swatches.first()).toBeVisible()
  const colors = await swatches.evaluateAll((all) =>
    all.map((one) => [
      getComputedStyle(one).backgroundColor,
      (one as HTMLElement).style.backgroundColor,
    ]),
  )
  for (const [shown, meant] of colors) expect(shown).toBe(meant)
  await add.click()
  expect(await style(page.getByRole('dialog'), 'border-top-style')).toBe('solid')
  await openAs(page, 'bgs@example.com', '/prices')
  const price = page.getByRole('gridcell').first()
  await price.click()
  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  await expect(price).toHaveCSS('text-decoration-line', 'underline')
})

test('a field shows its focus in gold, as buttons do', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const search = page.getByLabel('Search Games')
  await search.focus()
  const edge = page.locator('main .Mui-focused .MuiOutlinedInput-notchedOutline')
  await expect(edge).toHaveCSS('border-top-width', '2px')
  await expect(edge).toHaveCSS('border-top-color', 'rgb(138, 90, 0)')
})

test('a finger hits the row’s buttons and the x of a chip', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const edit = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Edit Game/ })
  const size = async (element: Locator) => {
    const box = await element.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  expect(await size(edit)).toBeGreaterThanOrEqual(44)
  await edit.click()
  const x = page.getByRole('dialog').locator('.MuiChip-deleteIcon').first()
  expect(await size(x)).toBeGreaterThanOrEqual(24)
})

test.describe('[check 92] at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  test('by keyboard alone: a rep is added, the session renewed over the dialog, the rep deleted', async ({
    page,
    app,
  }) => {
    app.api.db.sessionSeconds = 250
    await openAs(page, 'bgs@example.com', '/bruins-reps')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const press = (...keys: string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
    /** Tab until the focus is there, as somebody does who sees it. */
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return
        await press('Tab')
      }
      await expect(target).toBeFocused()
    }
    const seen = async (target: Locator) => {
      await expect(target).toBeFocused()
      await expect(target).toBeInViewport()
    }

    await press('Tab', 'Enter')
    await tabTo(page.getByRole('button', { name: 'Add Representative' }))
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add Representative' })
    await seen(dialog.getByLabel('Name'))
    await page.keyboard.type('Keyboard Kim')
    await press('Tab')
    await page.keyboard.type('kim@example.com')
    await expectNoSidewaysScroll(page)

    const again = page.getByRole('button', { name: 'Sign in again' })
    await tabTo(again)
    await seen(again)
    await expectNoAxeViolations(page)
    await press('Enter')
    const renew = page.getByRole('dialog', { name: 'Sign in again' })
    await seen(renew.getByLabel('Password', { exact: true }))
    await expect(renew.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 })
    app.api.db.sessionSeconds = 3600
    await page.keyboard.type('password')
    await press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Login successful!' })).toBeVisible()
    await expect(renew).toHaveCount(0)
    await expect(again).toHaveCount(0)

    // Back to where Tab left the dialog.
    await seen(dialog.getByRole('button', { name: 'Save', exact: true }))
    await press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'Keyboard Kim' })).toHaveCount(1)

    const remove = page
      .getByRole('row')
      .filter({ hasText: 'Keyboard Kim' })
      .getByRole('button', { name: /^Delete/ })
    await tabTo(remove)
    await press('Enter')
    const question = page.getByRole('alertdialog')
    await seen(question.getByRole('button', { name: 'Cancel' }))
    await press('Tab', 'Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Keyboard Kim' })).toHaveCount(0)
  })
})
