import type { Browser, Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillPricing } from '../mock-api/fillPricing'
import type { AppServer } from '../mock-api/serveApp'
import { report } from './figures'
import { expect, test } from './fixtures'
import { calibrate, drawn, takeKeys, withPage } from './marks'
import { runPairs, summary, type Times } from './pairs'

const PLANS = 100
const LOCATIONS = 6
/** Drawn when the last cell of the last plan is. */
const all = { selector: 'section td', count: PLANS * LOCATIONS * 7 }
/** Clicked to from a screen that has not read the plans yet, as the dashboard has. */
const pages = {
  ours: { start: '/game-plans/users', direct: '/game-plans/bruins-gameplanpricing' },
  baseline: { start: '/game-plans/bare-pricing.html', direct: '/game-plans/bare-pricing.html#now' },
}
const searched = 'plan 77'
/** Between two keys, as a quick typist leaves it: late work of one key may hold up the next. */
const KEY_PAUSE_MS = 100

type Figures = 'plans' | 'afterAnswer' | 'directLoad' | 'worstKey' | 'eventTiming' | 'clearing'

test('pricing plans: 100 with 6 locations each, 200 reps', async ({ browser, app }) => {
  fillPricing(app.api.db, { plans: PLANS, locations: LOCATIONS, reps: 200 })
  const { session_expiration } = createSession(app.api.db, 'admin')
  const signedIn = (page: Page) =>
    page.addInitScript(
      (end) => window.localStorage.setItem('sessionExpiration', end),
      String(session_expiration),
    )
  const run = (who: keyof typeof pages) => measure(browser, app, pages[who], signedIn)

  const pairs = await runPairs<Figures>(async () => {
    const ours = await run('ours')
    const baseline = await run('baseline')
    return { ours: ours.times, baseline: baseline.times, calibration: baseline.calibration }
  })
  await report({ name: 'pricing plans, 600 rows: click to last row', ...summary(pairs, 'plans') })
  await report({ name: '  of it after the plans answered', ...summary(pairs, 'afterAnswer') })
  await report({ name: '  last row of a load by address', ...summary(pairs, 'directLoad') })
  await report({ name: 'pricing plans: worst key in the search', ...summary(pairs, 'worstKey') })
  await report({ name: '  the same by Event Timing', ...summary(pairs, 'eventTiming') })
  await report({ name: '  the key that clears the search', ...summary(pairs, 'clearing') })
})

async function measure(
  browser: Browser,
  app: AppServer,
  { start, direct }: { start: string; direct: string },
  prepare: (page: Page) => Promise<unknown>,
): Promise<{ times: Times<Figures>; calibration: number }> {
  const directLoad = await withPage(
    browser,
    { app, path: direct, ...all, prepare },
    async (page) => (await drawn(page)).drawn,
  )
  return withPage(browser, { app, path: start, ...all, prepare }, async (page) => {
    await page.waitForLoadState('networkidle')
    const calibration = await calibrate(page)
    await page.locator('a[href="/game-plans/bruins-gameplanpricing"]').first().click()
    const { drawn: shown, clicked } = await drawn(page)
    const answered = await page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return calls.find(({ name }) => name.endsWith('/with-reps'))?.responseEnd ?? Number.NaN
    })

    const box = page.getByLabel('Search Pricing Plans')
    await box.focus()
    for (const key of searched) {
      await page.keyboard.press(key)
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
    const plans = page.locator('section:not([hidden])')
    await expect(plans).toHaveCount(1)
    await expect(plans).toContainText('Pricing Plan 77')
    const typed = await takeKeys(page)
    expect(typed.keys).toHaveLength(searched.length)

    await box.selectText()
    await page.keyboard.press('Backspace')
    await expect(plans).toHaveCount(PLANS)
    const cleared = await takeKeys(page)
    return {
      times: {
        plans: shown - clicked,
        afterAnswer: shown - answered,
        directLoad,
        worstKey: Math.max(...typed.keys),
        // Shorter ones than 16 ms are not reported.
        eventTiming: Math.max(8, ...typed.eventTimings),
        clearing: Math.max(...cleared.keys),
      },
      calibration,
    }
  })
}
