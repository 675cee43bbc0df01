import type { Browser, Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillGames } from '../mock-api/fillGames'
import type { AppServer } from '../mock-api/serveApp'
import { note, report } from './figures'
import { expect, test } from './fixtures'
import { calibrate, drawn, takeKeys, withPage } from './marks'
import { runPairs, summary } from './pairs'

const COUNT = 10_000
const typed = 'Bruins vs. Chicago B'
/** Between two keys, as a quick typist leaves it: late work of one key may hold up the next. */
const KEY_PAUSE_MS = 100

const pages = {
  ours: {
    path: '/game-plans/bruins-games',
    selector: 'table[aria-label="Bruins Games Dashboard"] tbody td',
    async open(page: Page) {
      await page.getByRole('button', { name: 'Add New Game' }).click()
      return page.getByLabel('Team', { exact: true })
    },
  },
  /** A dialog of plain fields on an empty page. */
  baseline: {
    path: '/game-plans/bare-games.html',
    selector: 'a',
    async open(page: Page) {
      await page.evaluate(() => {
        const dialog = document.createElement('dialog')
        for (let field = 0; field < 6; field++) dialog.append(document.createElement('input'))
        document.body.append(dialog)
        dialog.showModal()
      })
      return page.locator('dialog input').nth(2)
    },
  },
}

test(`a key in a game's dialog among ${COUNT.toLocaleString('en')} games`, async ({
  browser,
  app,
}) => {
  fillGames(app.api.db, 'bruins', COUNT)
  const { session_expiration } = createSession(app.api.db, 'admin')
  const prepare = (page: Page) =>
    page.addInitScript(
      (end) => window.localStorage.setItem('sessionExpiration', end),
      String(session_expiration),
    )
  const pairs = await runPairs<'middle' | 'worst'>(async () => {
    const ours = await measure(browser, app, 'ours', prepare)
    const baseline = await measure(browser, app, 'baseline', prepare)
    return { ours: ours.times, baseline: baseline.times, calibration: baseline.calibration }
  })
  await note('The form looks its record up among all games; the plain one does nothing.')
  await report({ name: 'a key in the dialog, middle', ...summary(pairs, 'middle'), aim: 2 })
  await report({ name: '  the slowest of them', ...summary(pairs, 'worst') })
})

async function measure(
  browser: Browser,
  app: AppServer,
  who: keyof typeof pages,
  prepare: (page: Page) => Promise<unknown>,
) {
  const { path, selector, open } = pages[who]
  return withPage(browser, { app, path, selector, count: 1, prepare }, async (page) => {
    await drawn(page)
    await page.waitForLoadState('networkidle')
    const calibration = await calibrate(page)
    const field = await open(page)
    await field.fill('')
    await field.focus()
    await page.waitForLoadState('networkidle')
    for (const key of typed) {
      await page.keyboard.press(key)
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
    await expect(field).toHaveValue(typed)
    const { keys } = await takeKeys(page)
    const sorted = keys.toSorted((a, b) => a - b)
    return {
      times: {
        middle: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
        worst: sorted.at(-1) ?? Number.NaN,
      },
      calibration,
    }
  })
}
