import { slug } from '../../src/domain/slug'
import { phoneText } from '../../src/domain/text'
import { SAMPLE_REPS } from '../mock-api/data/reps'
import { DESK, expect, PHONE, test } from './fixtures'
import {
  gamesOf,
  longName,
  longOpponent,
  makeOpponentsUgly,
  makeRepsUgly,
  missingGames,
  openSheet,
  pagesOnA4,
  printSheet,
  timesPrinted,
} from './portraitSheet'
import { expectTrueWidths } from './textMeasure'

const schedules = {
  '5plan': { '5-Game Plan A': 'BP265PLANA', '5-Game Plan B': 'BP265PLANB' },
  '6plan': { '6-Game Plan A': 'BP266PLANA', '6-Game Plan B': 'BP266PLANB' },
  '11gameplan': {
    'Weekend Plan': 'BP26WEEKEND',
    Rivals: 'BP26RIVAL',
    'Black Friday': 'BP26BLACK',
    'Home Opener': 'BP26OPENER',
  },
  halfseason: {
    'Half Season Plan A': 'BP26HALFSEASONPLANA',
    'Half Season Plan B': 'BP26HALFSEASONPLANB',
  },
}
const address = (name: string, repname = 'zoenunez') => `/bruins/schedule/${name}/${repname}`

for (const [name, blocks] of Object.entries(schedules)) {
  test(`[check 95] ${name} prints every game on one page, for every rep`, async ({
    page,
    watch,
  }) => {
    const games = Object.values(blocks).flatMap(gamesOf)
    for (const rep of SAMPLE_REPS) {
      const isMove = rep !== SAMPLE_REPS[0]
      await openSheet(page, address(name, slug(rep.rep_name)), { isMove })
      await expect(page.getByRole('main')).toContainText(rep.rep_email)
      const paper = await printSheet(page)
      await expectTrueWidths(page)
      expect(missingGames(paper, games), `${name} for ${rep.rep_name}`).toEqual([])
      for (const block of Object.keys(blocks)) expect(paper.text).toContain(block)
      expect(timesPrinted(paper, rep.rep_name), rep.rep_name).toBe(1)
      expect(paper.text).toContain(rep.rep_email)
      if (rep.rep_phone) expect(paper.text).toContain(phoneText(rep.rep_phone))
      expect(paper.text).toContain('All times Eastern')
      expect(paper.text.includes('Resale threshold: 60%')).toBe(name === 'halfseason')
    }
    expect(watch.foreign).toEqual([])
  })
}

test('[check 95] prints the same with backgrounds off, from a phone, and on A4', async ({
  page,
}) => {
  for (const name of Object.keys(schedules)) {
    await openSheet(page, address(name))
    const { text } = await printSheet(page)
    expect((await printSheet(page, { printBackground: false })).text).toBe(text)
    expect(await pagesOnA4(page), `${name} on A4`).toBe(1)
    await page.setViewportSize(PHONE)
    expect((await printSheet(page)).text).toBe(text)
    await page.setViewportSize(DESK)
  }
})

test('fewer games are set larger', async ({ page }) => {
  const sizes: number[] = []
  for (const name of ['5plan', '11gameplan', 'halfseason']) {
    await openSheet(page, address(name))
    const { items } = await printSheet(page)
    sizes.push(items.find(({ text }) => text.startsWith('vs. '))?.size ?? 0)
    // No sheet is half empty: the games reach down to the notes; whom to call is in the head.
    const lowest = items.filter(({ text }) => /^(vs\. |\d+:\d\d)/.test(text))
    expect(items.find(({ text }) => text === 'Your account manager')?.top).toBeLessThan(60)
    const notes = items.find(({ text }) => text.startsWith('All times Eastern'))
    const air = (notes?.top ?? 0) - Math.max(...lowest.map(({ bottom }) => bottom))
    expect(air, name).toBeGreaterThan(0)
    expect(air, name).toBeLessThan(80)
  }
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes[0]).toBeGreaterThanOrEqual(18)
  expect(sizes[2]).toBeGreaterThanOrEqual(9)
})

test('half a season has a logo or a badge that can be read for every game', async ({ page }) => {
  await openSheet(page, address('halfseason'))
  const { items } = await printSheet(page)
  const badges = items.filter(({ text }) => /^[A-Z]{3}$/.test(text))
  await page.emulateMedia({ media: 'print' })
  const logos = page.getByRole('main').locator('tbody img').filter({ visible: true })
  expect(badges.length + (await logos.count())).toBe(44)
})

test('ugly data still prints whole on one page', async ({ page, app }) => {
  makeRepsUgly(app)
  makeOpponentsUgly(app)
  for (const [name, blocks] of Object.entries(schedules)) {
    await openSheet(page, address(name, slug(longName)))
    const paper = await printSheet(page)
    expect(timesPrinted(paper, longName)).toBe(1)
    const count = Object.values(blocks).flatMap(gamesOf).length
    expect(timesPrinted(paper, longOpponent), name).toBe(count)
  }
})
