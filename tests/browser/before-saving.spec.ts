import type { Locator, Page } from '@playwright/test'
import { appPath, expect, expectNoSidewaysScroll, openAs, PHONE, test } from './fixtures'

/* What customers would read that is not so: said while it is typed, asked about once before it is
   saved, and listed in Checks where it was saved all the same. */

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true }).click()

/** The question before the save says all of this; it is answered. */
async function answer(page: Page, sentences: readonly string[], button: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: /Save all the same\?$/ })
  for (const sentence of sentences) await expect(question).toContainText(sentence)
  await question.getByRole('button', { name: button }).click()
  await expect(question).toBeHidden()
}

async function expectInChecks(page: Page, sentences: readonly string[]): Promise<void> {
  await page.goto(appPath('/checks'))
  for (const sentence of sentences) {
    await expect(page.getByText(sentence).first()).toBeVisible()
  }
}

test('a mistyped team and a game without a price', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAs(page, 'bgs@example.com', '/bruins-games')
  await page.getByRole('button', { name: 'Add New Game' }).click()
  const dialog = dialogOf(page, 'Add New Game')
  const team = dialog.getByRole('combobox', { name: 'Team' })
  await team.fill('PRESEASON Bruins vs. blackhwaks')
  // The code follows the day until somebody types another.
  await dialog.getByLabel('Event Date').fill('2026-02-13')
  await dialog.getByLabel('Event Date').fill('2026-02-14')
  const code = dialog.getByRole('textbox', { name: 'Event Name' })
  await expect(code).toHaveValue('B260214')
  await dialog.getByLabel('Event Time').fill('19:00')
  const wrong = "B260214: 'blackhwaks' is no known opponent: sheets print X."
  const unpriced = 'B260214 has no price in the season’s table: calendars print xx.'
  await expect(dialog.getByText(wrong)).toBeVisible()
  await expect(dialog.getByText(unpriced)).toBeVisible()
  await test.step('what is wrong and what is doubtful are two notes, with a gap between them', async () => {
    const typed = await team.inputValue()
    await team.fill('Hockey night')
    await expect(dialog.getByText("'Hockey night' is not of the form")).toBeVisible()
    const notes = await dialog
      .locator('.MuiAlert-root')
      .evaluateAll((all) => all.map((note) => note.getBoundingClientRect()))
    expect(notes).toHaveLength(2)
    expect((notes[1]?.top ?? 0) - (notes[0]?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
    await team.fill(typed)
    await expect(dialog.getByText(wrong)).toBeVisible()
  })
  await expectNoSidewaysScroll(page)
  await save(dialog)
  await answer(page, [wrong], 'Go back')
  // The right one is picked by keyboard; the mark stays.
  await team.fill('PRESEASON Bruins vs. blackh')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(team).toHaveValue('PRESEASON Bruins vs. Chicago Blackhawks')
  await expect(dialog.getByText(wrong)).toBeHidden()
  await team.fill('PRESEASON Bruins vs. blackhwaks')
  await code.fill('B260214-2')
  await dialog.getByLabel('Event Date').fill('2026-02-15')
  await expect(code).toHaveValue('B260214-2')
  await code.fill('B260214')
  const days = 'B260214 names Sat, Feb 14, 2026, but its date is Sun, Feb 15, 2026.'
  await save(dialog)
  await answer(page, [wrong, days], 'Save anyway')
  await expect(page.getByText('New game added successfully!')).toBeVisible()
  await expectInChecks(page, [wrong, unpriced, days])
})

test('a wrong total, and a pricing plan that nobody sees', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/bruins-gameplanpricing')
  const plan = page.getByRole('region', { name: 'Plan A', exact: true })
  await plan.getByRole('button', { name: 'Edit Loge Center' }).click()
  const dialog = dialogOf(page, 'Edit Location')
  const follows = dialog.getByRole('checkbox', { name: 'PH Total follows price' })
  await expect(follows).toBeChecked()
  await dialog.getByRole('textbox', { name: 'PH Price/Game' }).fill('100')
  await expect(dialog.getByRole('textbox', { name: 'PH Total' })).toHaveValue('2,200.00')
  await follows.focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('textbox', { name: 'PH Price/Game' }).fill('110')
  await expect(dialog.getByText('22 games at $110.00 make $2,420.00, not $2,200.00.')).toBeVisible()
  const wrong = 'Plan A, Loge Center: 22 × $110 is $2,420, the holder total says $2,200.'
  await save(dialog)
  await answer(page, [wrong], 'Save anyway')
  await expect(page.getByText('Location updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Add Pricing Plan' }).click()
  const add = dialogOf(page, 'Add Pricing Plan')
  await add.getByRole('textbox').fill('Family Pack')
  await page.keyboard.press('Tab')
  const unseen = 'Family Pack: no public page shows a plan of this name.'
  await expect(add.getByText(unseen)).toBeVisible()
  await save(add)
  await expect(page.getByText('Pricing plan added successfully')).toBeVisible()
  await expectInChecks(page, [wrong, unseen])
})

test('half a package, a dead code, and reps whose links collide', async ({ page, context }) => {
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  await page.getByRole('button', { name: 'Add New Plan' }).click()
  const dialog = dialogOf(page, 'Add New Plan')
  // Typed as a person types it, the code becomes one that its links can carry.
  await dialog
    .getByRole('textbox', { name: 'Combined Plan Event' })
    .pressSequentially('P26 Müller & Co')
  await expect(dialog.getByRole('textbox', { name: 'Combined Plan Event' })).toHaveValue(
    'P26Muller-Co',
  )
  const links = dialog.getByRole('group', { name: 'Public links' }).getByRole('link')
  await expect(links).toHaveCount(4)
  await dialog.getByRole('combobox', { name: 'Original Plans' }).fill('B26SUITE5')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Original Plans' }).fill('C26WKEND')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('C26WKEND is none of the plans.')).toBeVisible()
  // The list of plans stays open for more, over what stands below it.
  await dialog.getByRole('heading', { name: 'Add New Plan' }).click()
  await save(dialog)
  await answer(page, ['C26WKEND is none of the plans.'], 'Save anyway')
  await expect(page.getByText('Game plan saved successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Edit P26Muller-Co' }).click()
  const opened = context.waitForEvent('page')
  await dialogOf(page, 'Edit Plan').getByRole('link', { name: 'Open Package sheet' }).click()
  await expect((await opened).getByRole('heading', { name: 'GAMES IN YOUR PACKAGE' })).toBeVisible()

  await page.goto(appPath('/bruins-reps'))
  await page.getByRole('button', { name: 'Add Representative' }).click()
  const rep = dialogOf(page, 'Add Representative')
  await rep.getByLabel('Name').fill('Zoe NUNEZ')
  await expect(
    rep.getByText('Zoë Núñez has the same public links. Please choose another name.'),
  ).toBeVisible()
  await expectInChecks(page, ["P26Muller-Co: 'C26WKEND'"])
})
