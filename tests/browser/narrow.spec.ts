import type { Page } from '@playwright/test'
import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  moveTo,
  openAs,
  PHONE,
  test,
} from './fixtures'

const NOTEBOOK = { width: 1024, height: 768 }

test('a list that stays open after a choice leaves Save and its field free, in every window', async ({
  page,
  app,
}) => {
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  const dialog = page.getByRole('dialog', { name: 'Add New Plan' })
  for (const size of [DESK, NOTEBOOK, PHONE, { width: 683, height: 384 }]) {
    await page.setViewportSize(size)
    const code = `P26NEW${size.width}`
    await page.getByRole('button', { name: 'Add New Plan' }).click()
    await dialog.getByLabel('Combined Plan Event').fill(code)
    const field = dialog.getByRole('combobox', { name: 'Original Plans' })
    await field.click()
    // The second one brings a note below the field: the dialog grows, and the field moves.
    await page.getByRole('option', { name: 'B26FULL' }).click()
    await page.getByRole('option', { name: 'B26HALFA' }).click()
    await expect(dialog.getByText(/are in two of its plans/)).toBeAttached()
    const list = page.getByRole('listbox')
    const between = async () => {
      const [of, at] = await Promise.all([list.boundingBox(), field.boundingBox()])
      if (!of || !at) throw new Error('the list or its field is not there')
      expect(of.height).toBeGreaterThan(80)
      return Math.max(at.y - (of.y + of.height), of.y - (at.y + at.height))
    }
    await expect.poll(between).toBeGreaterThanOrEqual(0)
    await expectFree(page, 'Save')
    await expectFree(page, 'Cancel')
    const {
      x = 0,
      y = 0,
      width = 0,
    } = (await dialog.getByRole('button', { name: 'Save' }).boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + 2)
    await expect
      .poll(() => app.api.log.filter(({ method }) => method === 'POST').at(-1)?.body)
      .toMatchObject({ combine_plan_event: code, original_plans: 'B26FULL,B26HALFA' })
    await expect(dialog).toHaveCount(0)
  }
})

test('the bar and the note about changed games take one line each, on a phone the note two and the bar no cut words', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/celtics-games?search=C251205')
  await page.getByRole('button', { name: 'Edit Game C251205', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await dialog.getByLabel('New date').fill('2025-12-09')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await dialog
    .getByRole('button', { name: /^Copy message/ })
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const heightOf = async (text: string) => {
    const row = page.locator('main, header').locator('.MuiAlert-root, .MuiToolbar-root')
    return (await row.filter({ hasText: text }).boundingBox())?.height
  }
  await expect.poll(() => heightOf('packages changed')).toBeLessThan(70)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => heightOf('Toolpad')).toBe(56)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(PHONE)
  const button = page.getByRole('button', { name: /^Recent changes\. Moved C251205/ })
  await expect.poll(async () => (await button.boundingBox())?.width).toBe(44)
  await expect.poll(() => heightOf('packages changed')).toBeLessThan(100)
})

test('no dialog’s suggestions lie on its buttons, on a notebook and on a phone', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/dashboard')
  for (const [path, opener, ...labels] of [
    ['/bruins-games', 'Add New Game', 'Plans', 'Team'],
    ['/bruins-gameplanpricing', 'Reps', 'Reps'],
    ['/bruins-pricing-reps', 'New Rep', 'Plans'],
    ['/bgs/game-plans/bruins', 'Add New Game Plan', 'Select Bruins Game (optional)'],
  ] as const) {
    await moveTo(page, path)
    for (const size of [NOTEBOOK, PHONE]) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: opener, exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      for (const label of labels) {
        const field = dialog.getByRole('combobox', { name: label })
        await field.click()
        await field.press('ArrowDown')
        await expect(page.getByRole('option').first()).toBeVisible()
        await expectFree(page, 'Save')
        await expectFree(page, 'Cancel')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('option')).toHaveCount(0)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  }
})

/** No corner of the button lies under anything. */
async function expectFree(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
  const isFree = () =>
    button.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [left + 8, right - 8].every((x) =>
        [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
      )
    })
  await expect.poll(isFree).toBe(true)
}

test('with letters twice as large no name, choice or price is cut or covered', async ({ page }) => {
  await page.setViewportSize(DESK)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const person = page
    .getByRole('button', { name: /Account$/ })
    .locator('span')
    .first()
  expect(await person.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
  const choice = page.getByLabel('Opponent', { exact: true })
  const [room = 0, arrow = 0] = await choice.evaluate((select) => [
    Number.parseFloat(getComputedStyle(select).paddingRight),
    select.nextElementSibling?.getBoundingClientRect().width,
  ])
  expect(room).toBeGreaterThanOrEqual(arrow)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const team = menu.getByRole('link', { name: 'Bruins Pricing Plans' }).first()
  const words = await team.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link.children[1] ?? link)
    return (
      range.getBoundingClientRect().right -
      (link.lastElementChild?.getBoundingClientRect().left ?? 0)
    )
  })
  expect(words).toBeLessThanOrEqual(0)
  await openAs(page, 'bgs@example.com', '/bruins-gameplanpricing')
  const price = page.locator('main td[data-slot="money"]').first()
  await expect(price).toHaveCSS('display', 'flex')
  await openAs(page, 'bgs@example.com', '/bgs/game-plans/bruins')
  await page.getByRole('button', { name: 'Add New Game Plan' }).click()
  await page.getByRole('button', { name: 'Choose games' }).click()
  const builder = page.getByRole('dialog', { name: 'Choose games: new plan' })
  const planName = await builder.getByLabel('Plan Event Name').boundingBox()
  expect(planName?.width).toBeGreaterThan(200)
})

