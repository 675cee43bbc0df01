import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aGameRow } from '../../records'
import { api } from '../../setup'
import { here } from '../kit/address'
import { gone, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { rowAction } from '../kit/table'
import { append } from '../kit/typing'
import {
  ask,
  CELTICS,
  chips,
  openLoaded,
  ROOT,
  SUITE,
  shortSeason,
  tableNames,
} from './planDetails'

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

  it('a link to its name and total', async () => {
    const { dialog, user } = await openLoaded()
    await user.click(dialog.getByRole('link', { name: 'Edit name and total' }))
    expect(await screen.findByRole('heading', { name: 'Edit Game Plan' })).toBeInTheDocument()
    expect(await screen.findByLabelText('Plan Event Name')).toHaveValue('C26SUITE5')
    expect(here()).toBe('/bgs/game-plans/edit/C26SUITE5')
  })

  it('a link by the number that the list gives, where that is this plan’s', async () => {
    const row = { plan_event_name: 'C26SUITE5', event_name: 'C251022', id: '71' }
    const list = `${ROOT}/celtics-games/distinct/plans`
    api.faults.add({ kind: 'raw', method: 'GET', path: new RegExp(`${list}$`), body: [row] })
    const record = { plan_event_name: 'C26SUITE5', plan_total_events: '5' }
    api.faults.add({ kind: 'raw', method: 'GET', path: 'gameplans/71', body: record })
    const { dialog } = await openLoaded()
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: 'Edit name and total' })).toHaveAttribute(
        'href',
        '/game-plans/bgs/game-plans/edit/71',
      ),
    )
    expect(sent('GET', 'gameplans/').map(({ path }) => path)).toEqual([`${ROOT}/gameplans/71`])
  })
})

describe('odd names', () => {
  it.each(['C26/A?b#c %2F %zz', 'C26 O\'Brien "X" & 🏀 <b>'])(
    '%s can be opened, added to and taken from',
    async (plan) => {
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
    },
  )
})

describe('adding an event', () => {
  it('posts the game with the plan’s name, and chips, table and list follow', async () => {
    const view = await openLoaded()
    const { user, dialog, game } = view
    await append(user, game, 'knicks')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'C251202 · Tue, Dec 2, 2025 · New York Knicks',
      'C260208 · Sun, Feb 8, 2026 · New York Knicks (in this plan)',
    ])
    expect(options[1]).toHaveAttribute('aria-disabled', 'true')
    await user.click(options[0] as HTMLElement)
    expect(game).toHaveValue('C251202 · Tue, Dec 2, 2025 · New York Knicks')
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    await user.dblClick(dialog.getByRole('button', { name: 'Add Event' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(await screen.findByText('Event added successfully!')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `${ROOT}/celtics-games/add`,
        search: '',
        body: {
          event_name: 'C251202',
          plans: 'C26SUITE5',
          team: 'Celtics vs. New York Knicks',
          game_number: 11,
          event_date: '2025-12-02',
          event_time: '20:00:00',
        },
      },
    ])
    const now = ['C251022', 'C251202', ...SUITE.slice(1)]
    await waitFor(() => expect(chips(view)).toEqual(now))
    expect(tableNames(view)).toEqual(now)
    await waitFor(() => expect(view.row).toHaveTextContent('C251202'))
    // Ready for the next one.
    expect(game).toHaveValue('')
    expect(game).toHaveFocus()
  })

  it.each([
    ['   ', 'Event name is required'],
    ['nothing', "No game named 'nothing'. Choose one from the list."],
    ['c251205', 'C251205 is already in this plan.'],
  ])('refuses %j, keeps it and sends nothing', async (typed, words) => {
    const { user, dialog, game, add } = await openLoaded()
    await append(user, game, typed)
    await add()
    expect(await dialog.findByText(words)).toBeInTheDocument()
    expect(game).toBeInvalid()
    expect(game).toHaveValue(typed)
    expect(writes()).toEqual([])
  })

  it('Close asks while a game is chosen and not added', async () => {
    const { user, dialog, game } = await openLoaded()
    await user.type(game, 'C251029{Enter}')
    await press(user, dialog, 'Close')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await gone('alertdialog')
    await user.click(dialog.getByRole('link', { name: 'Edit name and total' }))
    const again = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    expect(here()).toBe(CELTICS)
    await user.click(within(again).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('heading', { name: 'Edit Game Plan' })).toBeInTheDocument()
  })
})

describe('taking an event out', () => {
  it('asks, sends one DELETE, and chips, table and list follow', async () => {
    const view = await openLoaded()
    const question = await ask(view, 'C260110')
    expect(question.getByText('Celtics vs. San Antonio Spurs')).toBeInTheDocument()
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    await view.user.dblClick(question.getByRole('button', { name: 'Delete' }))
    expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Event deleted successfully!')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        method: 'DELETE',
        path: `${ROOT}/celtics-games/distinct/plans/delete/C26SUITE5`,
        search: '?event_name=C260110',
        body: null,
      },
    ])
    const left = SUITE.filter((name) => name !== 'C260110')
    await waitFor(() => expect(chips(view)).toEqual(left))
    expect(tableNames(view)).toEqual(left)
    await waitFor(() => expect(view.row).not.toHaveTextContent('C260110'))
    // The focus does not leave the dialog with the chip: it goes on to the next.
    const next = SUITE[SUITE.indexOf('C260110') + 1]
    expect(view.dialog.getByRole('button', { name: `Delete event ${next}` })).toHaveFocus()
  })

  it('from the table too; Cancel sends nothing', async () => {
    const { dialog, user } = await openLoaded()
    const row = dialog.getByRole('cell', { name: 'C251205' }).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('button', { name: rowAction('Delete') }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete event C251205?',
    })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await gone('alertdialog')
    expect(writes()).toEqual([])
  })

  it('the last one leaves a plan without events', async () => {
    api.db.games.celtics = api.db.games.celtics.filter(
      (row) => row.plan_event_name !== 'C26PRE' || row.event_name === 'C251012',
    )
    const view = await openLoaded('C26PRE')
    await (await ask(view, 'C251012')).confirm()
    expect(await view.dialog.findByText('No Event Names')).toBeInTheDocument()
    expect(view.dialog.queryByRole('table')).toBeNull()
  })

  it('that stands twice says that both leave', async () => {
    const view = await openLoaded('B26YOUTH', '/bgs/game-plans/bruins')
    expect(tableNames(view).filter((name) => name === 'B251013')).toHaveLength(2)
    expect(chips(view).filter((name) => name === 'B251013')).toHaveLength(1)
    const question = await ask(view, 'B251013')
    expect(
      question.getByText('It’s in the plan 2 times. All of them are removed.'),
    ).toBeInTheDocument()
    await question.confirm()
    await waitFor(() => expect(chips(view)).not.toContain('B251013'))
    expect(writes().map(({ path, search }) => path + search)).toEqual([
      `${ROOT}/bruins-games/distinct/plans/delete/B26YOUTH?event_name=B251013`,
    ])
  })

  it('of a plan that another tab deleted: says that the plan is gone', async () => {
    const view = await openLoaded('C26PRE')
    api.db.games.celtics = api.db.games.celtics.filter((row) => row.plan_event_name !== 'C26PRE')
    await (await ask(view, 'C251012')).confirm()
    expect(await view.dialog.findByText(/^This plan no longer exists\./)).toBeInTheDocument()
    expect(view.dialog.getByText('No Event Names')).toBeInTheDocument()
  })
})
