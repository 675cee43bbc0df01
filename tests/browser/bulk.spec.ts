import { readFileSync } from 'node:fs'
import { fillGames } from '../mock-api/fillGames'
import {
  appPath,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  moveTo,
  openAs,
  PHONE,
  test,
} from './fixtures'
import { readPdf } from './pdf'

test('games selected by keyboard and pointer are moved, exported, deleted and brought back', async ({
  page,
  app,
}) => {
  await openAs(page, 'bgs@example.com', '/bruins-games?month=2025-10')
  const table = page.getByRole('table', { name: 'Bruins Games Dashboard' })
  const bar = page.getByRole('region', { name: 'Selected rows' })
  const status = bar.getByRole('status')
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  const writes = () =>
    app.api.log
      .filter(({ method, path }) => method !== 'GET' && path.includes('games'))
      .map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)

  await test.step('by Space and Shift, arrows, and a click with Shift', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
    await expect(status).toHaveText('No games selected')
    const before = await table.boundingBox()
    await box('B251009').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    await expect(status).toHaveText('3 games selected')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(box('B251021')).toBeFocused()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(status).toHaveText('3 games selected')
    await box('B251025').click({ modifiers: ['Shift'] })
    await expect(status).toHaveText('6 games selected')
    // The bar has its place: the first press moves nothing.
    expect((await table.boundingBox())?.height).toBe(before?.height)
    await expectNoAxeViolations(page)
  })

  await test.step('the focus is never under the bar or the heads', async () => {
    for (let rows = 0; rows < 6; rows++) await page.keyboard.press('ArrowUp')
    for (let rows = 0; rows < 8; rows++) await page.keyboard.press('ArrowDown')
    const at = (await page.locator(':focus').boundingBox())?.y ?? 0
    expect(at).toBeLessThan((await bar.boundingBox())?.y ?? 0)
    expect(at).toBeGreaterThan(100)
  })

  await test.step('sorted and filtered they stay; what is hidden is left out', async () => {
    await page.getByRole('button', { name: 'Event Name' }).click()
    await page.getByLabel('Weekday').selectOption('Saturday')
    await expect(status).toContainText('6 games selected')
    await expect(status).toContainText('4 selected games are hidden and left out.')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Bruins Games Dashboard \d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(lines[0]).toBe('\uFEFFEvent Name,BGS Game Plans,Team,Game Number,Event Date,Event Time')
    expect(lines.slice(1, -1).map((line) => line.slice(0, 7))).toEqual(['B251011', 'B251025'])
    expect(lines[1]).toContain(',Bruins vs. Buffalo Sabres,2,2025-10-11,19:00:00')
  })

  await test.step('moved by half an hour, and back', async () => {
    await box('B251011').focus()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('button', { name: 'Add to plan' })).toBeFocused()
    await bar.getByRole('button', { name: 'Shift time' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Shift the time of 2 games' })
    await expect(dialog.getByText('B251025: 3:00 PM → 3:30 PM')).toBeVisible()
    await expect(dialog.getByText(/^Touches/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Moved 2 games 30 minutes later.')).toBeVisible()
    expect(writes()).toEqual(['PUT edit', 'PUT edit'])
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText(/^Undone:/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(row('B251025')).toContainText('3:00 PM')
  })

  await test.step('deleted and brought back, on a phone', async () => {
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    const plans = await row('B251011').getByRole('link').allInnerTexts()
    await bar.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete 2 games?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(question.getByText(/^B251011, Sat, Oct 11, 2025/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await question.getByRole('button', { name: 'Delete 2 games' }).click()
    await expect(question.getByText('Deleted 2 games.')).toBeVisible()
    await question.getByRole('button', { name: 'Undo' }).click()
    await expect(question.getByText(/^Undone:/)).toBeVisible()
    await question.getByRole('button', { name: 'Close' }).click()
    await expect(row('B251011')).toHaveCount(1)
    expect((await row('B251011').getByRole('link').allInnerTexts()).sort()).toEqual(plans.sort())
    await bar.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
    await moveTo(page, '/bgs/game-plans')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await expect(status).toHaveText(/^\d\d packages selected$/)
    await expectNoAxeViolations(page)
  })
})

test('one Esc ends the selecting of one of two tables', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/bruins-pricing-reps')
  const boxes = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('checkbox', {
      name: 'Select all shown',
    })
  for (const name of ['Plans', 'Reps']) {
    const section = page.getByRole('region', { name, exact: true })
    await section.getByRole('button', { name: 'Select', exact: true }).click()
    // The boxes are there at once; the bar, which hears Esc, has code of its own.
    await expect(section.getByRole('region', { name: 'Selected rows' })).toBeVisible()
    await expect(boxes(name)).toBeVisible()
  }
  // The table that was not used last, so that the other one still hears the press after it has ended.
  await boxes('Plans').focus()
  await page.keyboard.press('Escape')
  await expect(boxes('Plans')).toHaveCount(0)
  await expect(boxes('Reps')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(boxes('Reps')).toHaveCount(0)
})

test('on a window of 1024 pixels the bar is one row, its other actions in a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select B251009' }).check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: 'Shift time' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Set field' })).toBeHidden()
  expect((await bar.boundingBox())?.height).toBeLessThan(60)
  await bar.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Set field', 'Export as CSV', 'Delete'])
})

/** A letter page with margins of 0.4 inches, in pixels. */
const PAPER = { width: 739, height: 979 }

test('a printed table cuts no code, day or hour, and has twenty-two games on its first page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Print table' }).click()
  const paper = page.locator('body > div > table')
  await expect(paper).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const rows = await paper.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      bottom: row.getBoundingClientRect().bottom,
      lines: [...row.children].map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getClientRects().length
      }),
    })),
  )
  expect(rows).toHaveLength(44)
  // Event Name, Game Number, Event Date, Event Time.
  for (const { lines } of rows)
    expect([0, 3, 4, 5].map((column) => lines[column])).toEqual([1, 1, 1, 1])
  const onFirst = rows.filter(({ bottom }) => bottom <= PAPER.height).length
  expect(onFirst).toBeGreaterThanOrEqual(22)

  await test.step('on paper as narrow as a phone no word is cut either', async () => {
    await page.setViewportSize({ width: 320, height: 844 })
    const cut = await paper.locator('th, td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = cell.firstChild
        if (!(text instanceof Text)) return []
        const range = document.createRange()
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 && !word.includes('-') ? [word] : []
        })
      }),
    )
    expect(cut).toEqual([])
  })
})

