import type { Locator, Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillGames } from '../mock-api/fillGames'
import { note, report } from './figures'
import { expect, test } from './fixtures'
import { type Pair, runPairs, summary } from './pairs'
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
  /** The same fields from the same library, without what the app adds to them. */
  library: {
    path: '/game-plans/bare-form.html',
    selector: 'input',
    open: async (page: Page) => page.getByRole('combobox', { name: 'Team' }),
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
  const bare: Pair<'middle' | 'worst'>[] = []
  const pairs = await runPairs<'middle' | 'worst'>(async () => {
    const ours = await keyTimes(browser, app, pages.ours, how)
    const baseline = await keyTimes(browser, app, pages.baseline, how)
    const library = await keyTimes(browser, app, pages.library, how)
    const { calibration } = baseline
    bare.push({ ours: ours.times, baseline: library.times, calibration })
    return { ours: ours.times, baseline: baseline.times, calibration }
  })
  await note("The game's dialog looks its record up among all games; plain inputs do nothing.")
  await note('The form of the same MUI fields has no rules, no drafts and no looks of ours.')
  await report({
    name: "a key in a game's dialog over plain inputs",
    ...summary(pairs, 'middle'),
    aim: 2,
  })
  await report({ name: '  the slowest of them', ...summary(pairs, 'worst') })
  const kept = { kept: bare.slice(1), dropped: 0 }
  await report({ name: '  over a form of the same MUI fields', ...summary(kept, 'middle'), aim: 2 })
})
