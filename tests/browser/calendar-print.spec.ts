import type { Page } from '@playwright/test'
import { priceTerms } from '../../src/content/season/current'
import { SAMPLE_COMBINED_PLANS } from '../mock-api/data/combinedPlans'
import { expectedGames, tableGames } from './expectedGames'
import { appPath, expect, moveTo, PHONE, test, unlessHardest } from './fixtures'
import { type PrintedPage, printPdf, readPdf } from './pdf'
import { printedDays } from './printedCalendar'
import { expectCleanPage, LANDSCAPE, onePage } from './printedSheet'
import { expectTrueWidths } from './textMeasure'

/** One landscape letter page on which everything can be read. */
function expectCalendar(pages: PrintedPage[]): PrintedPage {
  const page = expectCleanPage(onePage(pages), { size: LANDSCAPE, smallest: 6 })
  expect(page.text).toContain('RAFTERS PRICING')
  expect(page.text).toContain('All times Eastern')
  return page
}

/** Every game of the plan on its day and nothing else, with legend, table and PRE where they belong. */
function expectAllOnPaper(
  paper: PrintedPage,
  plan: (typeof SAMPLE_COMBINED_PLANS)[number],
  { isSeason }: { isSeason: boolean },
): void {
  const games = expectedGames(plan)
  expect(games.length).toBeGreaterThan(0)
  const days = printedDays(paper)
  expect(days.map(({ year }) => year)).toContain(2025)
  const wrong = days.flatMap(({ year, month, day, text }) => {
    const here = games.filter(
      (game) => game.year === year && game.month === month && game.day === day,
    )
    const isThere = here.every(
      ({ abbreviation, time }) =>
        text.split(/\s+/).includes(abbreviation) &&
        text.split(/\s+/).includes(time || abbreviation),
    )
    const times = text.match(/\b\d{1,2}:\d\d\b/g) ?? []
    const isAll = times.length === here.filter(({ time }) => time !== '').length
    return isThere && isAll ? [] : [`${year}-${month}-${day}: ${text}`]
  })
  expect(wrong, 'days that do not show their games').toEqual([])
  expect(days).toHaveLength(242)

  if (games.some(({ code }) => code.startsWith('B'))) expect(paper.text).toContain('Bruins')
  if (games.some(({ code }) => code.startsWith('C'))) expect(paper.text).toMatch(/Celtics|NBA CUP/)
  // Under the legend.
  for (const words of Object.values(priceTerms)) {
    expect(paper.text.split(words), words).toHaveLength(2)
  }
  const hasTable = tableGames(games).length > 0 && plan.combine_plan_event !== 'P26RAFB-P'
  expect(paper.text.includes('Double Header / NBA CUP'), 'double-header table').toBe(hasTable)
  if (hasTable) {
    expect(paper.text).toContain('Row A Pricing')
    expect(paper.text).toContain('Row B Pricing')
  }
  if (plan.combine_plan_event === 'P26ALL') {
    expect(games).toHaveLength(92)
    expect(paper.text).toContain('Week of Dec 8th')
  }
  const hasPreseason = games.some(({ code }) => /^(B2509|B251004|C25101[25])/.test(code))
  expect(/\bPRE\b/.test(paper.text), 'PRE marker').toBe(isSeason && hasPreseason)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(appPath(address))
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
}

/** On from the season's calendar to the pricing sheet, inside the app. */
async function goToPricingSheet(page: Page, code: string): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.setAttribute('data-left', ''))
  await moveTo(page, `/bgs/calendar/pricing-sheet/${code}`)
  await expect(page.locator('[data-left]')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
}

for (const plan of SAMPLE_COMBINED_PLANS) {
  const code = plan.combine_plan_event.toLowerCase()
  test(
    `[check 95] calendar and pricing sheet of ${code} print every game on one page`,
    unlessHardest(code),
    async ({ page, watch }) => {
      await open(page, `/bgs/calendar/${code}`)
      const season = expectCalendar(await readPdf(await printPdf(page)))
      expectAllOnPaper(season, plan, { isSeason: true })
      await expectTrueWidths(page)
      await goToPricingSheet(page, code)
      const pricing = expectCalendar(await readPdf(await printPdf(page)))
      expectAllOnPaper(pricing, plan, { isSeason: false })
      expect(watch.foreign).toEqual([])
    },
  )
}

test('prints the same with backgrounds off, on A4 and from a phone', async ({ page }) => {
  await open(page, '/bgs/calendar/p26all')
  const colored = expectCalendar(await readPdf(await printPdf(page)))
  const plain = expectCalendar(await readPdf(await printPdf(page, { printBackground: false })))
  expect(printedDays(plain)).toEqual(printedDays(colored))

  // A browser that knows only its own paper and margins.
  const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' }
  const a4 = await readPdf(await page.pdf({ format: 'A4', landscape: true, margin }))
  expect(a4).toHaveLength(1)
  expect(a4[0]?.text).toBe(colored.text)
  await page.setViewportSize(PHONE)
  expect(expectCalendar(await readPdf(await printPdf(page))).text).toBe(colored.text)
})

