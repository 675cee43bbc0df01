import { SEASON } from '../mock-api/data/season'
import { teamText } from '../mock-api/data/teamText'
import { asCsv, asIcs, asPaste, asXlsx } from '../seasonFiles'
import { expect, expectReadable, openAs, test } from './fixtures'

/** What is stored of each game, in order. */
const expected = SEASON.map((game) => `${game.code} ${game.date} ${game.time}:00 ${teamText(game)}`)

test('a season is imported once, though every fifth write fails, and taken back', async ({
  page,
  app,
  watch,
}) => {
  const { db } = app.api
  const stored = () =>
    [...db.games.bruins, ...db.games.celtics]
      .filter(({ event_name }) => event_name !== null)
      .map((row) => `${row.event_name} ${row.event_date} ${row.event_time} ${row.team}`)
  // One game is there, half an hour later than in the file.
  const [opener] = db.games.bruins.filter(({ event_name }) => event_name === 'B251009')
  if (!opener) throw new Error('B251009 is missing')
  db.games = { bruins: [{ ...opener, event_time: '19:30:00' }], celtics: [] }
  const before = JSON.stringify(db.games)

  const writes: string[] = []
  page.on('request', (request) => {
    if (/-games\/(?!distinct)/.test(request.url()) && request.method() !== 'OPTIONS') {
      writes.push(`${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)}`)
    }
  })
  await openAs(page, 'bgs@example.com', '/season/import')
  await expectReadable(page)

  const check = async (counts: string) => {
    await page.getByRole('button', { name: 'Check the games' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /home games/ })).toHaveText(
      '92 home games: 44 Bruins and 48 Celtics.',
    )
    await expect(page.getByRole('group', { name: 'Show' })).toHaveText(counts)
  }
  const other = 'ShowAll 92Changed 1New 91'
  const files = [
    ['season.csv', Buffer.from(asCsv()), other],
    ['season.xlsx', Buffer.from(asXlsx()), other],
    ['season.ics', Buffer.from(asIcs()), 'ShowAll 93Changed 1New 91Left out 1'],
  ] as const
  const shown: string[] = []
  for (const [name, buffer, counts] of files) {
    await page.getByLabel('File with games').setInputFiles({ name, mimeType: '', buffer })
    await check(counts)
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /New|Changed/ })
    // Those below the window come after the first ones.
    await expect(rows).toHaveCount(92)
    const texts = await rows.allInnerTexts()
    shown.push(texts.map((row) => row.replace(/^\s*\d+/, '')).join('\n'))
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
  }
  expect(new Set(shown).size).toBe(1)

  // The rest by keyboard alone.
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Paste from a spreadsheet').fill(asPaste())
  await press('Read what I pasted')
  await check(other)
  await expect(page.getByRole('row', { name: /B251009/ })).toContainText('7:30 PM7:00 PM')
  // Few rows: axe looks at each.
  await press('Changed 1')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectReadable(page)
  expect(writes).toEqual([])

  watch.allowConsole(/500/)
  let sent = 0
  await page.route(/-games\/(add|edit)/, (route) => {
    sent += 1
    return sent % 5 === 0 ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await press('Import')
  const retry = page.getByRole('button', { name: 'Retry failed' })
  const done = page.getByRole('region', { name: 'Imported 92 games.' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  // The button goes while the job runs and comes again, at any moment of the press.
  await expect(async () => {
    if (await retry.isVisible()) {
      await retry.focus({ timeout: 1000 })
      await page.keyboard.press('Enter')
    }
    await expect(done).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  expect(stored().sort()).toEqual([...expected].sort())
  expect(new Set(writes)).toEqual(new Set(['POST add', 'PUT edit']))

  await page.unroute(/-games\/(add|edit)/)

  // A second time nothing is written.
  const { length } = writes
  await press('Import another file')
  await page.getByLabel('Paste from a spreadsheet').fill(asPaste())
  await press('Read what I pasted')
  await check('ShowAll 92Unchanged 92')
  await expect(page.getByText('nothing to write')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  expect(writes).toHaveLength(length)

  await page.getByRole('button', { name: /^Recent changes/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => stored().length).toBe(1)
  await expect.poll(() => JSON.stringify(db.games)).toBe(before)
})
