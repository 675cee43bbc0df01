import type { Browser, Page } from '@playwright/test'
import type { AppServer } from '../mock-api/serveApp'
import { note, report } from './figures'
import { expect, test } from './fixtures'
import { calibrate, drawn, withPage } from './marks'
import { median, PAIRS, runPairs, summary } from './pairs'
import { slowDown } from './slowDown'

const paths = {
  ours: '/game-plans/bgs/calendar/p26all',
  baseline: '/game-plans/bare-calendar.html',
}
/** P26ALL has 92 games, and each has its opponent's short name in a month's cell once. */
const games = { selector: 'td abbr', count: 92 }
const delays = { short: 100, long: 500 }

function open<T>(
  browser: Browser,
  app: AppServer,
  who: keyof typeof paths,
  measure: (page: Page) => Promise<T>,
  prepare?: (page: Page) => Promise<void>,
): Promise<T> {
  return withPage(browser, { app, path: paths[who], ...games, prepare }, measure)
}

/** The page ended with every game and about as many cells as the other one. */
async function cells(page: Page): Promise<number> {
  expect(await page.locator(games.selector).count()).toBe(games.count)
  return page.locator('td, th').count()
}

test('time to the last game of a public calendar', async ({ browser, app }) => {
  const counts = {
    ours: await open(browser, app, 'ours', async (page) => {
      await drawn(page)
      return cells(page)
    }),
    baseline: await open(browser, app, 'baseline', async (page) => {
      await drawn(page)
      return cells(page)
    }),
  }
  await note(`Calendar cells: ${counts.ours} ours, ${counts.baseline} in the bare page.`)

  const pairs = await runPairs(async () => {
    const ours = await open(
      browser,
      app,
      'ours',
      async (page) => ({ lastGame: (await drawn(page)).drawn }),
      slowDown,
    )
    const { baseline, calibration } = await open(
      browser,
      app,
      'baseline',
      async (page) => ({
        baseline: { lastGame: (await drawn(page)).drawn },
        calibration: await calibrate(page),
      }),
      slowDown,
    )
    return { ours, baseline, calibration }
  })
  await report({
    name: 'calendar, last game drawn (4x CPU, 9 Mbit/s, 60 ms)',
    ...summary(pairs, 'lastGame'),
    aim: 1.7,
  })
})

test('round trips of a public calendar', async ({ browser, app }) => {
  const times = {
    ours: { short: [] as number[], long: [] as number[] },
    baseline: { short: [] as number[], long: [] as number[] },
  }
  const rounds = Math.min(5, PAIRS)
  for (let round = 0; round < rounds; round++) {
    for (const delay of ['short', 'long'] as const) {
      for (const who of ['ours', 'baseline'] as const) {
        app.delayMs = delays[delay]
        times[who][delay].push(
          await open(browser, app, who, async (page) => (await drawn(page)).drawn),
        )
      }
    }
  }
  const slope = ({ short, long }: { short: number[]; long: number[] }) =>
    (median(long) - median(short)) / (delays.long - delays.short)
  await report({
    name: 'calendar, time to the last game over the server delay',
    ours: slope(times.ours),
    baseline: slope(times.baseline),
    unit: 'round trips',
    aim: 4,
  })
  await note(
    'The bare page needs 3 round trips by design; a slope far from it tells of disturbance.',
  )

  app.delayMs = delays.long
  await note(await open(browser, app, 'ours', firstCall))
})

/** Did the first call leave before the sheet's own code was there? */
async function firstCall(page: Page): Promise<string> {
  await drawn(page)
  const timings = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, responseStart } = entry as PerformanceResourceTiming
      return { name, startTime, responseStart }
    }),
  )
  const call = timings.find(({ name }) => name.includes('/api/'))
  const chunk = timings.find(({ name }) => /\/CalendarSheet-[^/]*\.js$/.test(name))
  if (!call) throw new Error('The calendar made no call')
  const left = `First API call left at ${call.startTime.toFixed(0)} ms (500 ms delay)`
  if (!chunk) return `${left}; the calendar has no chunk of its own.`
  const answered = `the calendar's chunk was answered at ${chunk.responseStart.toFixed(0)} ms`
  const isBefore = call.startTime < chunk.responseStart
  return `${left}, ${answered}: ${isBefore ? 'before it, as it should' : 'TOO LATE'}.`
}
