import type { Locator, Page } from '@playwright/test'
import type { AppServer } from '../mock-api/serveApp'
import { expect, expectReadable, openAs, test } from './fixtures'

const BRUINS = '/bgs/game-plans/bruins'

const rowsOf = ({ api }: AppServer, plan: string) =>
  api.db.games.bruins.filter((row) => row.plan_event_name === plan)
const codesOf = (app: AppServer, plan: string) =>
  rowsOf(app, plan)
    .map((row) => row.event_name)
    .sort()
/** What left, oldest first: 'POST add B251009', 'DELETE B251030'. */
const writesOf = ({ api }: AppServer) =>
  api.log
    .filter(({ method, path }) => method !== 'GET' && path.includes('/game-plans/'))
    .map(({ method, path, search, body }) => {
      const code =
        (body as { event_name?: string } | undefined)?.event_name ??
        new URLSearchParams(search).get('event_name')
      return `${method} ${path.replace(/^.*bruins-games\//, '')} ${code}`
    })

/** A figure of the choice, by its name. */
const figure = (builder: Locator, name: string) =>
  builder.locator('dt', { hasText: name }).locator('+ dd')
const game = (builder: Locator, day: string) =>
  builder.getByRole('group', { name: 'Games by month' }).getByRole('button', { name: day })

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

