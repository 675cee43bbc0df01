import type { Locator } from '@playwright/test'
import type { Database } from '../mock-api/database'
import { DESK, expect, expectNoSidewaysScroll, moveTo, openAs, test } from './fixtures'

/* What a list says in figures is one line and whole beside the longest texts that people write. */

const LAPTOP = { width: 1024, height: 768 }

/** Sixty letters with accents, and one word of them that no column has room for. */
const TITLE = 'Soirée d’été à Montréal: Łódź, Škoda, Ñandú & Straßenbahnhöf'
const NAME = 'Wolfeschlegelsteinhausenbergerdorff Núñez-O’Brien-Müller Żak'

/** Each list with its title, and the heads of what is one line. */
const LISTS = {
  '/bruins-games': ['Bruins Games Dashboard', 'Event Name|Game Number|Event Date|Event Time'],
  '/celtics-games': ['Celtics Games Dashboard', 'Event Name|Game Number|Event Date|Event Time'],
  '/bgs/game-plans': ['Bruins Game Plans Dashboard', 'PDF'],
  '/bgs/game-plans/bruins': ['Bruins Game Plan Dashboard', 'Plan Event Name'],
  '/bgs/game-plans/celtics': ['Celtics Game Plan Dashboard', 'Plan Event Name'],
  '/bruins-pricing-plans': ['Bruins Pricing Plan Events', 'Plan Event Name'],
  '/bruins-reps': ['Bruins Representatives', 'Phone'],
  '/bruins-gameplanpricing': [
    'Pricing Plan Management',
    'Color|Price/Game|Total|Box Price/Game|Box Total',
  ],
  '/bruins-pricing-reps': ['Plans & Reps', 'Holder $/game|Box Office $/game'],
  '/users': ['User Dashboard', 'ID|Role'],
  '/prices': ['Prices', 'Price/Game|Total|Box Price/Game|Box Total'],
} as const

/** The longest texts everywhere, the widest hours and seven figures of dollars. */
function makeUgly(db: Database): void {
  for (const row of Object.values(db.games).flat()) {
    if (row.event_time !== null) row.event_time = '12:30:00'
    if (row.team !== null) row.team = `${row.team.slice(0, 12)}${TITLE.slice(0, 48)}`
  }
  for (const plan of db.combinedPlans) {
    if (plan.combine_plan_event === 'P26CLASSICS')
      plan.combine_plan_event = 'P26CLASSICS-AND-OTHER-NIGHTS'
    plan.plan_event_title = TITLE
    plan.last_updated = '2025-09-28 22:44:51'
    plan.plan_event_pdf = 'p26.pdf'
  }
  for (const row of db.pricing) {
    row.location = TITLE
    row.location_color = 'C8102E'
    for (const price of [
      'plan_holder_price_per_game',
      'plan_holder_total',
      'box_office_price_per_game',
      'box_office_plan_total',
    ] as const)
      row[price] = '4444444.48'
  }
  for (const rep of db.reps) {
    rep.rep_name = `${NAME.slice(0, -2)} ${rep.rep_id}`
    rep.rep_email = `${'wolfeschlegel.steinhausen'.repeat(2)}${rep.rep_id}@example.com`
    rep.rep_phone = '(617) 555-0102'
  }
  for (const user of db.users) user.name = NAME
}

/**
 * What is broken or cut of a page's or a dialog's tables: of every head its words, of every cell its days and hours,
 * and what is wider than its column.
 * @param heads of the columns whose cells are one line, as a pattern.
 */
const broken = (within: Locator, heads: string) =>
  within.evaluate((around, pattern) => {
    const found: string[] = []
    const isWhole = new RegExp(`^(${pattern.replaceAll('$', '\\$')})$`)
    let asked = 0
    const WHOLE = /[A-Z]\w+ \d+, \d{4}|\d+:\d\d [AP]M|\b[BCPX]P?\d\d[A-Z\d]+\b/g
    /** Where the letters of an element stand that match. */
    const rectsOf = (element: Element, match: RegExp) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const all: { text: string; rects: DOMRect[] }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // What is folded away stands nowhere.
        if (!node.parentElement?.checkVisibility()) continue
        // What is for screen readers alone has a box of one pixel.
        if (node.parentElement.clientWidth === 1) continue
        for (const { 0: text, index } of node.textContent?.matchAll(match) ?? []) {
          range.setStart(node, index)
          range.setEnd(node, index + text.length)
          all.push({ text, rects: [...range.getClientRects()].filter(({ width }) => width > 0) })
        }
      }
      return all
    }
    const isFolded = (rects: DOMRect[]) =>
      rects.some(({ top, height }) => rects.some((other) => other.top - top > height / 2))
    for (const table of around.querySelectorAll('table')) {
      const heads = [...table.querySelectorAll('thead th')]
      for (const { text, rects } of heads.flatMap((head) => rectsOf(head, /\S+/g)))
        if (isFolded(rects)) found.push(`the head's '${text}' is broken`)
      const isLine = heads.map((head) =>
        isWhole.test((head.querySelector('button') ?? head).textContent?.trim() ?? ''),
      )
      for (const row of table.querySelectorAll('tbody tr'))
        for (const [index, cell] of [...row.children].entries()) {
          const { left, right } = cell.getBoundingClientRect()
          const all = rectsOf(cell, /.+/g).flatMap(({ rects }) => rects)
          if (all.some((rect) => rect.left < left || rect.right > right))
            found.push(`'${cell.textContent}' is wider than its column`)
          if (isLine[index]) asked += all.length
          if (isLine[index] && isFolded(all)) found.push(`'${cell.textContent}' is folded`)
          for (const { text, rects } of rectsOf(cell, WHOLE))
            if (isFolded(rects)) found.push(`'${text}' is broken`)
        }
    }
    return asked === 0 ? ['no cell was looked at'] : [...new Set(found)]
  }, heads)

