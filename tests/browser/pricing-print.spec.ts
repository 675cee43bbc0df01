import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { soldPlanCodes } from '../../src/content/season/current'
import { arena } from '../../src/content/venue'
import { planTexts } from '../../src/content/words/planTexts'
import { planTitles, pricesHeading } from '../../src/content/words/pricingWords'
import type { PricingSheetName } from '../../src/domain/sheetNames'
import { phoneText } from '../../src/domain/text'
import type { Database } from '../mock-api/database'
import { printedPrices } from '../printedPrices'
import { appPath, expect, moveTo, PHONE, test } from './fixtures'
import { type PrintedPage, type PrintedText, printPdf, readPdf } from './pdf'
import { gamesOf } from './portraitSheet'
import { A4, expectCleanPage, onePage } from './printedSheet'
import { expectTrueWidths } from './textMeasure'

/** `planname` and the sample pricing plan behind it. */
const plans: Record<PricingSheetName, string> = {
  '5-gameplan': '5 Game Plan',
  '6-gameplan': '6 Game Plan',
  weekendplan: 'Weekend Plan',
  rivalblackhomeplan: 'Rival/Black/Home Plan',
  plana: 'Plan A',
  planb: 'Plan B',
}
/** Sample reps as their names stand in links, by id. */
const repnames = [
  '',
  'zoenunez',
  'patobrien',
  'sianmullerdarcy',
  'danawhitfield',
  'salesteam',
  'lukaszzak',
]

/** A hair less than 0.2 inches. */
const MARGIN = 13.5
const clean = (pages: PrintedPage[]) => expectCleanPage(onePage(pages), { margin: MARGIN })

/** The dollar signs of each row of the table. */
function signsOfRows({ items }: PrintedPage): PrintedText[][] {
  const table = items.find(({ text }) => text === 'You save')?.bottom ?? 0
  const signs = items.filter(({ text, top }) => text === '$' && top > table)
  return Array.from({ length: signs.length / 5 }, (_, row) => signs.slice(5 * row, 5 * row + 5))
}

/** Every figure ends where the name of its column does. */
function expectSharedEdges(paper: PrintedPage): void {
  const heads = paper.items.filter(({ text }) => /^(Per game|Total|You save)$/.test(text))
  expect(heads).toHaveLength(5)
  for (const [first] of signsOfRows(paper)) {
    const line = paper.items.filter(({ bottom }) => Math.abs(bottom - (first?.bottom ?? 0)) < 0.8)
    for (const { text, right } of heads) {
      const distances = line.map((figure) => Math.abs(figure.right - right))
      expect(Math.min(...distances), text).toBeLessThan(0.9)
    }
  }
}

/** The plan holder's total is its row's largest figure, and stands on one line with the others. */
function expectTotalsToLead(paper: PrintedPage, rows: number): void {
  const signs = signsOfRows(paper)
  expect(signs).toHaveLength(rows)
  for (const row of signs) {
    const [perGame, total, ...others] = row.map(({ size }) => size)
    expect(total).toBeGreaterThan(1.1 * Math.max(perGame ?? 99, ...others))
    const lines = row.map(({ bottom }) => bottom)
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.8)
  }
}

/** Each row of the plan as it must stand on paper, left to right. */
const expectedRows = ({ pricing }: Database, name: string): string[] =>
  printedPrices(pricing.filter((row) => row.pricing_name === name)).map((row) => row.join(' '))

/** The lines of the plan's games. */
const gameLines = (planname: PricingSheetName): string[] =>
  soldPlanCodes[planname].flat().flatMap((code) =>
    gamesOf(code.toUpperCase()).map(({ date, city, nickname }) => {
      const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
        timeZone: 'UTC',
        weekday: 'short',
        month: 'short',
        day: 'numeric',
      })
      return `${day} ${city} ${nickname}`
    }),
  )

/** Opens an address anew, or moves on inside the app, which keeps what it has loaded. */
async function open(page: Page, address: string, { isMove = false } = {}): Promise<void> {
  if (isMove) {
    await moveTo(page, address)
  } else {
    await page.goto(appPath(address))
  }
  const isChart = address.startsWith('/bruins/chart')
  const sign = isChart ? { name: 'Full pricing sheet' } : { name: 'Price chart only' }
  await expect(page.getByRole('link', sign)).toBeVisible()
}

async function links(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const first = await document.getPage(1)
  const found: { url?: string }[] = await first.getAnnotations()
  await document.destroy()
  return found.flatMap(({ url }) => url ?? [])
}

