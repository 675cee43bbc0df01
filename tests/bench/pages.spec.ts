import type { Page } from '@playwright/test'
import { fillGames } from '../mock-api/fillGames'
import { aPricingRow } from '../records'
import { test } from './fixtures'

const click = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).click() as Promise<undefined>
const follow = (path: string) => (page: Page) =>
  page.locator(`a[href="/game-plans/${path}"]`).first().click() as Promise<undefined>

test('a public calendar, on a slow phone', async ({ compare }) => {
  // P26ALL has 92 games, and each has its opponent's short name in a month's cell once.
  const games = { selector: 'td abbr', count: 92, prepare: slowDown }
  await compare('calendar, last game drawn (4x CPU, 9 Mbit/s, 60 ms)', {
    ours: { path: 'bgs/calendar/p26all', ...games },
    baseline: { path: 'bare-calendar.html', ...games },
    aim: 1.7,
  })
})

/** A phone's processor on 9 Mbit/s with 60 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 9_000_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('a list of 1,000 games, clicked to', async ({ app, compare, signedIn }) => {
  fillGames(app.api.db, 'bruins', 1000)
  const first = {
    selector: 'table[aria-label="Bruins Games Dashboard"] tbody td',
    count: 7,
    act: follow('bruins-games'),
  }
  await compare('1,000 games: click to first rows', {
    // A screen that has not read the games yet, as the dashboard has.
    ours: { path: 'users', ...first, prepare: signedIn },
    baseline: { path: 'bare-games.html', ...first },
    aim: 1.5,
  })
})

test('a game’s dialog', async ({ compare, signedIn }) => {
  const fields = { selector: '[role=dialog] input', count: 6, act: click('Add New Game') }
  await compare('dialog of a game: click to its fields', {
    ours: { path: 'bruins-games', ...fields, prepare: signedIn },
    baseline: { path: 'bare-games.html', ...fields },
  })
})

test('the grid of prices', async ({ app, compare, signedIn }) => {
  const ROWS = 120
  app.api.db.pricing = Array.from({ length: ROWS }, (_row, index) =>
    aPricingRow({
      pricing_plan_id: index + 1,
      pricing_name: `${5 + Math.floor(index / 20)} Game Plan`,
      location: `Location ${index}`,
    }),
  )
  const first = { selector: 'td', count: 4 }
  await compare(`${ROWS * 4} prices: click to first rows`, {
    ours: { path: 'register', ...first, prepare: signedIn, act: follow('prices') },
    baseline: { path: 'bare-games.html', ...first, act: drawPrices },
  })
})

/** The same rows as a table of plain cells, on an empty page. */
const drawPrices = (page: Page) =>
  page.evaluate(async () => {
    const started = performance.now()
    const answer = await fetch('/api/game-plans/bruins/pricing/with-reps')
    const table = document.createElement('table')
    for (const row of await answer.json()) {
      const cells = table.insertRow()
      for (const field of [
        'plan_holder_price_per_game',
        'plan_holder_total',
        'box_office_price_per_game',
        'box_office_plan_total',
      ])
        cells.insertCell().textContent = row[field]
    }
    document.body.append(table)
    return started
  })

test('the preview of a file of 5,000 games', async ({ app, compare, signedIn }) => {
  fillGames(app.api.db, 'bruins', 5000)
  const { bruins } = app.api.db.games
  // Each an hour later than in the season, as a spreadsheet copies them.
  const rows = bruins
    .slice(0, 5000)
    .map((game) => [game.event_name, game.event_date, '8:00 PM', game.team, 'Bruins'].join('\t'))
  const text = ['Code\tDate\tTime\tTeam\tHome', ...rows, ''].join('\n')
  await compare('preview of 5,000 games: first rows', {
    ours: {
      path: 'season/import',
      selector: 'table[aria-label="Games of the file"] tbody td',
      count: 5,
      prepare: signedIn,
      act: (page) => previewOf(page, text),
    },
    baseline: {
      path: 'bare-games.html',
      selector: 'td',
      count: 5,
      act: (page) => tableOf(page, text),
    },
    aim: 2,
  })
})

/** Pastes the text and goes on to its preview, without a wait between the two clicks. */
async function previewOf(page: Page, text: string): Promise<number> {
  await page.getByLabel('Paste from a spreadsheet').evaluate((field, clipboard) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', clipboard)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    const started = performance.now()
    button('Continue')?.click()
    while (!button('Check the games')) await new Promise(requestAnimationFrame)
    button('Check the games')?.click()
    return started
  })
}

/** The same text as a table of plain cells, on an empty page. */
const tableOf = (page: Page, text: string) =>
  page.evaluate((lines) => {
    const started = performance.now()
    const table = document.createElement('table')
    for (const line of lines.split('\n')) {
      const row = table.insertRow()
      for (const cell of line.split('\t')) row.insertCell().textContent = cell
    }
    document.body.append(table)
    return started
  }, text)
