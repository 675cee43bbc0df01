import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../mock-api/wire'
import { aGameRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { rowAction } from '../kit/table'
import { put } from '../kit/typing'
import { BROKEN } from '../kit/words'
import { dashboards } from './dashboards'

/*
 * Both games dashboards, their lists: what they show, search, sort, and how they fail. The dialogs
 * are in dialog.test.tsx.
 */

const emptyText = 'No games found. Try adjusting your search or add a new game.'

describe.each(dashboards)('$name Games Dashboard', ({ team, name, letter }) => {
  const path = `/${team}-games`
  const first = `${letter}260101`
  const second = `${letter}260301`

  beforeEach(() => {
    const game = aGameRow({ event_name: first, team: `${name} vs. Utah` })
    api.db.games[team] = [
      { ...game, event_id: 11, plan_event_name: `${letter}26ONE` },
      { ...game, event_id: 12, plan_event_name: `${letter}26TWO` },
      aGameRow({
        event_id: 13,
        event_name: second,
        team: `${name} vs. Chicago`,
        game_number: 20,
        event_date: '2026-03-01',
        event_time: '13:30:00',
      }),
      // A plan without games comes as a game without a name.
      {
        event_id: 14,
        event_name: null,
        plan_event_name: `${letter}26EMPTY`,
        team: null,
        game_number: null,
        event_date: null,
        event_time: null,
      },
    ]
  })

  const addNamed = (...names: string[]) => {
    for (const event_name of names) {
      api.db.games[team].push({
        event_id: api.db.nextId++,
        event_name,
        plan_event_name: null,
        team: '',
        game_number: 0,
        event_date: '2026-04-01',
        event_time: '00:00:00',
      })
    }
  }
  const table = () => screen.findByRole('table', { name: `${name} Games Dashboard` })
  /** Event names from top to bottom. */
  const names = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)

  it('loads with its words, then shows title, columns and rows', async () => {
    api.faults.add({ kind: 'hold', path: 'distinct/games' })
    renderApp(path, { as: 'bgs' })
    expect(await screen.findByText(`Loading ${name} Games...`)).toBeInTheDocument()
    api.faults.release()
    const found = await table()
    expect(screen.getByRole('heading', { name: `${name} Games Dashboard` })).toBeInTheDocument()
    expect(screen.queryByText(`Loading ${name} Games...`)).not.toBeInTheDocument()
    const headers = within(found).getAllByRole('columnheader')
    expect(headers.map((header) => header.textContent)).toEqual([
      'Event Name',
      'BGS Game Plans',
      'Team',
      'Game Number',
      'Event Date',
      'Event Time',
      'Actions',
    ])
    const cells = [...found.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 6).map((cell) => cell.textContent),
    )
    expect(cells).toEqual([
      [
        first,
        `${letter}26ONE${letter}26TWO`,
        `${name} vs. Utah`,
        '3',
        'Thu, Jan 1, 2026',
        '7:00 PM',
      ],
      [second, 'No Plans', `${name} vs. Chicago`, '20', 'Sun, Mar 1, 2026', '1:30 PM'],
    ])
    // Each plan is a chip of its own.
    expect(within(found).getByText(`${letter}26TWO`)).toBeInTheDocument()
    expect(within(found).getAllByRole('button', { name: rowAction('Edit Game') })).toHaveLength(2)
    expect(within(found).getAllByRole('button', { name: rowAction('Delete Game') })).toHaveLength(2)
    expect(document.body.textContent).not.toMatch(BROKEN)
    expect(api.log.filter((call) => call.path.includes(`${team}-games`))).toMatchObject([
      { method: 'GET', path: `/api/game-plans/${team}-games/distinct/games/`, search: '' },
    ])
  })

  // What both teams share is tested once.
  if (team !== 'bruins') return

  it('names on a phone’s card what is not known yet, also a start that is written as midnight', async () => {
    for (const row of api.db.games[team]) {
      if (row.event_name === second) row.event_time = '00:00:00'
    }
    renderApp(path, { as: 'bgs' })
    const cells = within(await screen.findByRole('row', { name: new RegExp(second) }))
    const [unknown] = cells.getAllByRole('cell').filter((cell) => cell.dataset.slot === 'time')
    expect(unknown).toHaveTextContent(/^$/)
    expect(unknown).toHaveAttribute('data-empty-text', 'No time')
    const known = within(screen.getByRole('row', { name: new RegExp(first) }))
    expect(known.getByRole('cell', { name: '7:00 PM' })).not.toHaveAttribute('data-empty-text')
  })

  it('[check 13] searches event names in either case, literally, and keeps it in the URL', async () => {
    addNamed('X(1', 'X[2', 'X.*3')
    const { user } = renderApp(path, { as: 'bgs' })
    await table()
    const box = screen.getByRole('searchbox', { name: 'Search Games' })
    const typed = `${letter.toLowerCase()}2603`
    await user.type(box, typed)
    await waitFor(() => expect(names()).toEqual([second]))
    await waitFor(() => expect(window.location.search).toBe(`?search=${typed}`))
    for (const [sign, only] of [
      ['(', 'X(1'],
      ['[', 'X[2'],
      ['.*', 'X.*3'],
    ] as const) {
      await put(user, box, sign)
      await waitFor(() => expect(names()).toEqual([only]))
    }
    // Where no event name has it, the empty text is followed by what matches otherwise.
    for (const otherwise of ['Utah', 'boston - uta', 'jan 1']) {
      await put(user, box, otherwise)
      expect(await screen.findByText(emptyText)).toBeInTheDocument()
      expect(screen.getByText('These match in other columns:')).toBeInTheDocument()
      await waitFor(() => expect(names()).toEqual([first]))
    }
    await put(user, box, 'nobody')
    await waitFor(() => expect(names()).toEqual([]))
    expect(screen.getByText(emptyText)).toBeInTheDocument()
    expect(screen.queryByText('These match in other columns:')).toBeNull()
    await user.clear(box)
    await waitFor(() => expect(names()).toHaveLength(5))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('opens with the search and the sorting of a link, sorts by any header and back, and tells the URL and a screen reader', async () => {
    const { user } = renderApp(`${path}?search=260&sort=-number`, { as: 'bgs' })
    const found = await table()
    expect(screen.getByRole('searchbox', { name: 'Search Games' })).toHaveValue('260')
    expect(names()).toEqual([second, first])
    const header = (title: string) => within(found).getByRole('columnheader', { name: title })
    expect(header('Game Number')).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(header('Team')).getByRole('button'))
    await waitFor(() => expect(header('Team')).toHaveAttribute('aria-sort', 'ascending'))
    expect(header('Game Number')).not.toHaveAttribute('aria-sort')
    expect(names()).toEqual([second, first])
    expect(window.location.search).toBe('?search=260&sort=team')
    await user.click(within(header('Team')).getByRole('button'))
    await waitFor(() => expect(header('Team')).toHaveAttribute('aria-sort', 'descending'))
    expect(names()).toEqual([first, second])
    expect(window.location.search).toBe('?search=260&sort=-team')
    // Numbers sort as numbers: 3 before 20.
    await user.click(within(header('Game Number')).getByRole('button'))
    await waitFor(() => expect(names()).toEqual([first, second]))
    expect(within(header('Actions')).queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows every other game when rows are broken, and reports those', async () => {
    const spoilt: Json[] = [
      { event_name: true, event_date: '2025-10-09' },
      { event_id: '7', event_name: { code: 1 }, team: 'Home vs. Somebody' },
    ]
    const rows = [null, { event_name: first }, ...spoilt, 'text', { event_name: second }]
    api.faults.add({ kind: 'raw', body: rows, path: 'distinct/games' })
    renderApp(path, { as: 'bgs' })
    await table()
    expect(names().toSorted()).toEqual([first, second])
    const note = screen.getByText('4 rows couldn’t be read and aren’t shown.').closest('div')
    expect(
      within(note as HTMLElement)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Row 1: it can’t be read',
      'Row 3: 2025-10-09: event name can’t be "true"',
      'Row 4: 7 · Home vs. Somebody: event name can’t be read',
      'Row 5: text',
    ])
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it('shows a game of which nothing but the name is known', async () => {
    const nulls = {
      event_name: first,
      event_id: null,
      plans: null,
      team: null,
      game_number: null,
      event_date: null,
      event_time: null,
    }
    api.faults.add({ kind: 'raw', body: [nulls], path: 'distinct/games' })
    const { user } = renderApp(path, { as: 'bgs' })
    await table()
    expect(names()).toEqual([first])
    expect(screen.getByText('No Plans')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: rowAction('Edit Game') }))
    // Without event ids it cannot be edited, only added (docs/rules/screens.md#all-dashboards).
    const dialog = await screen.findByRole('dialog', { name: 'Add New Game' })
    expect(within(dialog).getByLabelText('Event Name')).toHaveValue(first)
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})
