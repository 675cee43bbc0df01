import type { Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillGames } from '../mock-api/fillGames'
import { fillPricing } from '../mock-api/fillPricing'
import { type Cost, watchCosts } from './costs'
import { report } from './figures'
import { test } from './fixtures'
import { calibrate, withPage } from './marks'
import { runPairs, summary } from './pairs'
import { slowDown } from './slowDown'

const costs: Record<Cost, { name: string; unit?: 'files' | 'kB' | 'calls' }> = {
  drawn: { name: 'drawn' },
  firstPaint: { name: 'first paint' },
  cpu: { name: 'main thread until a second later' },
  scripts: { name: 'scripts before it is drawn', unit: 'files' },
  kB: { name: 'bytes of page, code and fonts', unit: 'kB' },
  calls: { name: 'API calls', unit: 'calls' },
}

/** Both pages show so many of these. */
const pages = {
  calendar: { selector: 'td abbr', count: 92, path: 'bgs/calendar/p26all', bare: 'calendar' },
  'games, 1,000': { selector: 'tbody td', count: 7, path: 'bruins-games', bare: 'games' },
  'pricing plans, 600 rows': {
    selector: 'section td',
    count: 4200,
    path: 'bruins-gameplanpricing',
    bare: 'pricing',
  },
}

for (const [name, { path, bare, ...shown }] of Object.entries(pages)) {
  test(`what a cold load costs: ${name}`, async ({ browser, app }) => {
    fillGames(app.api.db, 'bruins', name === 'games, 1,000' ? 1000 : 0)
    fillPricing(app.api.db, { plans: 100, locations: 6, reps: 200 })
    const { session_expiration } = createSession(app.api.db, 'admin')

    const run = (at: string) => {
      let take: Awaited<ReturnType<typeof watchCosts>> | undefined
      const prepare = async (page: Page) => {
        await page.addInitScript(
          (end) => window.localStorage.setItem('sessionExpiration', end),
          String(session_expiration),
        )
        await slowDown(page)
        take = await watchCosts(page)
      }
      return withPage(
        browser,
        { app, path: `/game-plans/${at}`, ...shown, prepare },
        async (page) => ({
          costs: await take?.(),
          calibration: await calibrate(page),
        }),
      )
    }
    const pairs = await runPairs<Cost>(async () => {
      const ours = await run(path)
      const baseline = await run(`bare-${bare}.html#now`)
      if (!ours.costs || !baseline.costs) throw new Error('Nothing was counted')
      return { ours: ours.costs, baseline: baseline.costs, calibration: baseline.calibration }
    })
    for (const key of Object.keys(costs) as Cost[]) {
      const { name: what, unit } = costs[key]
      const figure = summary(pairs, key)
      await report({ name: `${name}, cold: ${what}`, unit, ...figure })
    }
  })
}
