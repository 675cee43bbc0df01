import { appPath, expect, moveTo, openAs, test } from './fixtures'
import { expectSameLook } from './pictures'
import config from './playwright.config'

/** In the middle of the sample season, half past eight at the arena. */
const NOW = '2026-01-20T13:30:00Z'
const SCREENS = {
  dashboard: ['/dashboard', 'Celtics vs. Indiana Pacers'],
  games: ['/bruins-games', 'B250921'],
  'combined-plans': ['/bgs/game-plans', 'P26ALL'],
  plans: ['/bgs/game-plans/bruins', 'B26FULL'],
  pricing: ['/bruins-gameplanpricing', 'Loge Center'],
  reps: ['/bruins-reps', 'Dana Whitfield'],
  checks: ['/checks', 'Warnings'],
  import: ['/season/import', 'Paste from a spreadsheet'],
  prices: ['/prices', 'Loge Center'],
} as const
const ALSO_DARK: readonly string[] = ['dashboard', 'games', 'checks']

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {}
// Letters without colored edges, of which a picture takes half the room.
test.use({ launchOptions: { ...launchOptions, args: [...args, '--disable-lcd-text'] } })

test('ten screens look as they did when somebody last looked at them, three of them in the dark too', async ({
  page,
  app,
}, info) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1200, height: 560 })
  await page.clock.setFixedTime(NOW)
  // The bar tells whole minutes, and a slow machine takes seconds.
  app.api.db.sessionSeconds = 3645
  await page.goto(appPath('/'))
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expectSameLook(page, info, 'sign-in')
  await openAs(page, 'bgs@example.com', '/dashboard')
  for (const [name, [path, text]] of Object.entries(SCREENS)) {
    await moveTo(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectSameLook(page, info, name)
    if (!ALSO_DARK.includes(name)) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expectSameLook(page, info, `${name}-dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
})
