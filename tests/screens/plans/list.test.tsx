import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../mock-api/faults'
import type { Json } from '../../mock-api/wire'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { here } from '../kit/address'
import { gone, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { namesIn, openByRow, rowAction, table } from '../kit/table'
import { append, choose } from '../kit/typing'
import { CELTICS, dashboards, open, openNew, planRow } from './plansScreen'

const ROOT = '/api/game-plans'

const NONE_FOUND = 'No game plans found.'
const names = () => namesIn(table())

describe.each(dashboards)('$title', (dashboard) => {
  const { path, title, list, select, kind } = dashboard

  it('has the columns of the rules and a row for each plan of its list', async () => {
    await open(dashboard)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Plan Event Name',
      'Event Names',
      'Actions',
    ])
    expect(names()).toContain(kind === 'celtics' ? 'C26SUITE5' : 'B26SUITE5')
    const empty = kind === 'celtics' ? 'C26WAITLIST' : 'B26WAITLIST'
    expect(within(planRow(empty)).getAllByRole('cell')[1]).toHaveTextContent(/^No Event Names$/)
    const asked = sent('GET', 'distinct/plans').map(({ path }) => path)
    // The list of the plans sold by price names no games: those come from the list of all.
    const all = kind === 'priced' ? [`${ROOT}/bruins-games/distinct/plans`] : []
    expect(asked).toEqual([`${ROOT}/${list}`, ...all])
  })

  it('deletes whole plans for the Celtics only', async () => {
    await open(dashboard)
    expect(screen.getAllByRole('button', { name: rowAction('Edit') })).toHaveLength(names().length)
    expect(screen.queryAllByRole('button', { name: rowAction('Delete') })).toHaveLength(
      kind === 'celtics' ? names().length : 0,
    )
  })

  it('adds a plan with its first game: one POST, its words, it opens, and the row appears', async () => {
    const { user } = await open(dashboard)
    const dialog = await openNew(user)
    expect(dialog.game).toHaveAccessibleName(select)
    await append(user, dialog.name, ' 26 NEW ')
    const celtics = kind === 'celtics'
    await (celtics
      ? choose(user, dialog.game, 'lakers', /^C251205 · Fri, Dec 5, 2025 · Los Angeles Lakers$/)
      : choose(user, dialog.game, 'b251009', /^B251009 · Thu, Oct 9, 2025 · Chicago Blackhawks$/))
    await dialog.save()
    expect(await screen.findByText('New game plan added successfully!')).toBeInTheDocument()
    const made = within(await screen.findByRole('dialog', { name: 'Plan Details: 26 NEW' }))
    expect(made.queryByText(/no longer on the server/)).toBeNull()
    await press(user, made, 'Close')
    await gone('dialog')
    const row = api.db.games[celtics ? 'celtics' : 'bruins'].find(
      (game) => game.event_name === (celtics ? 'C251205' : 'B251009'),
    )
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `${ROOT}/${celtics ? 'celtics' : 'bruins'}-games/add`,
        search: '',
        body: {
          event_name: row?.event_name,
          plans: '26 NEW',
          team: row?.team,
          game_number: row?.game_number,
          event_date: row?.event_date,
          event_time: row?.event_time,
        },
      },
    ])
    expect(await screen.findByRole('cell', { name: '26 NEW' })).toBeInTheDocument()
    expect(within(planRow('26 NEW')).getAllByRole('cell')[1]).toHaveTextContent(
      row?.event_name as string,
    )
  })

  it('says that loading failed, and Try Again loads', async () => {
    api.faults.add({ kind: 'status', status: 500, method: 'GET', path: list })
    const { user } = renderApp(path, { as: 'bgs' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plans data')
    expect(screen.queryByRole('table')).toBeNull()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('table', { name: title })).toBeInTheDocument()
    expect(screen.queryByText('Failed to load plans data')).toBeNull()
  })
})

