import type { Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { aPricingRow } from '../records'
import { note, report } from './figures'
import { expect, test } from './fixtures'
import { runPairs, summary } from './pairs'
import { keyTimes, signedIn } from './typing'

/** As many cells as 60 rows of 8. */
const ROWS = 120
const keys = [...'61.5', 'Enter', ...'62.5', 'Enter', ...'63', 'Enter']

const ours = {
  path: '/game-plans/prices',
  selector: 'table[aria-label="Prices"] td',
  open: async (page: Page) => page.locator('td[tabindex="0"]'),
}
/** One field on an empty page. */
const baseline = {
  path: '/game-plans/bare-games.html',
  selector: 'a',
  async open(page: Page) {
    await page.evaluate(() => document.body.replaceChildren(document.createElement('input')))
    return page.locator('input')
  },
}

test(`a key in the grid of ${ROWS * 4} prices`, async ({ browser, app }) => {
  app.api.db.pricing = Array.from({ length: ROWS }, (_row, index) =>
    aPricingRow({
      pricing_plan_id: index + 1,
      pricing_name: `${5 + Math.floor(index / 20)} Game Plan`,
      location: `Location ${index}`,
      plan_holder_price_per_game: '60.00',
      plan_holder_total: '300.00',
    }),
  )
  const { session_expiration } = createSession(app.api.db, 'admin')
  const how = { keys, prepare: signedIn(session_expiration) }
  const pairs = await runPairs<'middle' | 'worst'>(async () => {
    const grid = await keyTimes(browser, app, ours, {
      ...how,
      check: (field) => expect(field.page().locator('td[data-mark]')).not.toHaveCount(0),
    })
    const bare = await keyTimes(browser, app, baseline, {
      ...how,
      check: (field) => expect(field).toHaveValue('61.562.563'),
    })
    return { ours: grid.times, baseline: bare.times, calibration: bare.calibration }
  })
  await note(
    'Enter writes a price and its total, marks both, and goes down; the bare field does nothing.',
  )
  await report({ name: 'a key in the grid, middle', ...summary(pairs, 'middle'), aim: 2 })
  await report({ name: '  the slowest of them', ...summary(pairs, 'worst') })
})