test('no code, day, hour, sum or head of a list is broken or cut, whatever stands beside it', async ({
  page,
  app,
}) => {
  makeUgly(app.api.db)
  await openAs(page, 'admin@example.com', '/dashboard')
  for (const [path, [title, lines]] of Object.entries(LISTS)) {
    await moveTo(page, path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(main.locator('tbody tr').nth(2)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    for (const size of [LAPTOP, { width: 1200, height: 800 }, DESK]) {
      await page.setViewportSize(size)
      await page.waitForFunction((width) => innerWidth === width, size.width)
      await expectNoSidewaysScroll(page)
      const heads = size === DESK ? `${lines}|Last Updated` : lines
      expect.soft(await broken(main, heads), `${path} at ${size.width}`).toEqual([])
    }
    const select = main.getByRole('button', { name: 'Select', exact: true }).first()
    if ((await select.count()) === 0) continue
    await select.click()
    await expect(main.getByRole('checkbox').first()).toBeVisible()
    expect.soft(await broken(main, `${lines}|Last Updated`), `${path} with boxes`).toEqual([])
  }
})

test('nor is any of a plan’s games, in its details and in the builder', async ({ page, app }) => {
  makeUgly(app.api.db)
  await openAs(page, 'bgs@example.com', '/bgs/game-plans/bruins?search=B26FULL')
  await page.getByRole('button', { name: 'Edit B26FULL' }).click()
  const details = page.getByRole('dialog', { name: 'Plan Details: B26FULL' })
  await expect(details.getByRole('row')).toHaveCount(45)
  for (const size of [DESK, LAPTOP]) {
    await page.setViewportSize(size)
    expect(await broken(details, 'Event Name|Game Number|Event Date|Event Time')).toEqual([])
  }
  await details.getByRole('button', { name: 'Choose games' }).click()
  const builder = page.getByRole('dialog').last()
  await builder.getByRole('button', { name: 'List' }).click()
  await expect(builder.getByRole('row')).toHaveCount(45)
  for (const size of [LAPTOP, DESK]) {
    await page.setViewportSize(size)
    expect(await broken(builder, 'Date|Time|Row A|Row B|Event Name')).toEqual([])
  }
})

test('at 1024 pixels every chosen filter can be read, and the way back stands below them', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const selects = page.getByRole('main').getByRole('combobox')
  await expect(selects).toHaveCount(5)
  for (const [label, text] of [
    ['Opponent', 'Columbus Blue Jackets'],
    ['Month', 'September 2025'],
    ['Weekday', 'Wednesday'],
    ['Plan', 'BP26HALFSEASONPLANB'],
    ['Checks', 'With findings'],
  ] as const)
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(text)
  const clear = page.getByTitle('Clear filters')
  await expect(clear).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  const chosen = await selects.evaluateAll((all) =>
    (all as HTMLSelectElement[]).map((select) => {
      const style = getComputedStyle(select)
      const text = select.selectedOptions[0]?.text ?? ''
      const words = document.createElement('span')
      words.textContent = text
      Object.assign(words.style, { position: 'absolute', whiteSpace: 'pre' })
      for (const property of ['font-family', 'font-size', 'font-weight', 'word-spacing'])
        words.style.setProperty(property, style.getPropertyValue(property))
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      const edges = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const { bottom } = select.getBoundingClientRect()
      return { text, width, room: select.clientWidth - edges, bottom }
    }),
  )
  // Rooms are whole pixels.
  expect(chosen.filter(({ width, room }) => width > room + 1)).toEqual([])
  const lowest = Math.max(...chosen.map(({ bottom }) => bottom))
  expect((await clear.boundingBox())?.y).toBeGreaterThanOrEqual(lowest)
})
