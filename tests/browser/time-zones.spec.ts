import { everySample, sheetSamples } from '../sheets/sheetSamples'
import { appPath, expect, PHONE, test, waitForLogos } from './fixtures'
import { waitForPaper } from './pdf'

/* A game's day and hour are those of the arena, wherever the reader sits. */

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Sao_Paulo',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

const packageSheet = '/bgs/package/p26classics'
type Known = readonly [at: string, text: string]
const oneOfEachKind: Known[] = [
  [sheetSamples.calendar.at, '7:00'],
  [sheetSamples.schedule.at, 'Oct 9'],
  [packageSheet, 'Nov 1'],
]
const everySheet: Known[] = [
  ...everySample.flatMap(({ at, when }) => (when === null ? [] : [[at, when] as const])),
  [`${sheetSamples.packageSheet.at}?view=calendar`, 'Oct 9'],
  [sheetSamples.pricingSheet.at, '$4,015'],
]

/** Either side of both clock changes, close to midnight in New York; and the last hour of a year. */
const instants = [
  '2025-11-02T03:30:00Z',
  '2025-11-02T06:30:00Z',
  '2026-03-08T04:30:00Z',
  '2026-03-08T07:30:00Z',
  '2026-01-01T04:59:00Z',
]

type Travel = Pick<Fixtures, 'browser' | 'app' | 'watch'>
type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

/** A rep's sheets say the arena's day, on which they were printed, and the next game. */
const saysTheDay = (address: string) => address.startsWith('/bruins/')

/**
 * Reads these sheets in every zone and says which texts each of them had, those that say the day at
 * each instant: two zones share one.
 */
async function textsIn({ browser, app, watch }: Travel, sheets: readonly Known[]) {
  // Half past ten in the evening in New York: the day before in the east, and never the one in UTC.
  for (const plan of app.api.db.combinedPlans) plan.last_updated = '2025-10-15T02:30:00Z'
  const texts = new Map<string, Set<string>>()
  // One browser that travels: it keeps the code it has.
  const context = await browser.newContext({ timezoneId: undefined, baseURL: app.url })
  const page = await context.newPage()
  watch.page(page)
  const devtools = await context.newCDPSession(page)
  for (const [index, timezoneId] of zones.entries()) {
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId })
    // The clock stands still for one zone's sheets and moves on for the next: the text does not.
    const instant = instants[index % instants.length] ?? ''
    await page.clock.setFixedTime(new Date(instant))
    for (const [address, known] of sheets) {
      await page.goto(appPath(address))
      const main = page.getByRole('main')
      await expect(main).toContainText(known)
      await waitForLogos(page)
      await waitForPaper(page)
      // The phone's list too, which is hidden here.
      const text = ((await main.textContent()) ?? '').replace(/\s+/g, ' ')
      const key = saysTheDay(address) ? `${address} at ${instant}` : address
      texts.set(key, (texts.get(key) ?? new Set()).add(text))
    }
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(zone).toBe(
      new Intl.DateTimeFormat('en', { timeZone: timezoneId }).resolvedOptions().timeZone,
    )
  }
  await context.close()
  return texts
}

test('[checks 75, 76, 77] a sheet of each kind reads the same in ten time zones', async ({
  browser,
  app,
  watch,
}) => {
  const texts = await textsIn({ browser, app, watch }, oneOfEachKind)
  for (const [address, variants] of texts) expect([...variants], address).toHaveLength(1)
  expect([...(texts.get(packageSheet) ?? [])].join()).toContain('last updated on October 14, 2025')
})

test('so does every other sheet', { tag: '@long' }, async ({ browser, app, watch }) => {
  test.setTimeout(180_000)
  const texts = await textsIn({ browser, app, watch }, everySheet)
  const ofTheDay = everySheet.filter(([address]) => saysTheDay(address)).length
  expect(texts.size).toBe(everySheet.length + ofTheDay * (instants.length - 1))
  for (const [address, variants] of texts) expect([...variants], address).toHaveLength(1)
})

test('the other half of the clock: the same next game and package in each zone', {
  tag: '@long',
}, async ({ browser, app, watch }) => {
  // Where a next game is named, the text is another one on another day.
  const read = new Map<string, Set<string>>()
  for (const timezoneId of ['America/New_York', 'Europe/London', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ timezoneId, baseURL: app.url, viewport: PHONE })
    const page = await context.newPage()
    watch.page(page)
    const textOf = async (address: string, known: string) => {
      await page.goto(appPath(address))
      const main = page.getByRole('main')
      await expect(main).toContainText(known)
      return (await main.innerText()).replace(/\s+/g, ' ')
    }
    for (const instant of instants) {
      await page.clock.setFixedTime(new Date(instant))
      for (const [address, known] of [
        [`${packageSheet}?view=calendar`, 'Nov 1'],
        ['/bgs/calendar/p26all', '7:00'],
      ] as const) {
        const place = `${address} at ${instant}`
        read.set(place, (read.get(place) ?? new Set()).add(await textOf(address, known)))
      }
    }
    await context.close()
  }
  for (const [place, variants] of read) expect([...variants], place).toHaveLength(1)
  const texts = (start: string) =>
    new Set(
      [...read].flatMap(([place, variants]) => (place.startsWith(start) ? [...variants] : [])),
    )
  expect(texts('/bgs/calendar').size).toBe(instants.length)
  // Two days in March lie before the same game of the package.
  expect(texts(packageSheet).size).toBe(instants.length - 1)
})
