import type { Locator, Page } from '@playwright/test'
import { fillGames } from '../mock-api/fillGames'
import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectReadableInDark,
  moveTo,
  openAs,
  PHONE,
  test,
} from './fixtures'

test('a record’s dialog leaves its list in view where there is room, and its Save anywhere', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const opener = page.getByRole('button', { name: /^Edit Game B25/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Game', exact: true })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(dialog.getByText(/^Bruins Games › B25/)).toBeVisible()

  await test.step('beside the list, which is neither dimmed nor held', async () => {
    await expect
      .poll(() => dialog.boundingBox())
      .toEqual({ x: DESK.width - 480, y: 57, width: 480, height: DESK.height - 57 })
    const bar = await page.locator('header').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(57)
    await expect(page.locator('.MuiBackdrop-root')).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await page.mouse.move(600, 600)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expectNoAxeViolations(page)
  })

  await test.step('guards what is typed, and gives the focus back', async () => {
    await dialog.getByRole('spinbutton', { name: 'Game Number' }).fill('77')
    // The list is seen and not pressed: a click on it is a way out of the dialog.
    await page.mouse.click(600, 600)
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(opener).toBeFocused()
  })

  await test.step('on small windows its buttons need no scrolling', async () => {
    for (const size of [PHONE, { width: 720, height: 450 }]) {
      await page.setViewportSize(size)
      await page
        .getByRole('button', { name: /^Edit Game B25/ })
        .first()
        .click()
      await expect(save).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByLabel('Close panel')).toBeInViewport({ ratio: 1 })
      await dialog.getByLabel('Event Time').scrollIntoViewIfNeeded()
      await expect(dialog.getByLabel('Event Time')).toBeInViewport({ ratio: 1 })
      await expect(save).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
})

test('no cross lies on the way to the next record, in a low window either', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await editGame(page).first().click()
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' })
  for (const height of [900, 510]) {
    await page.setViewportSize({ width: 1280, height })
    const { x = 0, y = 0, width = 0 } = (await next.boundingBox()) ?? {}
    // The corner that is nearest to it.
    const corner = await next.evaluate(
      (button, at) => button.contains(document.elementFromPoint(at.x, at.y)),
      { x: x + width - 8, y: y + 2 },
    )
    expect(corner).toBe(true)
  }
})

const editGame = (page: Page) => page.getByRole('button', { name: /^Edit Game / })

test('a record’s dialog leads to the next one of the list, which stays where it is and lights its row', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bruins-games?sort=-date')
  const openers = editGame(page)
  // All rows come after those that the window has room for.
  await expect(openers.nth(40)).toBeAttached()
  const codes = (await openers.evaluateAll((all) => all.map((one) => one.ariaLabel))).map((label) =>
    label?.replace('Edit Game ', ''),
  )
  const dialog = page.getByRole('dialog', { name: 'Edit Game', exact: true })
  const code = dialog.getByLabel('Event Name')
  const next = dialog.getByRole('button', { name: 'Next' })
  const lit = page.locator('tr[data-open]')
  await openers.nth(20).click()
  await expect(lit).toContainText(codes[20] ?? '')
  const before = await page.evaluate(() => window.scrollY)

  await test.step('by its buttons', async () => {
    await next.click()
    await expect(code).toHaveValue(codes[21] ?? '')
    await expect(next).toBeFocused()
    await expect(lit).toHaveCount(1)
    await expect(lit).toContainText(codes[21] ?? '')
    await expect(lit).toHaveCSS('outline-style', 'solid')
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120)
    await expectNoAxeViolations(page)
    await expectReadableInDark(page)
  })

  await test.step('by keys, with the row always in view', async () => {
    for (let index = 22; index < 30; index++) {
      await page.keyboard.press('Alt+PageDown')
      await expect(code).toHaveValue(codes[index] ?? '')
      await expect(lit).toContainText(codes[index] ?? '')
      await expect(lit).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(openers.nth(29)).toBeFocused()
    await expect(lit).toHaveCount(0)
  })

  await test.step('not where its list is covered', async () => {
    await page.setViewportSize({ width: 860, height: 768 })
    await openers.nth(39).click()
    await expect(code).toHaveValue(codes[39] ?? '')
    await expect(next).toHaveCount(0)
  })
})

test('a step in a long list that was scrolled away brings its row back, and the focus to it', async ({
  page,
  app,
}) => {
  fillGames(app.api.db, 'bruins', 400)
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bruins-games?season=all')
  const codes = ['B300103', 'B300104', 'B300105']
  const opener = (index: number) =>
    page.getByRole('button', { name: `Edit Game ${codes[index]}`, exact: true })
  const dialog = page.getByRole('dialog', { name: 'Edit Game', exact: true })
  const lit = page.locator('tr[data-open]')
  await opener(0).click()
  await expect(lit).toBeInViewport()
  await page.mouse.move(600, 600)
  for (const [index, press] of [
    [1, () => dialog.getByRole('button', { name: 'Next' }).click()],
    [2, () => page.keyboard.press('Alt+PageDown')],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(lit).toHaveCount(0)
    await press()
    await expect(dialog.getByLabel('Event Name')).toHaveValue(codes[index] ?? '')
    await expect(lit).toBeInViewport({ ratio: 1 })
    await expect(lit).toContainText(codes[index] ?? '')
  }
  await page.keyboard.press('Escape')
  await expect(opener(2)).toBeFocused()
})

test('a game saved with a day far off is scrolled to in a long list, lit, and has the focus', async ({
  page,
  app,
}) => {
  fillGames(app.api.db, 'bruins', 400)
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bruins-games?season=all')
  const code = 'B300103'
  const opener = page.getByRole('button', { name: `Edit Game ${code}`, exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Game', exact: true })
  await dialog.getByLabel('Event Date').fill('2030-11-20')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('tr[data-highlighted]')).toContainText(code)
  await expect(opener).toBeInViewport({ ratio: 1 })
})

test('a step to a location off the window brings its row below the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openAs(page, 'bgs@example.com', '/bruins-gameplanpricing')
  const lit = page.locator('tr[data-open]')
  await page
    .locator('main tr[data-key]')
    .last()
    .getByRole('button', { name: /^Edit / })
    .click()
  const place = page.getByRole('dialog').getByText(/^\d+ of \d+$/)
  const count = Number((await place.innerText()).split(' ').at(-1))
  expect(count).toBeGreaterThan(20)
  for (let index = count - 1; index > count - 16; index--) {
    await page.keyboard.press('Alt+PageUp')
    await expect(place).toHaveText(`${index} of ${count}`)
    const [head, row] = [
      await page.locator('header').first().boundingBox(),
      await lit.boundingBox(),
    ]
    expect(row?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? Number.NaN))
  }
})

test('a record’s dialog moves nothing of a phone’s list behind it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  const table = page.locator('main table')
  await editGame(page).first().click()
  await expect(page.locator('tr[data-open]')).toHaveCount(1)
  // Its code may still be coming: before, there is nothing that hears a key.
  await expect(page.getByRole('dialog')).toBeVisible()
  const during = (await table.boundingBox())?.y
  await page.keyboard.press('Escape')
  await expect(page.locator('tr[data-open]')).toHaveCount(0)
  expect((await table.boundingBox())?.y).toBe(during)
})

