import type { Browser, Page } from '@playwright/test'
import { createSession } from '../mock-api/auth'
import { fillGames } from '../mock-api/fillGames'
import type { AppServer } from '../mock-api/serveApp'
import { note, report } from './figures'
import { test } from './fixtures'
import { calibrate, drawn, withPage } from './marks'
import { runPairs, summary } from './pairs'

const COUNT = 5000
const CELLS = 5

/** As many games as the season has, each an hour later than there, as a spreadsheet copies them. */
function pasted(app: AppServer): string {
  const rows = app.api.db.games.bruins.slice(0, COUNT).map(({ event_name, event_date, team }) => {
    return [event_name, event_date, '8:00 PM', team, 'Bruins'].join('\t')
  })
  return ['Code\tDate\tTime\tTeam\tHome', ...rows, ''].join('\n')
}

test(`preview of a file of ${COUNT.toLocaleString('en')} games`, async ({ browser, app }) => {
  fillGames(app.api.db, 'bruins', COUNT)
  const { session_expiration } = createSession(app.api.db, 'admin')
  const prepare = (page: Page) =>
    page.addInitScript(
      (end) => window.localStorage.setItem('sessionExpiration', end),
      String(session_expiration),
    )
  const text = pasted(app)
  const pairs = await runPairs<'firstRows'>(async () => ({
    ours: { firstRows: await ours(browser, app, text, prepare) },
    ...(await baseline(browser, app, text)),
  }))
  await note(
    'Read, columns, compared with as many games, first rows drawn; the native table draws all.',
  )
  await report({
    name: 'preview of 5,000 games: first rows',
    ...summary(pairs, 'firstRows'),
    aim: 2,
  })
})

const rows = 'table[aria-label="Games of the file"] tbody td'

/** Milliseconds from the click that reads the text to the first rows, without the wait between the two clicks. */
async function ours(
  browser: Browser,
  app: AppServer,
  text: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<number> {
  const path = '/game-plans/season/import'
  return withPage(browser, { app, path, selector: rows, count: CELLS, prepare }, async (page) => {
    await page.getByLabel('Paste from a spreadsheet').evaluate((field, clipboard) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', clipboard)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)
    await page.waitForLoadState('networkidle')
    const started = await page.evaluate(async () => {
      const button = (name: string) =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      const started = performance.now()
      button('Read what I pasted')?.click()
      while (!button('Check the games')) await new Promise(requestAnimationFrame)
      button('Check the games')?.click()
      return started
    })
    return (await drawn(page)).drawn - started
  })
}

/** The same text as a table of plain cells, on an empty page. */
async function baseline(browser: Browser, app: AppServer, text: string) {
  const path = '/game-plans/bare-games.html'
  return withPage(browser, { app, path, selector: 'td', count: CELLS }, async (page) => {
    const calibration = await calibrate(page)
    const started = await page.evaluate((lines) => {
      const started = performance.now()
      const table = document.createElement('table')
      for (const line of lines.split('\n')) {
        const row = table.insertRow()
        for (const cell of line.split('\t')) row.insertCell().textContent = cell
      }
      document.body.append(table)
      return started
    }, text)
    return { baseline: { firstRows: (await drawn(page)).drawn - started }, calibration }
  })
}
