import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../setup'
import { gone, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { namesIn, openByRow, rowAction, rowOf, table } from '../kit/table'
import { append, choose, put } from '../kit/typing'
import { CELTICS, dashboards, open, openNew, planRow } from './plansScreen'

const ROOT = '/api/game-plans'

const NONE_FOUND = 'No game plans found.'
const names = () => namesIn(table())

describe.each(dashboards)('$title', (dashboard) => {
  const { title, list, select, kind } = dashboard

  it('has the columns of the rules and a row for each plan of its list; Celtics plans can be deleted', async () => {
    await open(dashboard)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Plan Event Name',
      'Event Names',
      'Actions',
    ])
    expect(names()).toContain(kind === 'celtics' ? 'C26SUITE5' : 'B26SUITE5')
    expect(screen.getAllByRole('button', { name: rowAction('Edit') })).toHaveLength(names().length)
    expect(screen.queryAllByRole('button', { name: rowAction('Delete') })).toHaveLength(
      kind === 'celtics' ? names().length : 0,
    )
    const empty = kind === 'celtics' ? 'C26WAITLIST' : 'B26WAITLIST'
    expect(within(planRow(empty)).getAllByRole('cell')[1]).toHaveTextContent(/^No Event Names$/)
    const asked = sent('GET', 'distinct/plans').map(({ path }) => path)
    // The list of the plans sold by price names no games: those come from the list of all.
    const all = kind === 'priced' ? [`${ROOT}/bruins-games/distinct/plans`] : []
    expect(asked).toEqual([`${ROOT}/${list}`, ...all])
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
    expect(made.queryByText(/This plan no longer exists/)).toBeNull()
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
})

describe('the list', () => {
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

  it('opens a plan by its name, and leads to the next one', async () => {
    const { user } = await open()
    const [first = '', second = ''] = names()
    await user.click(within(planRow(first)).getByRole('button', { name: first }))
    const details = within(await screen.findByRole('dialog', { name: `Plan Details: ${first}` }))
    await user.click(details.getByRole('button', { name: 'Next' }))
    await screen.findByRole('dialog', { name: `Plan Details: ${second}` })
    expect(rowOf(second)).toHaveAttribute('data-open', 'true')
  })

  it('folds away the events beyond the first seven, and shows them on request', async () => {
    const { user } = await open(CELTICS, '?search=C26FULL')
    const row = within(planRow('C26FULL'))
    expect(row.getByText('C251105').closest('details')).toBeNull()
    const folded = row.getByText('C251112').closest('details')
    expect(row.getByText('C260412').closest('details')).toBe(folded)
    expect(folded).toHaveProperty('open', false)
    await user.click(row.getByText('+41'))
    expect(folded).toHaveProperty('open', true)
    await user.click(row.getByText('+41'))
    expect(folded).toHaveProperty('open', false)
  })
})

describe('deleting a whole plan', () => {
  async function openDelete(plan: string) {
    const view = await open()
    const title = `Are you sure you want to delete plan ${plan}?`
    const question = await openByRow(view.user, planRow(plan), 'Delete', title)
    return { ...view, question }
  }

  it('names the public pages that lose its games, deletes it and says so', async () => {
    const { user, question } = await openDelete('C26SUITE5')
    const pages = await question.findByRole('list', {
      name: 'These public pages will lose its games:',
    })
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
    expect(await screen.findByText('C26SUITE5 was removed from 1 package.')).toBeInTheDocument()
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
      await question.findByText('We couldn’t load which public pages show this plan.'),
    ).toBeInTheDocument()
  })
})

describe('a new game plan', () => {
  // A short season: every option of the game field is drawn with each key.
  beforeEach(() => {
    const kept = ['C251022', 'C251029', 'C251205']
    api.db.games.celtics = api.db.games.celtics.filter(
      ({ plan_event_name, event_name }) =>
        ['C26SUITE5', 'C26WAITLIST'].includes(plan_event_name ?? '') ||
        (plan_event_name === 'C26FULL' && kept.includes(event_name ?? '')),
    )
  })

  it('needs no game', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26 “É” #1/2 50% 🏀')
    await dialog.save()
    expect(await screen.findByText('New game plan added successfully!')).toBeInTheDocument()
    expect(writes().map(({ body }) => body)).toEqual([
      {
        event_name: '',
        plans: 'C26 “É” #1/2 50% 🏀',
        team: '',
        game_number: 0,
        event_date: '',
        event_time: '',
      },
    ])
    const made = await screen.findByRole('dialog', { name: 'Plan Details: C26 “É” #1/2 50% 🏀' })
    await press(user, within(made), 'Close')
    expect(await screen.findByRole('cell', { name: 'C26 “É” #1/2 50% 🏀' })).toBeInTheDocument()
  })

  it.each([
    ['   ', 'Plan Event Name is required'],
    ['..', "'..' can’t be used as a name."],
    ['Pricing', "'Pricing' can’t be used as a name."],
    ['a, b', 'A plan name can’t contain a comma.'],
  ])('[check 87] refuses the name %j and sends nothing', async (name, words) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, name)
    await dialog.save()
    expect(await dialog.findByText(words)).toBeInTheDocument()
    expect(dialog.name).toBeInvalid()
    expect(writes()).toEqual([])
  })

  it('refuses a text that is no game, keeps it, and takes one typed by its code, whatever the case', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26NEW')
    await append(user, dialog.game, 'C999999')
    await dialog.save()
    expect(
      await dialog.findByText("No game named 'C999999'. Choose one from the list."),
    ).toBeInTheDocument()
    expect(dialog.game).toHaveValue('C999999')
    expect(writes()).toEqual([])
    await put(user, dialog.game, 'c251205')
    await user.tab()
    await dialog.save()
    await screen.findByText('New game plan added successfully!')
    expect(writes()).toMatchObject([{ body: { event_name: 'C251205' } }])
  })

  it('says before saving that the name exists, and then adds the game to that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'c26suite5')
    expect(
      await dialog.findByText('C26SUITE5 already exists. Saving adds the selected game to it.'),
    ).toBeInTheDocument()
    await dialog.save()
    expect(
      await dialog.findByText('C26SUITE5 already exists. Choose another name or a game.'),
    ).toBeInTheDocument()
    await append(user, dialog.game, 'C251205')
    expect(
      await screen.findByRole('option', { name: /^C251205 .*\(in this plan\)$/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    await dialog.save()
    expect(await dialog.findByText('C251205 is already in C26SUITE5.')).toBeInTheDocument()
    expect(writes()).toEqual([])
    await user.clear(dialog.game)
    await choose(user, dialog.game, 'C251029', /^C251029/)
    await dialog.save()
    expect(await screen.findByText('Event added successfully!')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ body: { plans: 'C26SUITE5', event_name: 'C251029' } }])
    await waitFor(() => expect(planRow('C26SUITE5')).toHaveTextContent('C251029'))
  })

  it('takes no game while the games cannot be loaded', async () => {
    api.faults.add({ kind: 'status', status: 500, method: 'GET', path: 'distinct/games' })
    const { user } = await open()
    const dialog = await openNew(user)
    await dialog.findByText('Failed to load games data')
    await append(user, dialog.name, 'C26NEW')
    await append(user, dialog.game, 'C251205')
    await dialog.save()
    expect(await dialog.findByText('The games haven’t loaded yet.')).toBeInTheDocument()
    api.faults.clear()
    await press(user, dialog, 'Try Again')
    await waitFor(() => expect(dialog.queryByText('Failed to load games data')).toBeNull())
    await dialog.save()
    expect(await screen.findByText('New game plan added successfully!')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})