for (const count of [44, 600]) {
  test(`the browser’s own print of a list of ${count} has every row, also before a hand was on the page`, async ({
    page,
    app,
  }) => {
    if (count > 44) fillGames(app.api.db, 'bruins', count)
    await openAs(page, 'bgs@example.com', '/bruins-games')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const drawn = page.getByRole('table').locator('tbody tr[data-index]')
    const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    const printed = pages.map(({ text }) => text).join(' ')
    const codes = new Set(app.api.db.games.bruins.map(({ event_name }) => event_name ?? ''))
    expect(codes.size).toBeGreaterThanOrEqual(count)
    expect([...codes].filter((code) => !printed.includes(code))).toEqual([])
    await expect.poll(() => drawn.count()).toBeLessThan(60)
  })
}

test('once a hand was on the page the browser’s own print has the table as Print table has it', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/bruins-games?plan=B26FULL')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  const print = async () => {
    const pages = await readPdf(await page.pdf({ format: 'Letter' }))
    return pages.map(({ text }) => text)
  }
  await expect.poll(async () => (await print()).join(' ')).toContain('Plan: B26FULL')
  const pages = await print()
  expect(pages).toHaveLength(2)
  for (const text of pages) expect(text).toContain('Event Name')
  expect(pages.join(' ')).not.toMatch(/Actions|Add New Game/)
  await expect(page.locator('body > div > table')).toHaveCount(0)

  await test.step('a dialog that is open is printed itself', async () => {
    await page.getByRole('button', { name: 'Add New Game' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Game' })).toBeVisible()
    expect((await print()).join(' ')).toContain('Event Name')
  })
})

test('paper has no button of a screen, and a table’s heads on each of its pages', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/bruins-pricing-reps')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const print = async () => {
    // Of a browser's own margins 720 pixels are left, less than the screen has where rows are cards.
    const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' }
    const pages = await readPdf(await page.pdf({ format: 'Letter', margin }))
    return pages.map(({ text }) => text)
  }
  const [first = '', second = ''] = await print()
  for (const text of [first, second]) expect(text).toMatch(/Name Location Holder/)
  expect(first + second).not.toMatch(/Actions|New Plan/)

  await page.goto(appPath('/bruins-gameplanpricing'))
  await expect(page.getByText('Loge Center').first()).toBeVisible()
  const plans = (await print()).join(' ')
  expect(plans).toContain('Loge Center')
  expect(plans).toContain('Location Color Price/Game Total')
  expect(plans).not.toMatch(/Actions|Add Location|Public links|Add Pricing Plan/)
  expect(plans, 'an empty search').not.toContain('Search Pricing Plans')
  const search = page.getByLabel('Search Pricing Plans')
  await search.fill('5 Game')
  await expect(page.getByText('1 plan', { exact: true })).toBeVisible()
  expect((await print()).join(' '), 'a search').toContain('Search Pricing Plans')
  await search.fill('')
  await expect(page.getByText('7 plans', { exact: true })).toBeVisible()
  expect((await print()).join(' '), 'a search cleared').not.toContain('Search Pricing Plans')

  await page.goto(appPath('/prices'))
  await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible()
  const prices = (await print()).join(' ')
  expect(prices).toContain('Loge Center')
  expect(prices).not.toMatch(/Review changes|Undo|Fill down/)

  await page.goto(appPath('/dashboard'))
  await expect(page.getByRole('link', { name: 'Assign reps' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next games' })).toBeVisible()
  const dashboard = (await print()).join(' ')
  expect(dashboard).toContain('Next games')
  expect(dashboard).not.toMatch(/Send a package|Assign reps/)
})