describe('the list', () => {
  it('a 401 ends the session', async () => {
    api.faults.add({ kind: 'status', status: 401, method: 'GET', path: CELTICS.list })
    renderApp(CELTICS.path, { as: 'bgs' })
    expect(await screen.findByText('Session expired. Please log in again.')).toBeInTheDocument()
    expect(here()).toBe('/')
  })

  it('says that it is loading', async () => {
    api.faults.add({ kind: 'hang', method: 'GET', path: CELTICS.list })
    renderApp(CELTICS.path, { as: 'bgs' })
    expect(await screen.findByText('Loading game plans...')).toBeInTheDocument()
  })

  it('searches by plan event name, whatever the case, and keeps it in the address', async () => {
    const { user } = await open()
    const box = screen.getByRole('searchbox', { name: 'Search Plans' })
    await append(user, box, 'suite')
    await waitFor(() => expect(names()).toEqual(['C26SUITE5']))
    await waitFor(() => expect(window.location.search).toBe('?search=suite'))
    await user.clear(box)
    await append(user, box, 'C251022')
    expect(await screen.findByText(NONE_FOUND)).toBeInTheDocument()
  })

  it('starts with the search and sort of the address', async () => {
    await open(CELTICS, '?search=HALF&sort=-name')
    expect(names()).toEqual(['C26HALFB', 'C26HALFA'])
  })

  it('folds away the events beyond the first dozen, and shows them on request', async () => {
    const { user } = await open(CELTICS, '?search=C26FULL')
    const row = within(planRow('C26FULL'))
    expect(row.getByText('C251126').closest('details')).toBeNull()
    const folded = row.getByText('C251202').closest('details')
    expect(row.getByText('C260412').closest('details')).toBe(folded)
    expect(folded).toHaveProperty('open', false)
    await user.click(row.getByText('36 more'))
    expect(folded).toHaveProperty('open', true)
    await user.click(row.getByText('Fewer'))
    expect(folded).toHaveProperty('open', false)
  })

  it('reads odd rows: null events, stray commas, a row without a name', async () => {
    const body: Json[] = [
      { plan_event_name: 'C26ODD', event_name: ' C251022 ,,C251022, C251205,' },
      { plan_event_name: 'C26NULL', event_name: null },
      { plan_event_name: null, event_name: 'C251022' },
      { plan_event_name: 26 },
    ]
    api.faults.add({ kind: 'raw', method: 'GET', path: CELTICS.list, body })
    await open()
    expect(names()).toEqual(['26', 'C26NULL', 'C26ODD'])
    expect(screen.getByText('1 row could not be read and is not shown.')).toBeInTheDocument()
    const chips = (plan: string) => within(planRow(plan)).getAllByRole('cell')[1]
    expect(
      Array.from(chips('C26ODD')?.querySelectorAll('a') ?? [], (chip) => chip.textContent),
    ).toEqual(['C251022', 'C251205'])
    expect(chips('C26NULL')).toHaveTextContent('No Event Names')
  })

  it('an empty list says so', async () => {
    api.db.games.celtics = []
    renderApp(CELTICS.path, { as: 'bgs' })
    expect(await screen.findByText(NONE_FOUND)).toBeInTheDocument()
  })
})

describe('deleting a whole plan', () => {
  async function openDelete(plan: string) {
    const view = await open()
    const title = `Are you sure you want to delete plan ${plan}?`
    const question = await openByRow(view.user, planRow(plan), 'Delete', title)
    return { ...view, question, confirm: () => press(view.user, question, 'Delete') }
  }

  it('names the public pages that lose its games, deletes it and says so', async () => {
    const { user, question } = await openDelete('C26SUITE5')
    const pages = await question.findByRole('list', { name: 'These public pages lose its games:' })
    expect(
      within(pages)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '/bgs/calendar/p26suite10',
      '/bgs/calendar/pricing-sheet/p26suite10',
      '/bgs/package/p26suite10',
      '/bgs/package/p26suite10/text',
    ])
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    await user.dblClick(question.getByRole('button', { name: 'Delete' }))
    expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Plan deleted successfully!')).toBeInTheDocument()
    await gone('alertdialog')
    // The package that names it loses the name with it.
    expect(await screen.findByText('C26SUITE5 was taken out of 1 package.')).toBeInTheDocument()
    expect(writes()).toMatchObject([
      {
        method: 'DELETE',
        path: `${ROOT}/celtics-games/distinct/plans/delete/C26SUITE5`,
        search: '',
        body: null,
      },
      { method: 'PUT', body: { original_plans: 'B26SUITE5' } },
    ])
    await waitFor(() => expect(names()).not.toContain('C26SUITE5'))
  })

  it('names no page when none shows it, and Cancel sends nothing', async () => {
    const { user, question } = await openDelete('C26WAITLIST')
    expect(question.getByText('It has no games.')).toBeInTheDocument()
    await waitFor(() => expect(sent('GET', 'combined/distinct')).toHaveLength(1))
    expect(question.queryByRole('list')).toBeNull()
    await press(user, question, 'Cancel')
    await gone('alertdialog')
    expect(writes()).toEqual([])
  })

  it('says when it cannot tell which pages show it', async () => {
    api.faults.add({ kind: 'status', status: 500, path: 'combined/distinct' })
    const { question } = await openDelete('C26SUITE5')
    expect(
      await question.findByText('Which public pages show this plan could not be loaded.'),
    ).toBeInTheDocument()
  })

  const failures: [string, Fault, string][] = [
    ['500', { kind: 'status', status: 500 }, 'Failed to delete plan.'],
    ['404', { kind: 'status', status: 404 }, 'Failed to delete plan.'],
    ['success: false', { kind: 'refused', body: 'In use.' }, 'Error: In use.'],
  ]
  it.each(failures)(
    '%s: says so in the dialog, and the plan stays',
    async (_name, fault, words) => {
      const { question, confirm } = await openDelete('C26PRE')
      api.faults.add({ ...fault, method: 'DELETE' })
      await confirm()
      expect(await question.findByText(words)).toBeInTheDocument()
      expect(screen.getAllByText(words)).toHaveLength(1)
      expect(screen.getByText('C26PRE', { selector: 'td, td *' })).toBeInTheDocument()
      expect(writes()).toHaveLength(1)
    },
  )

  it('that somebody else deleted: says so and shows it gone', async () => {
    const { confirm } = await openDelete('C26PRE')
    api.db.games.celtics = api.db.games.celtics.filter((row) => row.plan_event_name !== 'C26PRE')
    await confirm()
    expect(await screen.findByText('C26PRE was deleted already.')).toBeInTheDocument()
    await gone('alertdialog')
    expect(names()).not.toContain('C26PRE')
  })
})