/** Nothing of this lies on one of these. */
async function expectApart(what: Locator, from: Locator) {
  await expect
    .poll(async () => {
      const box = await what.boundingBox()
      const others = await from.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      if (!box || others.length === 0) return 'nothing to compare'
      return others.filter(
        ({ left, right, top, bottom }) =>
          left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
      ).length
    })
    .toBe(0)
}

test('a message never lies on the buttons of a dialog, however large the window', async ({
  page,
}) => {
  test.setTimeout(90_000)
  // It leaves after six seconds, and is to last through all dialogs and windows here.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms?: number) =>
      setTimeout(run, ms === 6000 ? 600_000 : ms)) as typeof window.setTimeout
  })
  await page.setViewportSize(DESK)
  await openAs(page, 'bgs@example.com', '/bruins-reps')
  await page.getByRole('button', { name: 'Delete New Starter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const message = page.locator('.MuiAlert-root').filter({ hasText: 'Undo' })
  await expect(message).toBeVisible()
  const edit = editGame(page).first()
  const dialogs = {
    'a form': ['/bruins-games', edit],
    'a form with more buttons': [
      '/bruins-games',
      page.getByRole('button', { name: 'Add New Game' }),
    ],
    'a table': ['/bgs/game-plans/bruins', page.getByRole('button', { name: /^Edit B26/ }).first()],
    'the plan builder': [
      '/bgs/game-plans/bruins',
      page.getByRole('button', { name: 'Add New Game Plan' }),
      page.getByRole('button', { name: 'Choose games' }),
    ],
    'a question': ['/bruins-reps', page.getByRole('button', { name: /^Delete / }).first()],
  } as const
  for (const [kind, [path, ...openers]] of Object.entries(dialogs)) {
    await test.step(kind, async () => {
      await page.setViewportSize(DESK)
      await moveTo(page, path)
      for (const opener of openers) await opener.click()
      const dialogs = page.locator('[role=dialog], [role=alertdialog]')
      // The plan builder lies on another one.
      await expect(dialogs).toHaveCount(openers.length)
      const dialog = dialogs.last()
      await expect(dialog).toBeVisible()
      const save = dialog.getByRole('button', { name: 'Save', exact: true })
      const foot = dialog.locator('.MuiDialogActions-root').or(save.locator('..'))
      const buttons = foot.getByRole('button')
      for (const size of [
        DESK,
        { width: 1199, height: 700 },
        { width: 1024, height: 768 },
        { width: 768, height: 600 },
        { width: 720, height: 450 },
        PHONE,
      ]) {
        await page.setViewportSize(size)
        await expectApart(message, buttons)
        await expect(message).toBeInViewport({ ratio: 1 })
      }
      for (const _ of openers) await page.keyboard.press('Escape')
      await expect(dialogs).toHaveCount(0)
    })
  }
})

test('a failure stays in sight, above the buttons, while the fields of its dialog are scrolled', async ({
  page,
  app,
  watch,
}) => {
  watch.allowConsole(/500/)
  await page.setViewportSize({ width: 720, height: 380 })
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await editGame(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Game', exact: true })
  app.api.faults.add({ method: 'PUT', kind: 'status' })
  await dialog.getByRole('spinbutton', { name: 'Game Number' }).fill('77')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const failure = dialog.getByRole('alert')
  const first = dialog.getByRole('textbox', { name: 'Event Name' })
  await expect(failure).toBeInViewport({ ratio: 1 })
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(failure).toBeInViewport({ ratio: 1 })
  await expectApart(failure, dialog.locator('.MuiDialogActions-root').getByRole('button'))
})
