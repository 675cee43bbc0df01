import { fillGames } from '../mock-api/fillGames'
import {
  appPath,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  test,
} from './fixtures'
import { readPdf } from './pdf'

test('games are selected by Space, Shift, arrows and clicks; the bar has its place, and the focus is never under it', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/bruins-games?month=2025-10')
  const table = page.getByRole('table', { name: 'Bruins Games Dashboard' })
  const bar = page.getByRole('region', { name: 'Selected rows' })
  const status = bar.getByRole('status')
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
  await expect(status).toHaveText('No games selected')
  const before = await table.boundingBox()
  await box('B251009').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(status).toHaveText('3 games selected')
  await box('B251025').click({ modifiers: ['Shift'] })
  await expect(status).toHaveText('6 games selected')
  // The bar has its place: the first press moves nothing.
  expect((await table.boundingBox())?.height).toBe(before?.height)
  await expectNoAxeViolations(page)

  for (let rows = 0; rows < 6; rows++) await page.keyboard.press('ArrowUp')
  for (let rows = 0; rows < 8; rows++) await page.keyboard.press('ArrowDown')
  const at = (await page.locator(':focus').boundingBox())?.y ?? 0
  expect(at).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  expect(at).toBeGreaterThan(100)

  await test.step('on a phone its actions are a menu', async () => {
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await bar.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete 6 games?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  })
})

test('on a window of 1024 pixels the bar is one row, its other actions in a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select B251009' }).check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: 'Move', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Set field' })).toBeHidden()
  expect((await bar.boundingBox())?.height).toBeLessThan(60)
  await bar.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Shift time',
    'Set field',
    'Export as CSV',
    'Delete',
  ])
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

test('the browser’s own print of a list of 260 has every row, also before a hand was on the page', async ({
  page,
  app,
}) => {
  fillGames(app.api.db, 'bruins', 260)
  await openAs(page, 'bgs@example.com', '/bruins-games?season=all')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  const printed = pages.map(({ text }) => text).join(' ')
  const codes = new Set(app.api.db.games.bruins.map(({ event_name }) => event_name ?? ''))
  expect(codes.size).toBeGreaterThanOrEqual(260)
  expect([...codes].filter((code) => !printed.includes(code))).toEqual([])
  const drawn = page.getByRole('table').locator('tbody tr[data-index]')
  await expect.poll(() => drawn.count()).toBeLessThan(60)
})

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
  // The second list has answered too.
  await page.waitForLoadState('networkidle')
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
