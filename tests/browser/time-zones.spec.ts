import { appPath, expect, test } from './fixtures'

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

const sheets = [
  ['/bgs/calendar/p26all', '7:00'],
  ['/bgs/calendar/pricing-sheet/p26rafb-p', '7:00'],
  ['/bgs/package/p26classics', 'Nov 1'],
  ['/bgs/package/p26suite10?view=calendar', 'Oct 9'],
  ['/bgs/package/p26hb-nine/text', 'Oct 9'],
  ['/bruins/schedule/halfseason/zoenunez', 'Oct 9'],
  ['/bruins/youthhockey/salesteam', 'Oct 13'],
  ['/bruins/plana/zoenunez', '$4,015'],
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
})

test('[check 77] the other half of the clock: each zone shows one text at every instant', async ({
  browser,
  app,
  watch,
}) => {
  const texts = new Set<string>()
  for (const timezoneId of ['America/New_York', 'Europe/London', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ timezoneId, baseURL: app.url })
    const page = await context.newPage()
    watch.page(page)
    for (const instant of instants) {
      await page.clock.setFixedTime(new Date(instant))
      await page.goto(appPath('/bgs/package/p26classics?view=calendar'))
      const main = page.getByRole('main')
      await expect(main).toContainText('Nov 1')
      texts.add((await main.innerText()).replace(/\s+/g, ' '))
    }
    await context.close()
  }
  expect([...texts]).toHaveLength(1)
})
