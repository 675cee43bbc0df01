import { youthSalesPhone } from '../../src/content/venue'
import { slug } from '../../src/domain/slug'
import { phoneText } from '../../src/domain/text'
import { SAMPLE_REPS } from '../mock-api/data/reps'
import { DESK, expect, PHONE, test } from './fixtures'
import {
  gamesOf,
  longName,
  longOpponent,
  makeOpponentsUgly,
  makeRepsUgly,
  missingGames,
  openSheet,
  pagesOnA4,
  printSheet,
  timesPrinted,
} from './portraitSheet'
import { expectTrueWidths } from './textMeasure'

const flyers = ['grouptickets', 'youthhockey']
const address = (flyer: string, repname = 'zoenunez') => `/bruins/${flyer}/${repname}`

for (const flyer of flyers) {
  test(`[check 95] ${flyer} prints on one page, for every rep`, async ({ page, watch }) => {
    const isYouth = flyer === 'youthhockey'
    for (const rep of SAMPLE_REPS) {
      const isMove = rep !== SAMPLE_REPS[0]
      await openSheet(page, address(flyer, slug(rep.rep_name)), { isMove })
      await expect(page.getByRole('main')).toContainText(rep.rep_email)
      const paper = await printSheet(page)
      await expectTrueWidths(page)
      expect(timesPrinted(paper, rep.rep_name), rep.rep_name).toBe(1)
      expect(paper.text).toContain(rep.rep_email)
      if (rep.rep_phone) expect(paper.text).toContain(phoneText(rep.rep_phone))
      const isFixed = isYouth && rep.rep_name === 'Sales Team'
      // The venue's own line at the foot is the same.
      expect(timesPrinted(paper, youthSalesPhone), rep.rep_name).toBe(isFixed ? 2 : 1)
      expect(paper.text).toContain('$200')
      expect(paper.text).toMatch(/non-refundable/i)
      if (!isYouth) continue
      expect(missingGames(paper, gamesOf('B26YOUTH'))).toEqual([])
      // Two of the plan's games stand in it twice.
      expect(paper.text.split('vs. ')).toHaveLength(11)
      expect(paper.text).toContain('At least 100 group tickets')
      expect(paper.text).toContain('At least 50 tickets')
      expect(paper.text).toContain('All times Eastern')
    }
    expect(watch.foreign).toEqual([])
  })
}

test('the group flyer names the next dates, beside a stand that takes no words room', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-11-01T16:00:00Z')
  await openSheet(page, address('grouptickets'))
  const paper = await printSheet(page)
  expect(paper.text).toContain('Mon, Nov 17, 2025 vs. Carolina Hurricanes')
  expect(paper.text).not.toContain('Oct 23')
  expect(paper.text).toContain('10 tickets or more')
  const title = paper.items.filter(({ text }) => /^(GROUP|TICKETS)$/i.test(text))
  const art = await page.locator('header svg').last().boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title).toHaveLength(2)
  expect(art?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0))
})

test('[check 95] prints the same with backgrounds off, from a phone, and on A4', async ({
  page,
}) => {
  for (const flyer of flyers) {
    await openSheet(page, address(flyer))
    const { text } = await printSheet(page)
    expect((await printSheet(page, { printBackground: false })).text).toBe(text)
    expect(await pagesOnA4(page), `${flyer} on A4`).toBe(1)
    await page.setViewportSize(PHONE)
    expect((await printSheet(page)).text).toBe(text)
    await page.setViewportSize(DESK)
  }
})

test('ugly data still prints whole on one page', async ({ page, app }) => {
  makeRepsUgly(app)
  makeOpponentsUgly(app)
  for (const flyer of flyers) {
    await openSheet(page, address(flyer, slug(longName)))
    const paper = await printSheet(page)
    expect(timesPrinted(paper, longName)).toBe(1)
    const count = flyer === 'youthhockey' ? 10 : 0
    expect(timesPrinted(paper, longOpponent), flyer).toBe(count)
  }
})

test('any number of games leaves one page', async ({ page, app }) => {
  const rows = app.api.db.games.bruins.filter((row) => row.plan_event_name === 'B26FULL')
  for (const count of [0, 1, 6, 7, 44]) {
    const others = app.api.db.games.bruins.filter((row) => row.plan_event_name !== 'B26YOUTH')
    const youth = rows.slice(0, count).map((row) => ({ ...row, plan_event_name: 'B26YOUTH' }))
    app.api.db.games.bruins = [...others, ...youth]
    await openSheet(page, address('youthhockey'))
    const { text } = await printSheet(page)
    expect(text.split('vs. ')).toHaveLength(count + 1)
    expect(text.includes('There are no youth hockey games yet. Please check back soon.')).toBe(
      count === 0,
    )
  }
})
