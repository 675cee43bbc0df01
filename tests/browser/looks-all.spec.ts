import {
  appPath,
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  moveTo,
  openAs,
  PHONE,
  test,
} from './fixtures'

const SCREENS = {
  '/dashboard': 'Next games',
  '/users': 'Register User',
  '/bruins-games': 'B250921',
  '/celtics-games': 'C251012',
  '/bruins-reps': 'Dana Whitfield',
  '/bruins-gameplanpricing': 'Loge Center',
  '/bruins-pricing-plans': 'B26FULL',
  '/bgs/game-plans': 'P26ALL',
  '/bgs/game-plans/bruins': 'B26FULL',
  '/bgs/game-plans/celtics': 'C26FULL',
  '/bruins-pricing-reps': 'Loge Center',
  '/checks': 'Compare the 29 plans with it',
  '/season/import': 'Paste from a spreadsheet',
  '/season/next': 'B26FULL',
  '/prices': 'Loge Center',
  '/register': 'At least 6 characters',
} as const
/** A window of 1440 x 900 enlarged to twice its size. */
const TWICE = { width: 720, height: 450 }

test('every staff screen is without fault for axe in the dark, is whole at twice its size and on a phone, and keeps its edges in the system’s colors', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, 'admin@example.com', '/dashboard')
  for (const [path, text] of Object.entries(SCREENS)) {
    await test.step(path, async () => {
      await page.setViewportSize(DESK)
      await moveTo(page, path)
      await expect(page).toHaveURL(appPath(path))
      await expect(page.getByText(text).first()).toBeVisible()
      await expectNoAxeViolations(page)
      for (const size of [TWICE, PHONE]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
      }
    })
  }

  await test.step('with the system’s colors what is pressed has an edge, and the entry of the page is told', async () => {
    await page.setViewportSize(DESK)
    await moveTo(page, '/bruins-games')
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    const add = page.getByRole('button', { name: 'Add New Game' })
    await expect(add).toHaveCSS('border-top-style', 'solid')
    const mark = await page
      .locator('nav [aria-current]')
      .evaluate((entry) => getComputedStyle(entry, '::before').backgroundColor)
    const canvas = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    expect(mark).not.toBe(canvas)
  })

  await test.step('by keyboard alone: past the menu, to the search and into a record', async () => {
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search Games' })).toBeFocused()
    await page.keyboard.type('B251009')
    await expect(page.locator('tbody tr')).toHaveCount(1)
    const edit = page.getByRole('button', { name: 'Edit Game B251009' })
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Tab')
      if (await edit.evaluate((button) => button === document.activeElement)) break
    }
    await expect(edit).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible()
  })
})
