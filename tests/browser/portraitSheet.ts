import type { Page } from '@playwright/test'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SEASON, type SeasonGame } from '../mock-api/data/season'
import type { AppServer } from '../mock-api/serveApp'
import { appPath, expect, moveTo, waitForLogos } from './fixtures'
import { type PrintedPage, printPdf, readPdf } from './pdf'
import { expectCleanPage, onePage } from './printedSheet'

/**
 * Opens a sheet and waits until it can be printed.
 * @param isMove from another sheet, inside the app.
 */
export async function openSheet(
  page: Page,
  address: string,
  { isMove = false } = {},
): Promise<void> {
  await (isMove ? moveTo(page, address) : page.goto(appPath(address)))
  await expect(page.getByRole('button', { name: 'Print', includeHidden: true })).toBeAttached()
  await waitForLogos(page)
}

/** Prints an open sheet: one portrait letter page on which everything can be read. */
export async function printSheet(page: Page, { printBackground = true } = {}) {
  const pages = await readPdf(await printPdf(page, { printBackground }))
  return expectCleanPage(onePage(pages), { margin: 14 })
}

/** The sample season's games of a plan, each once. */
export function gamesOf(plan: string): SeasonGame[] {
  const codes = SAMPLE_PLANS.find(({ name }) => name === plan)?.games ?? []
  const games = SEASON.filter(({ code }) => codes.includes(code))
  expect(games.length, plan).toBeGreaterThan(0)
  return games
}

/** Games whose date, opponent and time do not stand on the paper side by side. */
export function missingGames(paper: PrintedPage, games: readonly SeasonGame[]): string[] {
  return games
    .map(printedGame)
    .filter(({ pattern }) => !pattern.test(paper.text))
    .map(({ words }) => words)
}

function printedGame({ date, time, city, nickname, kind }: SeasonGame) {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
  const mark = kind === 'preseason' ? ' *PRESEASON' : ''
  const match = `vs. ${city} ${nickname}${mark}`
  const part = '(Rivals |Black Friday |Home Opener )?'
  const quoted = match.replace(/[.*]/g, '\\$&')
  // Letters of the badge stand between date and opponent, a plan's part before the hour.
  return {
    words: `${day} ${match} ${clock}`,
    pattern: new RegExp(`${day} (\\w{3} )?${quoted} ${part}${clock}`),
  }
}

export const longName = 'Maximiliana Wilhelmina Świętosława Commonwealth-MacMammoth O’Brien-Núñez'
const longMail =
  'wilhelmina.swietoslawa.nunez-featherstonehaugh-obrien@premium.tickets.bostongarden.example'

/** Gives every sample rep a name of 72 letters, an address of 90 and a phone with an extension. */
export function makeRepsUgly({ api }: AppServer): void {
  expect([longName.length, longMail.length]).toEqual([72, 90])
  for (const rep of api.db.reps) {
    rep.rep_name = longName
    rep.rep_email = longMail
    rep.rep_phone = '617-555-0101 ext. 4421'
  }
}

export const longOpponent = 'Wolverhampton-upon-Avon Mountaineering Wanderers of Québec X'

/** Gives every Bruins game an opponent of sixty characters. */
export function makeOpponentsUgly({ api }: AppServer): void {
  expect(longOpponent).toHaveLength(60)
  for (const row of api.db.games.bruins) row.team = `Bruins vs. ${longOpponent}`
}

/** How often a text stands on the paper, wherever its lines break. */
export function timesPrinted({ text }: PrintedPage, wanted: string): number {
  const bare = (words: string) => words.replace(/\s+/g, '')
  return bare(text).split(bare(wanted)).length - 1
}

/** Pages on A4, for browsers that ignore the sheet's own paper. */
export async function pagesOnA4(page: Page): Promise<number> {
  const margin = { top: '0.2in', right: '0.2in', bottom: '0.2in', left: '0.2in' }
  return (await readPdf(await page.pdf({ format: 'A4', printBackground: true, margin }))).length
}
