import {
  appPath,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  test,
} from './fixtures'

const DARK = 'rgb(16, 20, 24)'
/** The text of the light scheme, on paper of the dark one too. */
const INK = 'rgb(27, 39, 51)'
const DESK = { width: 1440, height: 900 }
const ground = 'getComputedStyle(document.body).backgroundColor'
const ink = 'getComputedStyle(document.body).color'

test('a desk shows fourteen games, a notebook seven and a phone five; dark from the first, with no fault for axe, and white on paper', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const whole = () =>
    rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    )
  expect(await whole()).toBeGreaterThanOrEqual(14)
  expect(await page.evaluate(ground)).toBe(DARK)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(whole).toBeGreaterThanOrEqual(7)

  await test.step('on a phone, and printed', async () => {
    await page.setViewportSize(PHONE)
    await expect.poll(whole).toBeGreaterThanOrEqual(5)
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)')
    // MUI's baseline keeps the ground white by itself: the theme's part is dark text on it.
    expect(await page.evaluate(ink)).toBe(INK)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(DESK)
  })

  await test.step('a saved row lights up where it stands', async () => {
    await page
      .getByRole('button', { name: /^Edit Game/ })
      .nth(2)
      .click()
    await page.getByRole('dialog').getByLabel('Game Number').fill('77')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('tr[data-highlighted]')).toHaveCount(1)
    await expect(page.locator('tr[data-highlighted]')).toContainText('77')
  })

  await test.step('no white page flashes before the app is there', async () => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(appPath('/bruins-games'), { waitUntil: 'commit' })
    await expect(page.getByText('Loading...')).toBeVisible()
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      DARK,
    )
  })
})
