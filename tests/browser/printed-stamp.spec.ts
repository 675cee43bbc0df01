import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { readStamp } from '../../src/sheets/kit/stamp/stamp'
import { readQrCodes } from '../qrReader'
import { everySample } from '../sheets/sheetSamples'
import { appPath, expect, ofQrCode, test } from './fixtures'
import { readPdf } from './pdf'
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

/** Keeps a script from coming. @returns what lets it come. */
async function held(page: Page, script: RegExp) {
  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(script, async (route) => {
    await wait
    await route.continue()
  })
  return release
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

test('nothing of the code is loaded before a hand is on the page', async ({ page }) => {
  const late: string[] = []
  page.on('request', (request) => {
    if (ofQrCode.test(request.url())) late.push(request.url())
  })
  // Without a hand it comes after three seconds; on this page they never end.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => (wait === 3000 ? 0 : setTimeout(run, wait)),
    })
  })
  await openSheet(page, '/bruins/plana/zoenunez')
  await page.waitForLoadState('networkidle')
  expect(late).toEqual([])
  await page.keyboard.press('Tab')
  await expect(code(page)).toBeVisible()
  expect(late).not.toEqual([])
})

test('Ctrl+P in the first moment waits for the code; the browser’s own menu prints without it, and says nothing of it', async ({
  page,
}) => {
  const release = await held(page, /PaperStamp-/)
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints += document.querySelector('svg[role=img]') ? '+' : '-'
    }
  })
  await openSheet(page, '/bruins/plana/zoenunez')
  expect(await printedCodes(page)).toEqual([])
  const text = (await readPdf(await page.pdf({ preferCSSPageSize: true })))
    .map((one) => one.text)
    .join()
  expect(text).toContain('/game-plans/bruins/plana/zoenunez')
  expect(text).not.toMatch(/scan/i)

  // Another letter on the key, as in Greek and Russian; and keys that print nothing.
  const taken = await page.evaluate(() =>
    [
      { key: 'з', code: 'KeyP', ctrlKey: true },
      { key: 'l', code: 'KeyP', ctrlKey: true },
      { key: 'p', code: 'KeyP', metaKey: true },
    ].map(
      (keys) => !window.dispatchEvent(new KeyboardEvent('keydown', { ...keys, cancelable: true })),
    ),
  )
  expect(taken).toEqual([true, false, false])
  await page.keyboard.press('Control+p')
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled()
  expect(await page.locator('html').getAttribute('data-prints')).toBeNull()
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'undefined+')
  expect(await printedCodes(page)).toHaveLength(1)
})

test('every sheet prints a code that is read in grey, from coarse dots and from small paper', {
  tag: '@long',
}, async ({ page, app }) => {
  for (const { at } of everySample) {
    await openSheet(page, at)
    const found = await codeOf(page, { dotsPerInch: 110 })
    expect(await codeOf(page, { scale: 0.77 })).toBe(found)
    const [address, stamp] = found.split('#p=')
    expect(address, at).toBe(app.url + appPath(at))
    expect(stamp === undefined, at).toBe(/chart|plana|grouptickets/.test(at))
    if (stamp !== undefined) expect(readStamp(stamp, at)?.games.length, at).toBeGreaterThan(8)
  }
})