for (const planname of Object.keys(plans) as PricingSheetName[]) {
  const name = plans[planname]
  test(`[check 95] ${planname} prints every price on one page, for each of its reps`, async ({
    page,
    app,
  }) => {
    const { db } = app.api
    const { pricing_plan_id } = db.pricing.find((row) => row.pricing_name === name) ?? {}
    const assigned = db.links.filter((link) => link.pricing_plan_id === pricing_plan_id)
    expect(assigned.length).toBeGreaterThan(2)
    for (const { rep_id } of assigned) {
      const rep = db.reps.find((row) => row.rep_id === rep_id)
      const isMove = rep_id !== assigned[0]?.rep_id
      await open(page, `/bruins/${planname}/${repnames[rep_id]}`, { isMove })
      await expect(page.locator('address')).toContainText(rep?.rep_name ?? '?')
      await expect(page.getByRole('heading', { name: / games$/ })).not.toHaveCount(0)
      const pdf = await printPdf(page)
      const paper = clean(await readPdf(pdf))
      const rows = expectedRows(db, name)
      expect(rows.length).toBeGreaterThan(2)
      for (const row of rows) expect(paper.text).toContain(row)
      expect(paper.text).toContain('Boston Bruins')
      expect(paper.text).toContain(planTitles[planname])
      expect(paper.text).toContain('2025–26 season')
      // A letter from another face is a run of its own.
      expect(paper.text.replace(/ /g, '')).toContain(rep?.rep_name.replace(/ /g, ''))
      expect(paper.text).toContain(rep?.rep_email)
      if (rep?.rep_phone) expect(paper.text).toContain(phoneText(rep.rep_phone))
      expect(await links(pdf)).toContain(`mailto:${rep?.rep_email}`)

      // Whom to call stands in the head, 0.6 to 0.9 inches high.
      const call = paper.items.find(({ text }) => text === 'Your account manager')
      expect(call?.top).toBeLessThan(30)
      expect(call?.right).toBeGreaterThan(570)
      const headline = planTexts[planname].headline.slice(0, 12)
      const first = paper.items.find(({ text }) => text.startsWith(headline))
      expect(first?.top, 'what follows the head').toBeLessThan(14.4 + 65 + 60)

      // Every game of the plan, as its lists are headed.
      for (const line of gameLines(planname)) expect(paper.text).toContain(line)
      expect(paper.text).toContain('Where you sit')
      expectTotalsToLead(paper, rows.length)
      expectSharedEdges(paper)
      const left = (words = '?') => paper.items.find(({ text }) => text.startsWith(words))?.left
      const benefit = planTexts[planname].benefits[2]?.title.slice(0, 8)
      expect(left('Where you sit'), 'the third column').toBeCloseTo(left(benefit) ?? 0, 0)

      if (isMove) continue
      await expectTrueWidths(page)
      const plain = clean(await readPdf(await printPdf(page, { printBackground: false })))
      expect(plain.text, 'without backgrounds').toBe(paper.text)
      await open(page, `/bruins/chart/${planname}/${repnames[rep_id]}`, { isMove: true })
      const chart = clean(await readPdf(await printPdf(page)))
      for (const row of rows) expect(chart.text).toContain(row)
      const heading = chart.items.find(({ text }) => text === pricesHeading)
      expect(heading?.top, 'close under the head').toBeLessThan(14.4 + 65 + 20)
      expectSharedEdges(chart)
      const [one, next] = signsOfRows(chart).map(([sign]) => sign?.bottom ?? 0)
      expect((next ?? 0) - (one ?? 0), 'height of a row').toBeLessThan(96.8)
      const taxes = chart.items.find(({ text }) => text.includes('fees are not included'))
      const footer = chart.items.find(({ text }) => text === arena)
      const unused = (footer?.top ?? 999) - (taxes?.bottom ?? 0)
      expect(unused, 'from the terms to the footer').toBeLessThan(150)
      for (const words of [
        planTitles[planname],
        '2025–26 season',
        'Taxes and fees are not included.',
      ]) {
        expect(chart.text).toContain(words)
      }
      expect(chart.text.replace(/ /g, '')).toContain(rep?.rep_name.replace(/ /g, ''))
    }
  })
}

test('[check 95] prints the same from a phone, and on A4', async ({ page }) => {
  await open(page, '/bruins/plana/zoenunez')
  const desk = clean(await readPdf(await printPdf(page)))
  const a4 = await readPdf(await page.pdf({ format: 'A4', printBackground: true, margin }))
  expect(expectCleanPage(onePage(a4), { size: A4, margin: MARGIN }).text).toBe(desk.text)
  await page.setViewportSize(PHONE)
  const phone = clean(await readPdf(await printPdf(page)))
  expect(phone.text).toBe(desk.text)
})

