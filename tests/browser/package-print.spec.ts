import type { Page } from '@playwright/test'
import { SAMPLE_COMBINED_PLANS } from '../mock-api/data/combinedPlans'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SEASON, type SeasonGame } from '../mock-api/data/season'
import type { Json } from '../mock-api/wire'
import { appPath, DESK, expect, PHONE, test, unlessHardest } from './fixtures'
import { printPdf, readPdf, waitForPaper } from './pdf'
import { openSheet as open } from './portraitSheet'
import { expectCleanPages } from './printedSheet'
import { expectTrueWidths } from './textMeasure'

/** From the cards alone to the cards with the calendar, inside the app. */
async function addCalendar(page: Page) {
  await page.getByRole('link', { name: 'With calendar' }).click()
  await expect(page.getByRole('link', { name: 'Cards only' })).toBeVisible()
}
async function printed(page: Page, options?: { printBackground: boolean }) {
  // A logo that is on its way prints as a badge, with letters of its own.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.naturalWidth > 0),
  )
  return readPdf(await printPdf(page, options))
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
/**
 * A game's card as it must be on the paper, worked out from the sample's facts alone: by the layout the
 * opponent is between day and hour or after them, and the year in the day or in its month's name.
 */
function cardPattern({ city, nickname, date, time, kind }: SeasonGame): RegExp {
  const day = new Date(`${date}T00:00:00Z`)
  const [hours = 0, minutes] = time.split(':').map(Number)
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`
  const on = `${weekdays[day.getUTCDay()]}, ${months[day.getUTCMonth()]} ${day.getUTCDate()}`
  const hour = `${clock} ${hours < 12 ? 'AM' : 'PM'}`
  const match = `vs\\. ${city} ${nickname}${kind === 'preseason' ? '\\*' : ''}`.replace(
    'St.',
    'St\\.',
  )
  return new RegExp(
    `${on}(, ${day.getUTCFullYear()})? (${hour} ${match}|${match} ((NBA CUP|DOUBLE HEADER) )?${hour})`,
  )
}

function gamesOf(originalPlans: string): SeasonGame[] {
  const names = originalPlans.split(',').map((name) => name.trim())
  const codes = SAMPLE_PLANS.filter(({ name }) => names.includes(name)).flatMap(
    ({ games }) => games,
  )
  return SEASON.filter(({ code }) => codes.includes(code))
}

for (const plan of SAMPLE_COMBINED_PLANS) {
  const code = plan.combine_plan_event.toLowerCase()
  const games = gamesOf(plan.original_plans)

  test(
    `[check 95] /bgs/package/${code} prints every game, with and without a calendar`,
    unlessHardest(code),
    async ({ page, watch }) => {
      await open(page, `/bgs/package/${code}`)
      const cards = expectCleanPages(await printed(page), games.length > 48 ? 2 : 1)
      expectAllOnPaper(cards, games)
      expect(cards).not.toContain('SUN MON')
      await addCalendar(page)
      await expect(page).toHaveURL(appPath(`/bgs/package/${code}?view=calendar`))
      const text = expectCleanPages(await printed(page), games.length > 44 ? 2 : 1)
      expectAllOnPaper(text, games)
      expect(text).toContain('SUN MON')
      await expectTrueWidths(page)
      expect(watch.foreign).toEqual([])
    },
  )
}

/** Every game of a package and what belongs to it, each as often as it must. */
function expectAllOnPaper(text: string, games: readonly SeasonGame[]): void {
  const week = games.filter(({ kind }) => kind === 'cup-potential')
  const isWeek = week.length === 5
  const cards = games.filter((game) => !isWeek || !week.includes(game))
  for (const game of cards.filter(({ kind }) => kind !== 'cup-potential')) {
    expect(text).toMatch(cardPattern(game))
  }
  const count = text.split('vs. ').length - 1
  expect(count, 'games on the paper').toBe(cards.length + (isWeek ? 1 : 0))
  expect(text.includes('Week of Dec 8th')).toBe(isWeek)
  const hasPreseason = games.some(({ kind }) => kind === 'preseason')
  expect(text.includes('*PRESEASON GAME')).toBe(hasPreseason)
  expect(text.includes('NBA CUP')).toBe(games.some(({ kind }) => kind.startsWith('cup')))
  expect(text).toContain('All times Eastern')
  expect(text).toContain('GAMES IN YOUR PACKAGE')
  expect(text).toContain('Games in Your Package last updated on')
  expect(text).toContain('contact your account manager')
  // Nobody presses a link on paper: its address stands there in words.
  expect(text).toMatch(
    /Season calendar of these games 127\.0\.0\.1:\d+\/game-plans\/bgs\/calendar\/p26[\w-]+( |$)/,
  )
  const hasBoth = new Set(games.map(({ team }) => team)).size === 2
  expect(text.includes('11/15 and 12/6')).toBe(hasBoth)
}

test('[check 95] says the same with backgrounds off and from a phone', async ({ page }) => {
  for (const address of ['/bgs/package/p26suite10?view=calendar', '/bgs/package/p26all']) {
    await page.setViewportSize(DESK)
    await open(page, address)
    const colored = expectCleanPages(await printed(page), 2)
    const plain = expectCleanPages(await printed(page, { printBackground: false }), 2)
    expect(plain).toBe(colored)
    await page.setViewportSize(PHONE)
    await open(page, address)
    expect(expectCleanPages(await printed(page), 2)).toBe(colored)
  }
})

test('of two pages each says whose it is, which it is, and what stands on it', async ({ page }) => {
  await open(page, '/bgs/package/p26all')
  const [first, second, ...more] = await printed(page)
  expect(more).toEqual([])
  const headings = (paper: typeof first) =>
    paper?.items
      .filter(({ size, text }) => size > 12 && /^(Bruins|Celtics)/.test(text))
      .map(({ text }) => text)
  expect(headings(first)).toEqual(['Bruins', 'Celtics'])
  expect(headings(second)).toEqual(['Bruins games, continued', 'Celtics games, continued'])
  for (const [index, paper] of [first, second].entries()) {
    const text = paper?.text ?? ''
    expect(text).toContain('Every Game')
    expect(text).toContain('All times Eastern')
    expect(text).toContain(`Page ${index + 1} of 2`)
    // How many games a list has, and that none of the pages has them all.
    const cards = text.split('vs. ').length - 1
    const said = [...text.matchAll(/(\d+) of 4[34] games/g)].map(([, here]) => Number(here))
    // A game that may not be played is counted apart.
    const certain = cards - (text.includes('Week of Dec 8th') ? 1 : 0)
    expect(said.reduce((sum, here) => sum + here, 0)).toBe(certain)
    expect(said).toHaveLength(2)
    expect(text.includes('*PRESEASON GAME'), 'a footnote').toBe(/\d vs\. [^*]+\*/.test(text))
  }
  expect(first?.text).toContain('87 games + 1 potential NBA CUP game on 2 pages')
  expect(second?.text).not.toContain('PRESEASON')
})

test('fits A4 as well', async ({ page }) => {
  for (const address of ['/bgs/package/p26hb-loge?view=calendar', '/bgs/package/p26suite10']) {
    await open(page, address)
    await waitForPaper(page)
    const pdf = await page.pdf({
      format: 'A4',
      printBackground: true,
      margin: { top: '0.2in', right: '0.2in', bottom: '0.2in', left: '0.2in' },
    })
    const pages = await readPdf(pdf)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeLessThan(600)
    expect(pages[0]?.items.every(({ right }) => right < 596)).toBe(true)
  }
})

test('the text variant prints every line', async ({ page }) => {
  await open(page, '/bgs/package/p26hb-nine/text')
  const text = expectCleanPages(await printed(page))
  expect(text).toContain('Thu, Oct 9, 2025 Bruins vs. Chicago Blackhawks 7:00 PM')
  expect(text).toContain('Games in Your Package last updated on October 15, 2025')
  expect(text).not.toContain('Copy')
  // A season on one page, in two columns.
  for (const [code, games] of [
    ['p26rafb-p', 88],
    ['p26hb-loge', 44],
  ] as const) {
    await open(page, `/bgs/package/${code}/text`)
    const [paper, ...more] = await printed(page)
    expect(more).toEqual([])
    expectCleanPages(paper ? [paper] : [])
    const lines = (paper?.items ?? []).filter(({ text }) => text.includes('vs. '))
    expect(lines).toHaveLength(games)
    expect(lines.filter(({ left }) => left > 306)).toHaveLength(games / 2)
  }
})

test.describe('ugly data', () => {
  const longName = 'São Tomé and Príncipe Ñandú Königsberg Ærø Nobodies of Łódź X'
  const dirty = (count: number): Json[] =>
    Array.from({ length: count }, (_, index) => ({
      event_id: String(index),
      event_name: `B${index}`,
      plan_event_name: 'B26NINE',
      team: `${index % 3 === 0 ? 'PRESEASON ' : ''}Bruins vs. ${longName}${index % 2 ? ' *GP' : ''}`,
      game_number: null,
      event_date: index % 9 === 8 ? '2025-02-30' : `2025-1${index % 3}-${10 + (index % 19)}`,
      event_time: ['19:00:00', '00:00:00', '', 'to be announced later on'][index % 4] ?? '',
    }))
  const titles = {
    'sixty characters': ['Señor Peña’s Boston Garden Society Premium Rafters Package X', 12, 45],
    'sixty wide letters': ['W'.repeat(60), 5, 9, 12, 30, 44, 45],
  } as const

  for (const [name, [title, ...counts]] of Object.entries(titles)) {
    for (const count of counts) {
      test(`${count} games with long names under ${name}`, async ({ page, app }) => {
        expect(title).toHaveLength(60)
        for (const plan of app.api.db.combinedPlans) plan.plan_event_title = title
        app.api.faults.add({ kind: 'raw', path: 'plans/B26NINE', body: dirty(count) })
        await open(page, '/bgs/package/p26hb-nine')
        const pages = await printed(page)
        const text = expectCleanPages(pages, count > 44 ? 2 : 1)
        expect(text.split('vs. ').length - 1).toBe(count)
        // The long name may take more lines, but is set as legibly as the rows allow.
        const names = pages.flatMap(({ items }) => items).filter(({ text }) => /^vs\./.test(text))
        expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThan(count < 13 ? 11.9 : 8)
        expect(text.replace(/\s+/g, '')).toContain(longName.replace(/\s+/g, ''))
        if (count > 8) expect(text).toContain('Date to be announced')
        await addCalendar(page)
        expectCleanPages(await printed(page), 2)
      })
    }
  }

  test('cuts no card between pages', async ({ page, app }) => {
    app.api.faults.add({ kind: 'raw', path: 'plans/B26NINE', body: dirty(150) })
    await open(page, '/bgs/package/p26hb-nine')
    const pages = await printed(page)
    const text = expectCleanPages(pages, 3)
    expect(text.split('vs. ').length - 1).toBe(150)
    // The badge and the name's last letter: every page has both of each of its cards.
    for (const { text: onPage } of pages) {
      const names = onPage.split('vs. ').length - 1
      expect(onPage.match(/(?:^|\s)X\*?(?=\s|$)/g)?.length).toBe(names * 2)
    }
    await open(page, '/bgs/package/p26hb-nine/text')
    for (const paper of [pages, await printed(page)]) {
      paper.forEach(({ text: onPage }, index) => {
        expect(onPage).toContain('Nine Bruins Nights')
        expect(onPage).toContain('TD Garden · 2025–26 season')
        expect(onPage).toContain(`Page ${index + 1} of ${paper.length}`)
        expect(onPage.includes('*PRESEASON GAME')).toBe(/X\*/.test(onPage))
      })
    }
    const lines = expectCleanPages(await printed(page), 3)
    expect(lines.split('vs. ').length - 1).toBe(150)
  })

  test('two seasons and games of nobody', async ({ page, app }) => {
    app.api.faults.add({
      kind: 'raw',
      path: 'details/X26CLASSICS',
      body: [
        ...dirty(12),
        { event_name: 'GALA', team: 'Charity Gala', event_date: '2025-12-31', event_time: '' },
        { event_name: 'GALA2', team: null, event_date: null, event_time: null },
      ],
    })
    for (const view of ['', '?view=calendar']) {
      await open(page, `/bgs/package/p26all${view}`)
      const text = expectCleanPages(await printed(page), 3)
      expect(text).toContain('Charity Gala')
      expect(text).toContain('Other games')
    }
  })

  test('games whose plan could not be loaded are missed on paper too', async ({
    page,
    app,
    watch,
  }) => {
    watch.allowConsole(/Failed to load resource|Error fetching original plan details/)
    app.api.faults.add({ path: 'celtics-games/distinct/plans', kind: 'status', status: 404 })
    for (const address of ['/bgs/package/p26rafb-p', '/bgs/package/p26halfa?view=calendar']) {
      await open(page, address)
      const text = expectCleanPages(await printed(page))
      expect(text).toContain('could not be loaded and are missing here')
      expect(text).toMatch(/C26(FULL|HALFA)/)
    }
  })
})
