import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCombinedPlanRow, aGameRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { type Dialog, press } from './kit/dialog'
import { inAnyOrder, writes } from './kit/requests'

/* What is done with plans of selected rows: games into and out of them, packages too, and their deletion. */

const ROOT = '/api/game-plans'

beforeEach(() => {
  const row = (id: number, event_name: string, plan: string) =>
    aGameRow({ event_id: id, event_name, plan_event_name: plan, event_date: `2026-01-0${id % 10}` })
  api.db.games = {
    bruins: [
      row(11, 'B260101', 'B26ONE'),
      row(12, 'B260102', 'B26ONE'),
      row(13, 'B260103', 'B26TWO'),
    ],
    celtics: [row(24, 'C260104', 'C26ONE'), row(25, 'C260105', 'C26TWO')],
  }
  api.db.combinedPlans = [
    aCombinedPlanRow({ combine_plan_event: 'P26BOTH', original_plans: 'B26ONE,C26ONE' }),
    aCombinedPlanRow({ combine_plan_event: 'P26ONLY', original_plans: 'B26ONE' }),
  ]
})

/** Opens a list, and selects these rows. */
async function select(path: string, ...names: string[]) {
  const { user } = renderApp(path, { as: 'bgs' })
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
  return { user, bar }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** Chooses the plan once it is offered. */
async function choose(user: UserEvent, asked: Dialog) {
  const plan = await asked.findByRole('option', { name: 'B26ONE' })
  await user.selectOptions(asked.getByLabelText('Plan'), plan)
}
const sent = () =>
  writes().map(({ method, path, search, body }) => ({ method, path, search, body }))

it('puts games into a plan and takes them out, and says which are then in none', async () => {
  const { user, bar } = await select('/bruins-games', 'B260101', 'B260103')
  await press(user, bar, 'Add to plan')
  const added = await dialog('Add 2 games to a plan')
  await choose(user, added)
  // One of them is in it already.
  expect(added.getByText(/^B260101, .*: already in B26ONE$/)).toBeInTheDocument()
  expect(writes()).toEqual([])
  await press(user, added, 'Add to plan')
  expect(await added.findByText('Added B260103 to B26ONE.')).toBeInTheDocument()
  expect(sent()).toMatchObject([
    {
      method: 'POST',
      path: `${ROOT}/bruins-games/add`,
      body: { event_name: 'B260103', plans: 'B26ONE' },
    },
  ])
  await press(user, added, 'Close')

  api.log.length = 0
  await press(user, bar, 'Remove from plan')
  const removed = await dialog('Remove 2 games from a plan')
  await choose(user, removed)
  expect(removed.getByText('1 game won’t be in any plan.')).toBeInTheDocument()
  await press(user, removed, 'Remove from plan')
  expect(await removed.findByText('Removed 2 games from B26ONE.')).toBeInTheDocument()
  expect(inAnyOrder(sent())).toEqual(
    inAnyOrder(
      ['B260101', 'B260103'].map((code) => ({
        method: 'DELETE',
        path: `${ROOT}/bruins-games/distinct/plans/delete/B26ONE`,
        search: `?event_name=${code}`,
        body: null,
      })),
    ),
  )
})

it('takes a plan out of packages, but not their only one, and puts it back', async () => {
  const { user, bar } = await select('/bgs/game-plans', 'P26BOTH', 'P26ONLY')
  await press(user, bar, 'Remove plan')
  const removed = await dialog('Remove a plan from 2 packages')
  await choose(user, removed)
  const left = removed.getByRole('list', { name: 'Not changed, because it’s their only plan:' })
  expect(left).toHaveTextContent('P26ONLY')
  await press(user, removed, 'Remove plan')
  expect(await removed.findByText('Removed B26ONE from 1 package.')).toBeInTheDocument()
  await press(user, removed, 'Close')

  await press(user, bar, 'Add plan')
  const added = await dialog('Add a plan to 2 packages')
  await choose(user, added)
  expect(added.getByRole('list', { name: 'These already have it:' })).toHaveTextContent('P26ONLY')
  await press(user, added, 'Add plan')
  expect(await added.findByText('Added B26ONE to 1 package.')).toBeInTheDocument()
  expect(sent()).toMatchObject(
    ['C26ONE', 'C26ONE,B26ONE'].map((plans) => ({
      method: 'PUT',
      path: `${ROOT}/combined/distinct/P26BOTH`,
      body: { original_plans: plans },
    })),
  )
})

it('exports what is selected alone, and deletes plans of the Celtics', async () => {
  const names: string[] = []
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user, bar } = await select('/bgs/game-plans/celtics', 'C26TWO')
  await press(user, bar, 'Export as CSV')
  expect(names).toEqual([expect.stringMatching(/^Celtics Game Plan Dashboard .*\.csv$/)])
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(files[0] as Blob)
  })
  expect(text).toBe('Plan Event Name,Event Names\r\nC26TWO,C260105\r\n')

  await press(user, bar, 'Delete')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 plan?' }))
  expect(question.getByText('C26TWO: 1 game')).toBeInTheDocument()
  const yes = question.getByRole('button', { name: 'Delete 1 plan' })
  await waitFor(() => expect(yes).toBeEnabled())
  expect(writes()).toEqual([])
  await user.click(yes)
  expect(await question.findByText('Deleted C26TWO.')).toBeInTheDocument()
  expect(sent()).toMatchObject([
    { method: 'DELETE', path: `${ROOT}/celtics-games/distinct/plans/delete/C26TWO`, search: '' },
  ])
})
