import { fireEvent, screen } from '@testing-library/react'
import { api } from '../../setup'
import { orReason, withMessage, withWhy } from './writeFaults'
import { add, ask, choose, edit, type, type WriteRow } from './writeRow'

/* The writes of games and of plans of every kind. */

const suite10 = () =>
  api.db.combinedPlans.find((plan) => plan.combine_plan_event === 'P26SUITE10') ?? {}

const combined: WriteRow[] = [
  {
    call: 'POST combined/distinct',
    strikes: { method: 'POST', path: /combined\/distinct$/ },
    open: add('Add New Plan', {
      'Combined Plan Event': 'P26NEW',
      'Plan Event Title': 'New',
    }),
    button: 'Save',
    words: orReason('Failed to save game plan.'),
    success: 'Game plan saved successfully!',
    change: 'added' as const,
  },
  {
    call: 'PUT combined/distinct/{code}',
    strikes: { method: 'PUT' as const, path: /combined\/distinct\/P26SUITE10$/ },
    open: edit('P26SUITE10', { 'Plan Event Title': 'Another title' }),
    button: 'Save',
    words: orReason('Failed to save game plan.'),
    success: 'Game plan saved successfully!',
    change: 'changed' as const,
    meddle: () => Object.assign(suite10(), { plan_event_pdf: 'other.pdf' }),
  },
  {
    call: 'DELETE combined/distinct/{code}',
    strikes: { method: 'DELETE' as const, path: /combined\/distinct\/P26SUITE10$/ },
    open: ask('P26SUITE10'),
    button: 'Delete',
    words: orReason('Failed to delete game plan.'),
    success: 'Game plan deleted successfully!',
    change: 'removed' as const,
    meddle: () => Object.assign(suite10(), { plan_event_title: 'Not what it was' }),
  },
].map((row) => ({
  ...row,
  strikes: row.strikes as WriteRow['strikes'],
  at: '/bgs/game-plans',
  as: 'bgs',
  list: /combined\/distinct$/,
  table: () => api.db.combinedPlans,
}))

const teams = [
  { team: 'bruins', code: 'B260214', game: 'B251030', event: 'B251009', plan: 'B26SUITE5' },
  { team: 'celtics', code: 'C260214', game: 'C251022', event: 'C251205', plan: 'C26SUITE5' },
] as const