test('a phone sorts by buttons above the cards', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  const table = page.getByRole('table')
  await table.getByRole('button', { name: 'Email' }).click()
  await expect(page).toHaveURL(/sort=email/)
})

test('tools begin with the work on a phone, and prices can be read there', async ({ page }) => {
  await page.setViewportSize(PHONE)

  await test.step('prices', async () => {
    await openAs(page, 'bgs@example.com', '/prices')
    const prices = page.getByRole('table', { name: 'Prices' })
    const row = prices.getByRole('row', { name: 'Loge Center' }).first()
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('cell')).toHaveText(['$182.50$912.50', '$219.00$1,095.00'])
    await expect(page.getByRole('link', { name: 'Edit plan by plan' })).toBeInViewport()
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('Weekend Plan')
    await expect(prices.getByRole('rowheader')).toContainText(['Weekend Plan', 'Loge Center'])
    await expect(page).toHaveURL(/plan=Weekend/)
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(DESK)
    await page.getByRole('gridcell').first().focus()
    await page.keyboard.type('63')
    await page.keyboard.press('Enter')
    await page.setViewportSize(PHONE)
    await expect(page.getByText(/^1 changed location not saved yet/)).toBeVisible()
    await expect(prices.getByText('$63.00')).toHaveCount(0)
  })

  await test.step('import', async () => {
    await openAs(page, 'bgs@example.com', '/season/import')
    await expect(page.getByText(/^Import a season/)).toBeVisible()
    await expect(page.getByText(/^You’ll review what/)).toBeHidden()
    const box = await page.getByLabel('Paste from a spreadsheet').boundingBox()
    expect(box?.y).toBeLessThan(320)
  })

  await test.step('next season', async () => {
    await openAs(page, 'bgs@example.com', '/season/next')
    const first = page.getByRole('heading', { name: 'Bruins plans' })
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(340)
    const fact = page.getByText(/^Plans start without games/)
    await expect(fact).toBeHidden()
    const [season, create] = await Promise.all(
      [page.getByLabel('From season'), page.getByRole('button', { name: /^Create / })].map(
        (control) => control.boundingBox(),
      ),
    )
    expect(create?.x).toBe(season?.x)
    await page.getByText('What is created').click()
    await expect(fact).toBeVisible()
    await expectNoAxeViolations(page)
    await page.setViewportSize(DESK)
    await expect(fact).toBeVisible()
    await expect(page.getByText('What is created')).toHaveCount(0)
  })
})

test('on a phone Filters has its room above the first card', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const card = await page.locator('tr[data-index="0"]').boundingBox()
  const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
  expect((card?.y ?? 0) - (filters?.y ?? 0) - (filters?.height ?? 0)).toBeGreaterThanOrEqual(4)
})

test('a list on its way is a table at a desk, and cards on a phone', async ({ page }) => {
  await page.route('**/combined/distinct', () => {})
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  const row = page.locator('[role="status"]:has-text("Loading") + div > *').first()
  await expect(row).toHaveCSS('height', '44px')
  await page.setViewportSize(PHONE)
  await expect(row).toHaveCSS('height', '84px')
})

test('the warning that nothing typed is kept is no taller than the bar it lies on', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    const real = Storage.prototype.setItem
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('draft')) throw new DOMException('full', 'QuotaExceededError')
      real.call(this, key, value)
    }
  })
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  await page.evaluate(() => {
    const soon = String(Math.floor(Date.now() / 1000) + 250)
    localStorage.setItem('sessionExpiration', soon)
    dispatchEvent(new StorageEvent('storage', { key: 'sessionExpiration', newValue: soon }))
  })
  const warning = page.getByRole('region', { name: 'Session ending' })
  await expect(warning).toContainText('This browser can’t keep what you’ve typed. Save your work.')
  const box = await warning.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 99)).toBeLessThanOrEqual(57)
})

test('of a package’s last change no line is AM or PM alone, and no e-mail is cut', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  await expect(page.getByRole('row').nth(11)).toBeAttached()
  for (const width of [1024, 1100, 1160, 1200, 1280]) {
    await page.setViewportSize({ width, height: 768 })
    const lines = await lastLines(page, 'td[data-label="Last Updated"]')
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter(({ last }) => /^[AP]M$/.test(last))).toEqual([])
  }
  await openAs(page, 'bgs@example.com', '/bruins-pricing-reps')
  for (const size of [NOTEBOOK, PHONE]) {
    await page.setViewportSize(size)
    // A phone has no menu beside the page.
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toHaveCount(size === PHONE ? 0 : 1)
    const lines = await lastLines(page, 'td[data-label="Email"]')
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(({ count }) => count > 1)).toEqual([])
  }
})

test('at 320 px no time and no PDF of a card is below its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  const covered = () =>
    page.locator('main tr:has([data-slot="time"])').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const [time, buttons] = ['time', 'actions'].map((look) =>
            row.querySelector(`td[data-slot="${look}"]`)?.getBoundingClientRect(),
          )
          return time && buttons && time.right > buttons.left && time.top < buttons.bottom
        }).length,
    )
  await expect(page.getByRole('button', { name: 'P26ALL', exact: true })).toBeVisible()
  expect(await covered()).toBe(0)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toBeVisible()
  expect(await covered()).toBe(0)
})

/** How many lines each text has, and what the last one says. */
const lastLines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text | null
      if (!text) return []
      const range = document.createRange()
      let [count, last, top] = [0, '', Number.NaN]
      for (let at = 0; at < text.data.length; at++) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const line = range.getBoundingClientRect()
        if (line.width === 0) continue
        if (line.top !== top) [count, last, top] = [count + 1, '', line.top]
        last += text.data[at]
      }
      return [{ count, last: last.trim() }]
    }),
  )
