import type { Locator, Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillGames } from '../mock-api/fillGames'
import { note, report } from './figures'
import { expect, test } from './fixtures'
import { runPairs, summary } from './pairs'
import { keyTimes, signedIn } from './typing'

const COUNT = 10_000
const typed = 'Bruins vs. Chicago B'

const pages = {
  ours: {
    path: '/game-plans/bruins-games',
    selector: 'table[aria-label="Bruins Games Dashboard"] tbody td',
    async open(page: Page) {
      await page.getByRole('button', { name: 'Add New Game' }).click()
      const field = page.getByLabel('Team', { exact: true })
      await field.fill('')
      return field
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
  const how = {
    keys: [...typed],
    prepare: signedIn(session_expiration),
    check: (field: Locator) => expect(field).toHaveValue(typed),
  }
  const pairs = await runPairs<'middle' | 'worst'>(async () => {
    const ours = await keyTimes(browser, app, pages.ours, how)
    const baseline = await keyTimes(browser, app, pages.baseline, how)
    return { ours: ours.times, baseline: baseline.times, calibration: baseline.calibration }
  })
  await note('The form looks its record up among all games; the plain one does nothing.')
  await report({ name: 'a key in the dialog, middle', ...summary(pairs, 'middle'), aim: 2 })
  await report({ name: '  the slowest of them', ...summary(pairs, 'worst') })
})
