import type { Page } from '@playwright/test'
import { SEASON } from '../mock-api/data/season'
import { expectedGames } from './expectedGames'
import {
  appPath,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from './fixtures'

const legend = (page: Page) => page.getByRole('list', { name: 'Legend' })
const address = '/bgs/calendar/p26rafb-p'
/** Noon at the arena on 1 December 2025; the next game is the Knicks' on the 2nd. */
const inSeason = new Date('2025-12-01T17:00:00Z')
const singlePlan = '/api/game-plans/combined/distinct/single/'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('shows the next game first, then the months as lists', async ({ page }) => {
    await page.clock.setFixedTime(inSeason)
    await page.goto(appPath(address))
    const headings = page.getByRole('heading', { level: 2 })
    await expect(headings.nth(0)).toHaveText('Next game')
    await expect(headings.nth(1)).toHaveText(/December 2025/i)
    const first = page.getByRole('listitem').filter({ hasText: 'vs.' }).first()
    await expect(first).toContainText('Dec 2')
    await expect(first).toContainText('Knicks')
    await expect(first).toContainText('8:00')
    await expect(page.getByText('Earlier this season')).toBeVisible()
    await expect(page.getByRole('table', { name: /october 2025/i })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  })

  test('lists every game of the plan', async ({ page }) => {
    await page.goto(appPath('/bgs/calendar/p26hb-loge'))
    await expect(legend(page)).toBeVisible()
    const games = expectedGames({ original_plans: 'B26FULL' })
    await expect(page.getByRole('listitem').filter({ hasText: 'vs.' })).toHaveCount(games.length)
  })

  test('[check 91] reads well and stays narrow for every state', async ({ page, watch }) => {
    watch.allowConsole(/Failed to load resource/)
    await page.goto(appPath('/bgs/calendar/p26nosuchplan'))
    await expect(page.getByText('No plan found for p26nosuchplan')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  })
})

test('a tablet held upright shows the months’ grid, not the phone’s list', async ({ page }) => {
  for (const width of [768, 834]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto(appPath('/bgs/calendar/p26all'))
    await expect(page.getByRole('table', { name: /october 2025/i })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'vs.' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})

test.describe('on a desk', () => {
  test('shows eight months of weeks, with legend, facts and title', async ({ page, watch }) => {
    await page.goto(appPath('/bgs/calendar/p26all'))
    await expect(legend(page)).toBeVisible()
    await expect(page).toHaveTitle('P26ALL Calendar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RAFTERS PRICING')
    await expect(page.getByRole('columnheader', { name: 'SUN' })).toHaveCount(8)
    await expect(legend(page).getByRole('listitem')).toHaveText([
      'Bruins',
      'Celtics',
      'NBA CUP potential home game',
      'NBA CUP group play (*GP)',
      '$xx.xx price to be announced',
    ])
    await expect(page.getByText('All times Eastern')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Double Header / NBA CUP' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
    expect(watch.foreign).toEqual([])
  })

  test('the pricing sheet has the same title and no PRE', async ({ page }) => {
    await page.goto(appPath('/bgs/calendar/pricing-sheet/p26rafb-p'))
    await expect(legend(page)).toBeVisible()
    await expect(page).toHaveTitle('P26RAFB-P Calendar')
    await expect(page.getByText('PRE', { exact: true }).filter({ visible: true })).toHaveCount(0)
    await page.goto(appPath(address))
    await expect(legend(page)).toBeVisible()
    await expect(page).toHaveTitle('P26RAFB-P Calendar')
    const preseason = SEASON.filter(({ kind }) => kind === 'preseason')
    await expect(page.getByText('PRE', { exact: true }).filter({ visible: true })).toHaveCount(
      preseason.length,
    )
    await expectNoAxeViolations(page)
  })

  test('the legend names only teams that are present', async ({ page }) => {
    await page.goto(appPath('/bgs/calendar/p26hb-nine'))
    await expect(legend(page).getByRole('listitem')).toHaveText(['Bruins'])
    await page.goto(appPath('/bgs/calendar/p26hc-twelve'))
    await expect(legend(page).getByRole('listitem').first()).toHaveText('Celtics')
    await expect(legend(page)).not.toContainText('Bruins')
  })

  test('Print waits for what is shown and then prints', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(appPath(address))
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
  })
})

test.describe('states', () => {
  test('says that it loads', async ({ page, app }) => {
    const release = app.api.faults.add({ path: '/single/', kind: 'hang' })
    await page.goto(appPath(address))
    await expect(page.getByText('Loading schedule...', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('P26RAFB-P Calendar')
    await expectNoAxeViolations(page)
    release()
  })

  test('says that there is no such plan', async ({ page, watch }) => {
    watch.allowConsole(/Failed to load resource/)
    await page.goto(appPath('/bgs/calendar/p26nothing'))
    await expect(page.getByText('No plan found for p26nothing', { exact: true })).toBeVisible()
  })

  for (const kind of ['status', 'no-answer', 'html'] as const) {
    test(`offers Try Again after ${kind}`, async ({ page, app, watch }) => {
      watch.allowConsole(/Failed to load resource|Error fetching combined plan data/)
      app.api.faults.add({ path: '/single/', kind })
      await page.goto(appPath(address))
      await expect(page.getByText('Failed to load data. Please try again later.')).toBeVisible({
        timeout: 25_000,
      })
      await expectNoAxeViolations(page)
      app.api.faults.clear()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(legend(page)).toBeVisible()
    })
  }

  test('reads the JSON behind an HTML warning', async ({ page, app }) => {
    app.api.faults.add({ kind: 'warning' })
    await page.goto(appPath(address))
    await expect(legend(page)).toBeVisible()
  })

  test('says which games are missing, and gets them by Try Again', async ({ page, app, watch }) => {
    watch.allowConsole(/Failed to load resource|Error fetching original plan details/)
    app.api.faults.add({ path: 'distinct/plans/C26FULL', kind: 'status', status: 404 })
    await page.goto(appPath(address))
    const warning = page.getByRole('alert')
    await expect(warning).toContainText('C26FULL')
    await expect(legend(page)).not.toContainText('Celtics')
    await expectNoAxeViolations(page)
    app.api.faults.clear()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(legend(page)).toContainText('Celtics')
    await expect(warning).toHaveCount(0)
  })

  test('javascript: in the PDF field is never a link', async ({ page, app }) => {
    await page.goto(appPath(address))
    await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      'https://example.com/game-plans/p26rafb-p.pdf',
    )
    for (const url of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)']) {
      for (const plan of app.api.db.combinedPlans) plan.plan_event_pdf = url
      await page.reload()
      await expect(legend(page)).toBeVisible()
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
      expect(links).not.toContain('javascript:')
    }
  })
})

test.describe('the address', () => {
  test('is brought into its clean form before anything is asked for', async ({ page, app }) => {
    await page.goto(appPath('/bgs/calendar/p26hb-nine'))
    await expect(legend(page)).toBeVisible()
    app.api.log.length = 0
    await page.goto(appPath('/BGS/Calendar/P26%20RAFB-P'))
    await expect(legend(page)).toBeVisible()
    await expect(page).toHaveURL(appPath(address))
    await expect(page).toHaveTitle('P26RAFB-P Calendar')
    const asked = app.api.log.map(({ path }) => path).filter((path) => path.includes('/single/'))
    expect(asked).toEqual([`${singlePlan}p26rafb-p`])
    await page.goBack()
    await expect(page).toHaveURL(appPath('/bgs/calendar/p26hb-nine'))
    await expect(page).toHaveTitle('P26HB-NINE Calendar')
  })
})

test.describe('calls', () => {
  test('the plan first, then each of its plans once, and nothing else', async ({ page, app }) => {
    const redirects: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 300) redirects.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(appPath('/bgs/calendar/p26all'))
    await expect(legend(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const calls = app.api.log.map(({ method, path, search }) => `${method} ${path}${search}`)
    expect(calls[0]).toBe(`GET ${singlePlan}p26all`)
    expect(calls.slice(1).sort()).toEqual([
      'GET /api/game-plans/bruins-games/distinct/plans/B26FULL',
      'GET /api/game-plans/celtics-games/distinct/plans/C26FULL',
      'GET /api/game-plans/details/X26CLASSICS',
    ])
    expect(redirects).toEqual([])
  })

  test('the games are asked for at once, not one after the other', async ({ page, app }) => {
    const release = [
      app.api.faults.add({ path: 'distinct/plans/', kind: 'hang' }),
      app.api.faults.add({ path: 'details/', kind: 'hang' }),
    ]
    await page.goto(appPath('/bgs/calendar/p26all'))
    // None of them is ever answered, yet all of them arrive.
    await expect.poll(() => app.api.log.length).toBe(4)
    for (const off of release) off()
  })

  test('the plan is asked for while the sheet’s code is still loading', async ({ page, app }) => {
    let held = 0
    await page.route(/\/assets\/CalendarSheet-[^/]*\.js$/, async (route) => {
      held++
      await expect.poll(() => app.api.log.length).toBeGreaterThan(0)
      await route.continue()
    })
    await page.goto(appPath(address), { waitUntil: 'commit' })
    await expect(legend(page)).toBeVisible()
    expect(held).toBe(1)
  })
})
