import type { Browser, Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillGames } from '../mock-api/fillGames'
import type { AppServer } from '../mock-api/serveApp'
import { note, report } from './figures'
import { expect, test } from './fixtures'
import { calibrate, drawn, takeKeys, withPage } from './marks'
import { runPairs, summary, type Times } from './pairs'

const table = 'table[aria-label="Bruins Games Dashboard"]'
const firstRow = { selector: `${table} tbody td`, count: 7 }
/** Clicked to from a screen that has not read the games yet, as the dashboard has. */
const pages = {
  ours: { start: '/game-plans/users', direct: '/game-plans/bruins-games' },
  baseline: { start: '/game-plans/bare-games.html', direct: '/game-plans/bare-games.html#now' },
}
const searched = 'b251009'
/** Between two keys, as a quick typist leaves it: late work of one key may hold up the next. */
const KEY_PAUSE_MS = 100

type Figures = 'firstRows' | 'afterAnswer' | 'directLoad' | 'worstKey' | 'eventTiming' | 'clearing'

for (const count of [1000, 5000]) {
  test(`games dashboard with ${count} games`, async ({ browser, app }) => {
    fillGames(app.api.db, 'bruins', count)
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
    await note('The native table draws every row; ours draws those near the window above 200 rows.')
    const name = `games dashboard, ${count.toLocaleString('en')}: `
    await report({ name: `${name}click to first rows`, ...summary(pairs, 'firstRows'), aim: 1.5 })
    await report({ name: '  of it after the games answered', ...summary(pairs, 'afterAnswer') })
    await report({ name: '  first rows of a load by address', ...summary(pairs, 'directLoad') })
    await report({ name: `${name}worst key in the search`, ...summary(pairs, 'worstKey'), aim: 2 })
    await report({ name: '  the same by Event Timing', ...summary(pairs, 'eventTiming') })
    await report({ name: '  the key that clears the search', ...summary(pairs, 'clearing') })
  })
}

async function measure(
  browser: Browser,
  app: AppServer,
  { start, direct }: { start: string; direct: string },
  prepare: (page: Page) => Promise<unknown>,
): Promise<{ times: Times<Figures>; calibration: number }> {
  const directLoad = await withPage(
    browser,
    { app, path: direct, ...firstRow, prepare },
    async (page) => (await drawn(page)).drawn,
  )
  return withPage(browser, { app, path: start, ...firstRow, prepare }, async (page) => {
    await page.waitForLoadState('networkidle')
    const calibration = await calibrate(page)
    await page.locator('a[href="/game-plans/bruins-games"]').first().click()
    const { drawn: shown, clicked } = await drawn(page)
    const answered = await page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return calls.find(({ name }) => name.endsWith('/distinct/games/'))?.responseEnd ?? Number.NaN
    })

    const box = page.getByLabel('Search Games')
    await box.focus()
    for (const key of searched) {
      await page.keyboard.press(key)
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
    const rows = page.locator(`${table} tbody tr:not([hidden]):has(td)`)
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('B251009')
    const typed = await takeKeys(page)
    expect(typed.keys).toHaveLength(searched.length)

    await box.selectText()
    await page.keyboard.press('Backspace')
    await expect(rows.nth(2)).toBeVisible()
    const cleared = await takeKeys(page)
    return {
      times: {
        firstRows: shown - clicked,
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
