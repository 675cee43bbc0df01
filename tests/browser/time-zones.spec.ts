import { everySample, sheetSamples } from '../sheets/sheetSamples'
import { appPath, expect, PHONE, test, waitForLogos } from './fixtures'

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
const sheets = [
  ...everySample.flatMap(({ at, when }) => (when === null ? [] : [[at, when] as const])),
  [packageSheet, 'Nov 1'],
  [`${sheetSamples.packageSheet.at}?view=calendar`, 'Oct 9'],
  [sheetSamples.pricingSheet.at, '$4,015'],
] as const

/** Either side of both clock changes, close to midnight in New York; and the last hour of a year. */
const instants = [
  '2025-11-02T03:30:00Z',
  '2025-11-02T06:30:00Z',
  '2026-03-08T04:30:00Z',
  '2026-03-08T07:30:00Z',
  '2026-01-01T04:59:00Z',
]

test('[checks 75, 76, 77] every sheet reads the same in ten time zones', async ({
  browser,
  app,
  watch,
}) => {
  test.setTimeout(180_000)
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
    await page.clock.setFixedTime(new Date(instants[index % instants.length] ?? ''))
    for (const [address, known] of sheets) {
      await page.goto(appPath(address))
      const main = page.getByRole('main')
      await expect(main).toContainText(known)
      await waitForLogos(page)
      // The phone's list too, which is hidden here.
      const text = ((await main.textContent()) ?? '').replace(/\s+/g, ' ')
      texts.set(address, (texts.get(address) ?? new Set()).add(text))
    }
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(zone).toBe(
      new Intl.DateTimeFormat('en', { timeZone: timezoneId }).resolvedOptions().timeZone,
    )
  }
  await context.close()
  for (const [address, variants] of texts) expect([...variants], address).toHaveLength(1)
  expect([...(texts.get(packageSheet) ?? [])].join()).toContain('last updated on October 14, 2025')
})

test('[check 77] the other half of the clock: the same next game and package in each zone', async ({
  browser,
  app,
  watch,
}) => {
  const packages = new Set<string>()
  const calendars = new Map<string, Set<string>>()
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
      packages.add(await textOf(`${packageSheet}?view=calendar`, 'Nov 1'))
      const calendar = await textOf('/bgs/calendar/p26all', '7:00')
      calendars.set(instant, (calendars.get(instant) ?? new Set()).add(calendar))
    }
    await context.close()
  }
  expect([...packages]).toHaveLength(1)
  for (const [instant, variants] of calendars) expect([...variants], instant).toHaveLength(1)
  // The next game is another one on another day.
  const all = new Set([...calendars.values()].flatMap((variants) => [...variants]))
  expect(all.size).toBe(instants.length)
})