const games: WriteRow[] = teams.flatMap(({ team, code, game, plan }): WriteRow[] => {
  const common = {
    at: `/${team}-games`,
    as: 'bgs' as const,
    list: /-games\/distinct\/games\/$/,
    table: () => api.db.games[team],
  }
  const meddle = () => {
    const rows = api.db.games[team].filter((row) => row.event_name === game)
    for (const row of rows) row.team = 'Not who it was'
  }
  return [
    {
      ...common,
      call: `POST ${team}-games/add`,
      strikes: { method: 'POST', path: /-games\/add$/ },
      open: async () => {
        await add('Add New Game', {
          'Event Name': code,
          Team: team === 'bruins' ? 'Bruins vs. Utah Mammoth' : 'Celtics vs. Utah Jazz',
          'Game Number': '7',
          'Event Date': '2026-02-14',
          'Event Time': '13:30',
        })()
        await choose('Plans', new RegExp(plan))
      },
      button: 'Save',
      words: withWhy('Failed to add game'),
      success: 'New game added successfully!',
      change: 'added',
    },
    {
      ...common,
      call: `PUT ${team}-games/edit`,
      strikes: { method: 'PUT', path: /-games\/edit$/ },
      open: edit(game, { 'Event Time': '20:15' }, 'Edit Game'),
      button: 'Save',
      words: withWhy('Failed to save game'),
      success: 'Game updated successfully!',
      change: 'changed',
      meddle,
    },
    {
      ...common,
      call: `DELETE ${team}-games/delete/{event_name}`,
      strikes: { method: 'DELETE', path: /-games\/delete\// },
      open: ask(game, 'Delete Game'),
      button: 'Delete',
      words: orReason('Failed to delete game'),
      success: 'Game deleted successfully!',
      change: 'removed',
      meddle,
    },
  ]
})

const plans: WriteRow[] = teams.flatMap(({ team, event, plan }): WriteRow[] => {
  const common = {
    at: `/bgs/game-plans/${team}`,
    as: 'bgs' as const,
    table: () => api.db.games[team],
  }
  const other = team === 'bruins' ? 'B251013' : 'C251029'
  return [
    {
      ...common,
      call: `POST ${team}-games/add, a new plan`,
      strikes: { method: 'POST', path: /-games\/add$/ },
      open: add('Add New Game Plan', { 'Plan Event Name': '26NEW' }),
      button: 'Save',
      words: withMessage('Failed to add new game plan', 'Failed to add new game plan...'),
      logged: 'Failed to add new game plan',
      success: 'New game plan added successfully!',
      change: 'added',
      list: /-games\/distinct\/plans\/?$/,
    },
    {
      ...common,
      call: `POST ${team}-games/add, an event of a plan`,
      strikes: { method: 'POST', path: /-games\/add$/ },
      open: async () => {
        await edit(plan, {})()
        await screen.findByRole('table', { name: `Events of ${plan}` })
        type({ 'Select Game': other })
      },
      button: 'Add Event',
      words: withMessage(
        'Failed to add event',
        'Failed to add event. Check the console for details.',
      ),
      logged: 'Failed to add event',
      success: 'Event added successfully!',
      staysOpen: true,
      change: 'added',
      list: /distinct\/plans\/[BC]26SUITE5$/,
    },
    {
      ...common,
      call: `DELETE ${team}-games/distinct/plans/delete/{plan}?event_name=`,
      strikes: { method: 'DELETE', path: /plans\/delete\/[BC]26SUITE5\?event_name=/ },
      open: async () => {
        await edit(plan, {})()
        const name = `Delete event ${event}`
        fireEvent.click(await screen.findByRole('button', { name }))
        await screen.findByRole('alertdialog')
      },
      button: 'Delete',
      words: orReason('Failed to delete event.'),
      success: 'Event deleted successfully!',
      staysOpen: true,
      change: 'removed',
      list: /distinct\/plans\/[BC]26SUITE5$/,
      meddle: () => {
        for (const row of api.db.games[team]) if (row.event_name === event) row.team = 'Others'
      },
    },
  ]
})

const wholePlans: WriteRow[] = [
  {
    call: 'DELETE celtics-games/distinct/plans/delete/{plan}',
    at: '/bgs/game-plans/celtics',
    as: 'bgs',
    strikes: { method: 'DELETE', path: /plans\/delete\/C26SUITE5$/ },
    open: async () => {
      await ask('C26SUITE5')()
      // Nothing else is written where it stays in its packages.
      const carry = { name: /^Also remove it/ }
      const box = await screen.findByRole('checkbox', carry).catch(() => null)
      if (box) fireEvent.click(box)
    },
    button: 'Delete',
    words: orReason('Failed to delete plan.'),
    success: 'Plan deleted successfully!',
    table: () => api.db.gamePlans,
    change: 'removed',
    list: /-games\/distinct\/plans\/?$/,
    meddle: () => {
      const games = api.db.games.celtics
      const [first] = games.filter((row) => row.plan_event_name === 'C26SUITE5')
      api.db.games.celtics = games.filter((row) => row !== first)
    },
  },
  {
    call: 'PUT gameplans/{id}',
    at: '/bgs/game-plans/edit/C26SUITE5',
    as: 'bgs',
    strikes: { method: 'PUT', path: /gameplans\/C26SUITE5$/ },
    open: async () => {
      await screen.findByLabelText('Plan Total Events')
      type({ 'Plan Total Events': '12' })
    },
    button: 'Save Changes',
    words: orReason('Failed to update the game plan.'),
    isSnackbar: true,
    success: 'Game plan saved successfully!',
    table: () => api.db.gamePlans,
    change: 'changed',
    list: /gameplans\/C26SUITE5$/,
    meddle: () => {
      for (const plan of api.db.gamePlans) plan.plan_total_events = 99
    },
  },
]

/** Rows for two files, so that two workers share them. */
export const gameWrites: WriteRow[] = [...combined, ...games, ...plans, ...wholePlans]
