import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aGameRow } from '../../records'
import { allowConsole, api } from '../../setup'
import { here } from '../kit/address'
import { gone, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import {
  ask,
  CELTICS,
  chips,
  open,
  openLoaded,
  ROOT,
  SUITE,
  shortSeason,
  tableNames,
} from './planDetails'

function manyGames(count: number) {
  api.db.games.celtics = Array.from({ length: count }, (_, index) =>
    aGameRow({
      event_id: 5000 + index,
      event_name: `C9${10_000 + index}`,
      plan_event_name: 'C26MANY',
      game_number: index,
    }),
  )
}

beforeEach(shortSeason)

describe('what it shows', () => {
  it('the sections, chips and table of the rules', async () => {
    const view = await openLoaded()
    const { dialog, user } = view
    expect(dialog.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Plan Details: C26SUITE5',
      'Add New Event to Plan',
      'Individual Events',
    ])
    expect(dialog.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Event ID',
      'Event Name',
      'Team',
      'Game Number',
      'Event Date',
      'Event Time',
      'Actions',
    ])
    expect(chips(view)).toEqual(SUITE)
    expect(tableNames(view)).toEqual(SUITE)
    const first = dialog.getAllByRole('row')[1] as HTMLElement
    expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '2105',
      'C251022',
      'Celtics vs. Philadelphia 76ers',
      '1',
      'Wed, Oct 22, 2025',
      '7:30 PM',
      '',
    ])
    await press(user, dialog, 'Game Number')
    await press(user, dialog, 'Game Number')
    expect(tableNames(view)).toEqual(SUITE.toReversed())
    await press(user, dialog, 'Close')
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it.each([
    ['/bgs/game-plans/bruins', 'B26SUITE5', 'bruins-games/distinct/plans/B26SUITE5'],
    ['/bruins-pricing-plans', 'B26SUITE5', 'bruins-games/distinct/plans/pricing/B26SUITE5'],
    [CELTICS, 'C26SUITE5', 'celtics-games/distinct/plans/C26SUITE5'],
  ])('%s reads the events from its own endpoint', async (path, plan, endpoint) => {
    await openLoaded(plan, path)
    const asked = sent('GET', `/${plan}`).map((call) => call.path)
    // Whether the plan can be renamed is asked beside them.
    const lookup = `${ROOT}/gameplans/${plan}`
    expect(asked.filter((path) => path !== lookup)).toEqual([`${ROOT}/${endpoint}`])
  })

  it('a plan without events has no table', async () => {
    const { dialog } = await open('C26WAITLIST')
    expect(await dialog.findByText('No Event Names')).toBeInTheDocument()
    expect(dialog.queryByRole('table')).toBeNull()
  })

  it('a link to its name and total', async () => {
    const { dialog, user } = await openLoaded()
    await user.click(dialog.getByRole('link', { name: 'Edit name and total' }))
    expect(await screen.findByRole('heading', { name: 'Edit Game Plan' })).toBeInTheDocument()
    expect(await screen.findByLabelText('Plan Event Name')).toHaveValue('C26SUITE5')
    expect(here()).toBe('/bgs/game-plans/edit/C26SUITE5')
  })

  it('says so instead when the server does not know name and total by the plan’s name', async () => {
    api.faults.add({ kind: 'status', status: 404, path: 'gameplans/C26SUITE5' })
    const { dialog } = await openLoaded()
    expect(
      await dialog.findByText(
        'Name and total cannot be edited from here: the plan’s number is not known.',
      ),
    ).toBeInTheDocument()
    expect(dialog.queryByRole('link', { name: 'Edit name and total' })).toBeNull()
  })

  it('folds the chips of a plan of more games than a season has', async () => {
    const [game] = api.db.games.celtics
    for (let i = 0; i < 60; i++) {
      api.db.games.celtics.push({
        ...(game as NonNullable<typeof game>),
        event_id: 9000 + i,
        event_name: `C27${1000 + i}`,
        plan_event_name: 'C26WAITLIST',
      })
    }
    const view = await openLoaded('C26WAITLIST')
    expect(chips(view)).toHaveLength(48)
    await view.user.click(view.dialog.getByText(/^1\d more$/))
    const rest = view.dialog.getByRole('list', { name: /^1\d more$/ })
    expect(within(rest).getAllByRole('button', { name: /^Delete event C27/ })).not.toHaveLength(0)
  })

  it('says that loading failed, and Try Again loads', async () => {
    allowConsole(/Error fetching original plan details/)
    api.faults.add({ kind: 'status', status: 500, method: 'GET', path: 'distinct/plans/C26SUITE5' })
    const view = await open()
    expect(await view.dialog.findByText('Failed to load plans data')).toBeInTheDocument()
    api.faults.clear()
    await view.user.click(view.dialog.getByRole('button', { name: 'Try Again' }))
    await view.dialog.findByRole('table')
    expect(chips(view)).toEqual(SUITE)
    expect(view.dialog.queryByText('Failed to load plans data')).toBeNull()
  })

  it('a plan with more events than a page draws every one', async () => {
    manyGames(210)
    const view = await openLoaded('C26MANY')
    // The rows below the window come after the first ones.
    await waitFor(() => expect(tableNames(view)).toHaveLength(210))
  })
})

describe('odd names', () => {
  it.each([
    'C26 O\'Brien "X"',
    'C26/A?b#c',
    'C26 50% & more',
    'C26 %2F %zz',
    'C26 🏀 <b>',
    `C26${'x'.repeat(197)}`,
  ])('%s can be opened, added to and taken from', async (plan) => {
    const odd = 'C26/1 #?%'
    api.db.games.celtics = [
      { name: 'C251022', in: plan },
      { name: odd, in: 'C26OTHER' },
    ].map(({ name, in: plan_event_name }, index) =>
      aGameRow({ event_id: index + 1, event_name: name, plan_event_name }),
    )
    const view = await openLoaded(plan)
    expect(chips(view)).toEqual(['C251022'])
    await view.user.type(view.game, odd)
    await view.add()
    await waitFor(() => expect(chips(view)).toEqual(['C251022', odd]))
    const question = await ask(view, odd)
    await question.confirm()
    await waitFor(() => expect(chips(view)).toEqual(['C251022']))
    const [added, removed] = writes()
    expect(added).toMatchObject({ body: { plans: plan, event_name: odd } })
    expect(removed?.path).toBe(
      `${ROOT}/celtics-games/distinct/plans/delete/${encodeURIComponent(plan)}`,
    )
    expect(new URLSearchParams(removed?.search).get('event_name')).toBe(odd)
  })
})
