import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '../../setup'
import { rowAction } from '../kit/table'
import { BUTTON } from './cells'
import { orGone, orReason, serverOr, type Words, withMessage, withWhy } from './writeFaults'

/** What one write does to its table. */
type Change = 'added' | 'changed' | 'removed' | 'none'

/** A form or question and the one call it sends. */
export interface WriteRow {
  call: string
  /** Address of the screen, below /game-plans. */
  at: string
  /** Who looks; a stranger when null. */
  as: 'bgs' | 'admin' | null
  strikes: { method: 'POST' | 'PUT' | 'DELETE'; path: RegExp }
  /** Leads to the form and fills it. */
  open: () => Promise<void>
  /** The button that sends it. */
  button: string
  words: Words
  /** Failures are told in a snackbar, not in the form. */
  isSnackbar?: boolean
  /** Under which words a failure without a reason is logged. */
  logged?: string
  success: string
  /** The form stays open after a success. */
  staysOpen?: boolean
  table: () => unknown[]
  change: Change
  /** Somebody else changes the record while it is open here. */
  meddle?: () => void
  /** The read of what the page shows of it; where there is one, a lost answer is found out about. */
  list?: RegExp
}

const user = userEvent.setup({ delay: null })

async function press(name: string) {
  const [button] = await screen.findAllByText(name, BUTTON)
  fireEvent.click(button as HTMLElement)
}
const dialog = () => screen.findByRole('dialog')
async function pressIn(row: string, name: string, role: 'dialog' | 'alertdialog') {
  const cell = await screen.findByText(row, { selector: 'td, td *' })
  const place = within(cell.closest('tr') as HTMLElement)
  fireEvent.click(place.getByRole('button', { name: rowAction(name) }))
  await screen.findByRole(role)
}
const type = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(label, { selector: 'input, textarea' })
    fireEvent.change(field, { target: { value } })
  }
}
async function choose(field: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const add = (button: string, fields: Record<string, string>) => async () => {
  await press(button)
  await dialog()
  type(fields)
}
const edit =
  (row: string, fields: Record<string, string>, name = 'Edit') =>
  async () => {
    await pressIn(row, name, 'dialog')
    type(fields)
  }
const ask =
  (row: string, name = 'Delete') =>
  () =>
    pressIn(row, name, 'alertdialog')

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
          Team: 'Bruins vs. Utah',
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
    open: ask('C26SUITE5'),
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

const person = { Name: 'Ada Lane', Email: 'ada@example.com' }
function meddleRep(): void {
  for (const rep of api.db.reps) if (rep.rep_id === 4) rep.rep_email = 'not.what@it.was'
}
const reps: WriteRow[] = [
  {
    call: 'POST bruins/reps/add',
    strikes: { method: 'POST' as const, path: /bruins\/reps\/add$/ },
    open: add('Add Representative', { ...person, Phone: '617-555-0100' }),
    button: 'Save',
    words: orReason('Save failed'),
    success: 'Representative added',
    change: 'added' as const,
  },
  {
    call: 'PUT bruins/reps/edit',
    strikes: { method: 'PUT' as const, path: /bruins\/reps\/edit$/ },
    open: edit('Dana Whitfield', { Phone: '617-555-0100' }),
    button: 'Save',
    words: orGone(
      'Save failed: this representative has been deleted in the meantime.',
      orReason('Save failed'),
    ),
    success: 'Representative updated',
    change: 'changed' as const,
  },
  {
    call: 'DELETE bruins/reps/delete/{rep_id}',
    strikes: { method: 'DELETE' as const, path: /bruins\/reps\/delete\/4$/ },
    open: ask('Dana Whitfield'),
    button: 'Delete',
    words: orGone(
      'Delete failed: this representative has been deleted already.',
      orReason('Delete failed'),
    ),
    success: 'Representative deleted',
    change: 'removed' as const,
  },
].map((row) => ({
  ...row,
  at: '/bruins-reps',
  as: 'bgs',
  list: /bruins\/reps$/,
  table: () => api.db.reps,
  ...(row.change === 'added' ? {} : { meddle: meddleRep }),
}))

/** Somebody else gives row 41 another place. */
function meddlePlace(): void {
  for (const row of api.db.pricing) if (row.pricing_plan_id === 41) row.location = 'Elsewhere'
}
const SEAT = { Location: 'Club', 'PH Price/Game': '10', 'Box Price/Game': '12' }
const pricing: WriteRow[] = [
  {
    call: 'POST bruins/pricing',
    strikes: { method: 'POST' as const, path: /bruins\/pricing$/ },
    open: add('Add Pricing Plan', { 'Pricing Plan Name': 'Sunday' }),
    words: orReason('Error adding pricing plan'),
    success: 'Pricing plan added successfully',
    change: 'added' as const,
  },
  {
    call: 'POST bruins/pricing/add',
    strikes: { method: 'POST' as const, path: /bruins\/pricing\/add$/ },
    open: add('Add Location', SEAT),
    words: orReason('Error adding/updating location'),
    success: 'Location added successfully',
    change: 'added' as const,
  },
  {
    call: 'POST bruins/pricing/edit, a location',
    strikes: { method: 'POST' as const, path: /bruins\/pricing\/edit$/ },
    open: edit('Loge Center', SEAT),
    words: orReason('Error adding/updating location'),
    success: 'Location updated successfully',
    change: 'changed' as const,
  },
  {
    call: 'POST bruins/pricing/edit, a name',
    strikes: { method: 'POST' as const, path: /bruins\/pricing\/edit$/ },
    open: add('Edit Name', { 'Pricing Plan Name': 'Sunday' }),
    words: orReason('Error updating plan name'),
    success: 'Plan name updated on all 1 locations!',
    change: 'changed' as const,
  },
  {
    call: 'DELETE bruins/pricing/delete/{pricing_plan_id}',
    strikes: { method: 'DELETE' as const, path: /bruins\/pricing\/delete\/41$/ },
    open: ask('Loge Center'),
    button: 'Delete',
    words: orReason('Error deleting location'),
    success: 'Location deleted successfully',
    change: 'removed' as const,
  },
  {
    call: 'POST bruins/pricing/rep/plan/add',
    strikes: { method: 'POST' as const, path: /rep\/plan\/add$/ },
    open: async () => {
      await press('Reps')
      await dialog()
      await choose('Reps', /^Dana Whitfield/)
      await user.tab()
    },
    words: orReason('Error saving reps'),
    success: 'Associated reps updated successfully',
    table: () => api.db.links,
    change: 'added' as const,
  },
].map((row) => ({
  button: 'Save',
  table: () => api.db.pricing,
  ...row,
  at: '/bruins-gameplanpricing',
  as: 'bgs',
  list: /pricing\/with-reps$/,
  ...(/a location|DELETE/.test(row.call) ? { meddle: meddlePlace } : {}),
}))

const admin: WriteRow[] = [
  {
    call: 'POST /pricing-plans',
    strikes: { method: 'POST' as const, path: /pricing-plans$/ },
    open: add('New Plan', { Name: 'Sunday', 'Holder $/game': '10' }),
    words: orReason('Failed to save plan.'),
    success: 'Pricing plan added successfully',
    change: 'added' as const,
  },
  {
    call: 'PUT /pricing-plans/{id}',
    strikes: { method: 'PUT' as const, path: /pricing-plans\/41$/ },
    open: edit('Loge Center', { Location: 'Club' }),
    words: orReason('Failed to save plan.'),
    success: 'Pricing plan updated successfully',
    change: 'changed' as const,
  },
  {
    call: 'DELETE /pricing-plans/{id}',
    strikes: { method: 'DELETE' as const, path: /pricing-plans\/41$/ },
    open: ask('Loge Center'),
    button: 'Delete',
    words: orReason('Failed to delete plan.'),
    success: 'Plan deleted successfully!',
    change: 'removed' as const,
  },
  {
    call: 'POST /reps',
    strikes: { method: 'POST' as const, path: /game-plans\/reps$/ },
    open: add('New Rep', person),
    words: orReason('Failed to save rep.'),
    success: 'Representative added',
    table: () => api.db.reps,
    change: 'added' as const,
  },
  {
    call: 'POST /reps/{rep_id}/plans',
    strikes: { method: 'POST' as const, path: /reps\/4\/plans$/ },
    open: async () => {
      await pressIn('Dana Whitfield', 'Edit', 'dialog')
      await choose('Plans', /5 Game Plan/)
      await user.tab()
    },
    words: orReason('Failed to save rep.'),
    success: 'Representative updated',
    table: () => api.db.links,
    change: 'added' as const,
  },
  {
    call: 'DELETE /reps/{id}',
    strikes: { method: 'DELETE' as const, path: /reps\/4$/ },
    open: ask('Dana Whitfield'),
    button: 'Delete',
    words: orReason('Failed to delete rep.'),
    success: 'Representative deleted',
    table: () => api.db.reps,
    change: 'removed' as const,
  },
].map((row) => ({
  button: 'Save',
  table: () => api.db.pricing,
  ...row,
  at: '/bruins-pricing-reps',
  as: 'bgs',
  list: /reps/.test(row.call) ? /game-plans\/reps$/ : /pricing-plans$/,
  ...(row.call === 'DELETE /reps/{id}' ? { meddle: meddleRep } : {}),
  ...(row.call.endsWith('/pricing-plans/{id}') ? { meddle: meddlePlace } : {}),
}))

const account: WriteRow[] = [
  {
    call: 'POST users/login',
    at: '/',
    as: null,
    strikes: { method: 'POST', path: /users\/login\/index\.php$/ },
    open: async () => {
      await screen.findByRole('heading', { name: 'Sign In' })
      type({ Email: 'bgs@example.com', Password: 'password' })
    },
    button: 'Sign In',
    words: serverOr(
      'Login failed. Please check your credentials.',
      'Network error. Please check your connection and try again.',
    ),
    success: 'Login successful!',
    table: () => api.db.users,
    change: 'none',
  },
  {
    call: 'POST users/register',
    at: '/register',
    as: 'admin',
    strikes: { method: 'POST', path: /users\/register\/index\.php$/ },
    open: async () => {
      await screen.findByLabelText('Name')
      type({ ...person, Password: 'secret 1' })
    },
    button: 'Register',
    words: serverOr('Registration failed.', 'An error occurred. Please try again.'),
    success: 'Registration successful!',
    staysOpen: true,
    table: () => api.db.users,
    change: 'added',
  },
]

/** Rows for two files, so that two workers share them. */
export const gameWrites: WriteRow[] = [...combined, ...games, ...plans, ...wholePlans]
export const otherWrites: WriteRow[] = [...reps, ...pricing, ...admin, ...account]