for (const code of ['p26all', 'p26rafb-p']) {
  test(`dollars on the calendar ${code} are 8 pt, its hours 7.5`, async ({ page }) => {
    await open(page, `/bgs/calendar/${code}`)
    const { items } = expectCalendar(await readPdf(await printPdf(page)))
    const dollars = items.filter((_, index) => items[index - 1]?.text === '$')
    expect(dollars.length).toBeGreaterThan(80)
    expect(Math.min(...dollars.map(({ size }) => size))).toBeGreaterThanOrEqual(7.95)
    const hours = items.filter(({ text }) => /^\d{1,2}:\d\d$/.test(text))
    expect(hours.length).toBeGreaterThan(40)
    expect(Math.min(...hours.map(({ size }) => size))).toBeGreaterThanOrEqual(7.45)
  })
}

test('leaves the browser no margin to print its own header and footer in', async ({ page }) => {
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
        .map((rule) => rule.style.margin),
    )
  await open(page, '/bgs/calendar/p26all')
  expect(await rules()).toEqual(['0px'])
})

for (const code of ['p26all', 'p26rafb-p', 'p26classics']) {
  test(`nothing on the paper of ${code} is clipped`, async ({ page }) => {
    await page.setViewportSize({ width: 1018, height: 778 })
    await page.emulateMedia({ media: 'print' })
    await open(page, `/bgs/calendar/${code}`)
    await page.evaluate(() => document.fonts.ready)
    const clipped = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => {
          const { overflow, display } = getComputedStyle(element)
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
          if (overflow === 'visible' || display === 'inline') return false
          // A tight line's box may stick out where its letters do not; a lost line is far more.
          const fonts = [element, ...element.querySelectorAll('*')].map((inside) =>
            Number.parseFloat(getComputedStyle(inside).fontSize),
          )
          const air = 1 + 0.15 * Math.max(...fonts)
          return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + air
        })
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
    )
    expect(clipped).toEqual([])
  })
}

test.describe('ugly data', () => {
  const titles = {
    'sixty characters': 'Señor Peña’s Boston Garden Society Premium Rafters Package X',
    'sixty wide letters': 'W'.repeat(60),
    'no title': null,
  }
  for (const [name, title] of Object.entries(titles)) {
    test(`a plan with ${name} still prints on one page`, async ({ page, app }) => {
      if (title) expect(title).toHaveLength(60)
      for (const plan of app.api.db.combinedPlans) {
        plan.plan_event_title = title
        plan.plan_event_pdf = null
      }
      await open(page, '/bgs/calendar/p26all')
      await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveCount(0)
      const paper = expectCalendar(await readPdf(await printPdf(page)))
      expect(printedDays(paper)).toHaveLength(242)
    })
  }

  for (const code of ['p26all', 'p26rafb-p']) {
    test(`${code} keeps every price with nine double headers more`, async ({ page, app }) => {
      const { games } = app.api.db
      const taken = new Set(games.celtics.map(({ event_date }) => event_date))
      const free = games.bruins.filter(
        ({ plan_event_name, event_date }) =>
          plan_event_name === 'B26FULL' && !taken.has(event_date),
      )
      const full = games.celtics.find(
        ({ plan_event_name, team }) => plan_event_name === 'C26FULL' && /vs/.test(`${team}`),
      )
      for (const { event_date } of free.slice(0, 9)) {
        games.celtics.push({
          ...full,
          event_id: app.api.db.nextId++,
          event_name: `C${event_date?.slice(2).replaceAll('-', '')}`,
          event_date,
        } as (typeof games.celtics)[number])
      }
      await open(page, `/bgs/calendar/${code}`)
      const cells = await page.getByRole('cell').allInnerTexts()
      const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
      const onScreen = cells.filter((text) => count(text, /\b\d+:\d\d\b/g) > count(text, /A:\$/g))
      expect(onScreen, 'cells without their prices').toEqual([])
      const paper = expectCalendar(await readPdf(await printPdf(page)))
      const days = printedDays(paper).map(({ text }) => text)
      const onPaper = days.filter(
        (text) =>
          count(text, /\b\d+:\d\d\b/g) > count(text, /A:\$[\dx]/g) ||
          count(text, /A:\$[\dx]/g) !== count(text, /B:\$[\dx]/g),
      )
      expect(onPaper, 'days without their prices').toEqual([])
      expect(days.filter((text) => count(text, /\b\d+:\d\d\b/g) === 2).length).toBeGreaterThan(9)
      expect(paper.text).not.toContain('…')
    })
  }

  test('an hour that nobody knows keeps its place', async ({ page }) => {
    await open(page, '/bgs/calendar/p26hc-cup')
    const hour = (game: string) =>
      page.locator(`[data-game="${game}"] > :nth-child(2)`).evaluate((line) => line.clientHeight)
    expect(await hour('C251208 2025-12-08')).toBe(await hour('C251121 2025-11-21'))
  })

  test('a season of three games a day prints on one page', async ({ page, app }) => {
    for (const row of [...app.api.db.games.bruins]) {
      if (row.plan_event_name !== 'B26FULL') continue
      for (const suffix of ['X', 'Y']) {
        app.api.db.games.bruins.push({
          ...row,
          event_id: app.api.db.nextId++,
          event_name: `${row.event_name}${suffix}`,
        })
      }
    }
    await open(page, '/bgs/calendar/p26all')
    expectCalendar(await readPdf(await printPdf(page)))
  })
})