test('[check 91] a plan of 22 games from a blank in 14 actions; two that fail are sent again', {
  tag: '@long',
}, async ({ page, app, watch }) => {
  watch.allowConsole(/500 \(Internal Server Error\).*bruins-games\/add/)
  let actions = 0
  const act = async (done: Promise<unknown>) => {
    await done
    actions += 1
  }
  await openAs(page, 'bgs@example.com', BRUINS)
  await act(page.getByRole('button', { name: 'Add New Game Plan' }).click())
  await act(page.getByLabel('Plan Event Name').fill('B26LOOK'))
  await act(page.getByRole('button', { name: 'Choose games' }).click())
  const builder = page.getByRole('dialog', { name: 'Choose games: new plan' })
  await expect(builder.getByLabel('Plan Event Name')).toHaveValue('B26LOOK')
  await expect(game(builder, 'October 9')).toHaveAttribute('aria-pressed', 'false')
  await expectReadable(page)

  await act(builder.getByRole('button', { name: 'Saturday 0/12' }).click())
  await act(game(builder, 'October 4').click())
  await expect(figure(builder, 'Games')).toHaveText('11')
  await act(builder.getByRole('button', { name: 'Sunday 0/3' }).click())
  // A rectangle over October's Thursdays.
  await act(drag(page, game(builder, 'October 9'), game(builder, 'October 30')))
  await expect(figure(builder, 'Games')).toHaveText('17')
  await act(builder.getByLabel('Search games').fill('rangers'))
  await act(builder.getByRole('button', { name: 'Choose these 3' }).click())
  await expect(builder.getByText('16 chosen games not in view')).toBeVisible()
  await act(builder.getByLabel('Search games').fill(''))
  await act(game(builder, 'March 10').click())
  await act(game(builder, 'March 19').click({ modifiers: ['Shift'] }))
  await expect(figure(builder, 'Games')).toHaveText('22')
  await expect(figure(builder, 'Back-to-backs')).toHaveText('3')
  await expect(builder.getByText('2 preseason')).toBeVisible()
  await expect(builder.getByRole('button', { name: 'Thursday 5/13' })).toHaveAttribute(
    'aria-pressed',
    'mixed',
  )
  // The list shows the same.
  await builder.getByRole('button', { name: 'List' }).click()
  await expect(builder.getByRole('checkbox', { checked: true })).toHaveCount(22)
  await expect(builder.getByRole('row', { name: /October 4/ })).toContainText(
    /New York RangersPRE2:00 PM\$71\.50\$61\.50/,
  )
  await expectReadable(page)
  await builder.getByRole('checkbox', { name: /March 24/ }).check()
  await builder.getByRole('button', { name: 'Undo' }).click()

  app.api.log.length = 0
  app.api.faults.add({ kind: 'status', status: 500, method: 'POST', path: /\/add$/, times: 2 })
  await act(builder.getByRole('button', { name: 'Save' }).click())
  const review = page.getByRole('dialog', { name: 'Save B26LOOK?' })
  await expect(review.getByRole('list', { name: 'Adds 22 games' })).toContainText(
    'Oct 9 Blackhawks',
  )
  await expectReadable(page)
  await act(review.getByRole('button', { name: 'Save' }).click())
  expect(actions).toBeLessThan(20)

  const job = page.getByRole('dialog', { name: 'Choose games: B26LOOK' })
  await expect(job.getByText('Failed, to be sent again:')).toBeVisible()
  await job.getByRole('button', { name: 'Retry failed' }).click()
  const details = page.getByRole('dialog', { name: 'Plan Details: B26LOOK' })
  await expect(
    details.getByRole('list', { name: 'Individual Events' }).getByRole('listitem'),
  ).toHaveCount(22)
  await expect(page.getByText('New game plan added successfully!')).toBeVisible()
  await expect(details.getByText(/no longer on the server/)).toHaveCount(0)
  const codes = codesOf(app, 'B26LOOK')
  expect(codes).toHaveLength(22)
  const sent = writesOf(app)
  expect(sent).toHaveLength(24)
  expect([...new Set(sent)].sort()).toEqual(codes.map((code) => `POST add ${code}`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add New Game Plan' })).toBeFocused()
})

test('[check 92] a plan is changed by keyboard alone; what somebody else did meanwhile stays and is not sent', async ({
  page,
  app,
}) => {
  await openAs(page, 'bgs@example.com', `${BRUINS}?search=B26NINE`)
  await page.getByRole('button', { name: /^Edit/ }).focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Plan Details: B26NINE' })
  await expect(details.getByRole('table')).toBeVisible()
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 16; presses++) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    await expect(target).toBeFocused()
  }
  // Backwards from the top it is the last but one.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(details.getByRole('button', { name: 'Choose games' })).toBeFocused()
  await page.keyboard.press('Enter')
  const builder = page.getByRole('dialog', { name: 'Choose games: B26NINE' })
  await expect(figure(builder, 'Games')).toHaveText('9 of 9')
  await expect(builder.getByRole('button', { pressed: true, name: /in plan$/ })).toHaveCount(9)

  // The first game is the one that Tab leads to.
  await tabTo(game(builder, 'September 21'))
  await page.keyboard.press('PageDown')
  await expect(game(builder, 'October 21')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(game(builder, 'October 11')).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(figure(builder, 'Games')).toHaveText('11 of 9')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(game(builder, 'March 31')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(figure(builder, 'Games')).toHaveText('10 of 9')
  await expect(builder.getByRole('status').filter({ hasText: '10 chosen' })).toHaveText(
    /^10 chosen\+2 −1A \$/,
  )

  // Somebody else: one of these two is in the plan by now, and another game is not.
  const [row] = rowsOf(app, 'B26NINE')
  const other = app.api.db.games.bruins.find(({ event_name }) => event_name === 'B251013')
  if (!row || !other) throw new Error('no such game')
  app.api.db.games.bruins.push({ ...other, event_id: 99_001, plan_event_name: 'B26NINE' })
  app.api.db.games.bruins = app.api.db.games.bruins.filter(
    (one) => !(one.plan_event_name === 'B26NINE' && one.event_name === 'B251204'),
  )
  app.api.log.length = 0
  await tabTo(builder.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: 'Save B26NINE?' })
  await expect(review.getByRole('list', { name: 'Adds 1 game' })).toHaveText('Oct 11 Sabres')
  await expect(review.getByRole('list', { name: 'Takes out 1 game' })).toHaveText('Mar 31 Stars')
  await expect(review.getByText('The plan will have 9 games.')).toBeVisible()
  await expect(review.getByText('1 package, 4 public pages')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    builder.getByText('Meanwhile somebody else added B251013 and took out B251204.'),
  ).toBeVisible()
  await expect(builder.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(review.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText('B26NINE is saved: +1 −1.')).toBeVisible()
  await expect(builder).toBeHidden()
  expect(writesOf(app)).toEqual([
    'POST add B251011',
    'DELETE distinct/plans/delete/B26NINE B260331',
  ])
  expect(codesOf(app, 'B26NINE')).not.toContain('B251204')
  await expect(details.getByRole('button', { name: 'Choose games' })).toBeFocused()
  await expect(
    details.getByRole('list', { name: 'Individual Events' }).getByRole('listitem'),
  ).toHaveCount(9)
})