const margin = { top: '0.2in', right: '0.2in', bottom: '0.2in', left: '0.2in' }

test.describe('ugly data', () => {
  const longName = 'Señor Peña-O’Brien y Núñez de la Santísima Trinidad XIII Esq'
  const cases = {
    'sixty characters': 'Premium Loge Center, Rows 1 to 12 near the Player Benches XX',
    'sixty wide letters': 'W'.repeat(60),
    'sixty pictures': '🏒'.repeat(30),
  }
  const hugeMail = `${'a.long.name'.repeat(4)}@tickets.example.com`

  for (const [what, location] of Object.entries(cases)) {
    test(`six locations of ${what} and a rep of sixty print on one page`, async ({ page, app }) => {
      expect(location).toHaveLength(60)
      expect(longName).toHaveLength(60)
      const { db } = app.api
      const rows = db.pricing.filter((row) => row.pricing_name === 'Plan A')
      const sixth = { ...rows[0], pricing_plan_id: 900 } as (typeof rows)[number]
      for (const row of [...rows, sixth]) {
        Object.assign(row, {
          location,
          plan_holder_price_per_game: '1182.50',
          plan_holder_total: '26015.50',
          box_office_price_per_game: '1219.50',
          box_office_plan_total: '26829.00',
        })
      }
      db.pricing.push(sixth)
      Object.assign(db.reps[0] ?? {}, {
        rep_name: longName,
        rep_email: hugeMail,
        rep_phone: '+1 (617) 555-0101 extension 12345',
      })
      const repname = 'senorpenaobrienynunezdelasantisimatrinidadxiiiesq'
      for (const route of ['/bruins', '/bruins/chart']) {
        await open(page, `${route}/plana/${repname}`, { isMove: route === '/bruins/chart' })
        const paper = clean(await readPdf(await printPdf(page)))
        const prices = paper.text.match(
          /\$1,182\.50 \$26,015\.50 \$1,219\.50 \$26,829\.00 \$813\.50/g,
        )
        expect(prices).toHaveLength(6)
        expect(paper.text.replace(/ /g, '')).toContain(hugeMail)
      }
    })
  }

  test('beside prices of seven figures no location breaks', async ({ page, app }) => {
    for (const row of app.api.db.pricing) {
      Object.assign(row, {
        plan_holder_price_per_game: '54321.50',
        plan_holder_total: '1195073.50',
        box_office_price_per_game: '65432.25',
        box_office_plan_total: '1439509.50',
      })
    }
    for (const address of ['/bruins/chart/plana/zoenunez', '/bruins/plana/zoenunez']) {
      await open(page, address, { isMove: !address.includes('chart') })
      const { items, text } = clean(await readPdf(await printPdf(page)))
      // A name on two lines would be two runs.
      const runs = items.map((item) => item.text)
      expect(runs).toEqual(expect.arrayContaining(['Loge Center', 'Balcony Center', 'Balcony End']))
      expect(text.match(/\$1,195,073\.50/g)).toHaveLength(5)
    }
  })

  test('a table too long for a page goes on, under its headers, row by row', async ({
    page,
    app,
  }) => {
    const [row] = app.api.db.pricing.filter(({ pricing_name }) => pricing_name === 'Plan A')
    for (let number = 1; number <= 30; number++) {
      app.api.db.pricing.push({
        ...(row as NonNullable<typeof row>),
        pricing_plan_id: 900 + number,
        location: `Section ${number}`,
      })
    }
    await open(page, '/bruins/plana/zoenunez')
    const pages = await readPdf(await printPdf(page))
    expect(pages).toHaveLength(2)
    const [first] = pages
    const find = (wanted: RegExp) => first?.items.find(({ text }) => wanted.test(text))
    // As on one page, air stands between the parts.
    const lede = planTexts.plana.lede.slice(-10)
    const above = first?.items.find(({ text }) => text.endsWith(lede))?.bottom ?? 0
    const air = (find(/^The same seats/)?.top ?? 0) - above
    expect(air).toBeGreaterThan(12)
    for (const [index, paper] of pages.entries()) {
      expectCleanPage(paper, { margin: MARGIN })
      expect(paper.text).toContain('Plan holder')
      expect(paper.text).toContain(`Page ${index + 1} of 2`)
    }
    const all = pages.map(({ text }) => text).join(' ')
    for (let number = 1; number <= 30; number++) {
      expect(all).toContain(`Section ${number} $182.50 $4,015 $219.00 $4,818 $803`)
    }
  })
})
