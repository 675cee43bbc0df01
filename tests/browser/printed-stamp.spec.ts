import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { footerWords } from '../../src/content/words/footerWords'
import { readStamp } from '../../src/sheets/kit/stamp/stamp'
import { readPriceStamp } from '../../src/sheets/pricing/stamp/priceStamp'
import { readQrCodes } from '../qrReader'
import { everySample } from '../sheets/sheetSamples'
import { appPath, expect, test } from './fixtures'
import { openSheet } from './portraitSheet'

/* The QR codes of printed sheets, read as a phone reads them. */

test.skip(
  () => spawnSync('pdftoppm', ['-v']).error !== undefined,
  'needs pdftoppm of poppler-utils to draw a printed page',
)

interface Print {
  dotsPerInch?: number
  /** Of the paper's own size: some browsers print smaller. */
  scale?: number
}

/** The codes on the first page of an open sheet's print, in grey. */
async function printedCodes(page: Page, { dotsPerInch = 150, scale = 1 }: Print = {}) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, scale })
  const args = ['-gray', '-png', '-r', `${dotsPerInch}`, '-f', '1', '-l', '1', '-']
  const { stdout } = spawnSync('pdftoppm', args, { input: pdf, maxBuffer: 1 << 28 })
  return readQrCodes(new Uint8Array(stdout))
}

const code = (page: Page) => page.getByRole('img', { name: /^QR code: this page/ })
const linkOf = (page: Page) => page.getByRole('link', { name: /^QR code: this page/ })

/** Of an open sheet: its one code on paper, the same as the link beside the words. */
async function codeOf(page: Page, print: Print): Promise<string> {
  await expect(code(page)).toBeVisible()
  const found = await printedCodes(page, print)
  expect(found, page.url()).toEqual([await linkOf(page).getAttribute('href')])
  return found[0] ?? ''
}

test('a printed calendar of the whole season knows its age', async ({ page, app }) => {
  const at = '/bgs/calendar/p26all'
  await openSheet(page, at)
  const [address = '', stamp = ''] = (await codeOf(page, { dotsPerInch: 110 })).split('#')
  expect(address).toBe(app.url + appPath(at))
  expect(readStamp(stamp.slice(2), at)?.games).toHaveLength(92)

  // Typed by hand, in other letters: the redirect keeps the stamp.
  await page.goto(`${appPath('/BGS/Calendar/P26ALL')}#${stamp}`)
  await expect(page.getByText(/^Your printed copy.* is up to date\.$/)).toBeVisible()
  expect(page.url()).toBe(`${address}#${stamp}`)
  const button = page.getByRole('button', { name: 'Print' })
  const place = await button.boundingBox()

  const moved = app.api.db.games.bruins.filter((row) => row.event_name === 'B251009')
  for (const row of moved) row.event_date = '2025-10-10'
  await page.reload()
  await expect(page.getByText(/^1 game changed since your copy was printed/)).toBeVisible()
  const change = /^Moved: Bruins vs\. .*Blackhawks, from Thu, Oct 9 to Fri, Oct 10, 7:00 PM$/
  await expect(page.getByText(change)).toBeAttached()
  expect((await button.boundingBox())?.x).toBe(place?.x)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/changed since your copy/)).toBeHidden()
  const mark = page.locator('mark')
  await expect(mark.first()).toBeHidden()
})

test('a sheet that is printed at once has its code', async ({ page }) => {
  await page.goto(appPath('/bruins/plana/zoenunez'))
  await page.getByRole('button', { name: 'Print' }).waitFor()
  expect(await printedCodes(page)).toHaveLength(1)
})

test('every sheet prints a code that is read in grey, from coarse dots and from small paper', {
  tag: '@long',
}, async ({ page, app }) => {
  for (const { at } of everySample) {
    await openSheet(page, at)
    const found = await codeOf(page, { dotsPerInch: 110 })
    expect(await codeOf(page, { scale: 0.77 })).toBe(found)
    // What it is for is under it, on every sheet.
    const square = await code(page).boundingBox()
    const words = await page.getByText(footerWords.scanCaption).boundingBox()
    expect(words?.y, at).toBeCloseTo((square?.y ?? 0) + (square?.height ?? 0), 0)
    const [address, stamp] = found.split('#p=')
    expect(address, at).toBe(app.url + appPath(at))
    expect(stamp === undefined, at).toBe(/grouptickets/.test(at))
    if (stamp === undefined) continue
    const said = readStamp(stamp, at)?.games ?? readPriceStamp(stamp, at)?.locations
    expect(said?.length, at).toBeGreaterThan(4)
  }
})
