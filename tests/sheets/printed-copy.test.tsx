import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '../../src/domain/games/game'
import { writeStamp } from '../../src/sheets/kit/stamp/stamp'
import { aGame } from '../records'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from './kit/season'

/* What the live page says to a person who comes from its printed copy. */

const rows = [
  gameOnTheWire('B251009', 'Bruins vs. Blackhawks', '2025-10-09'),
  gameOnTheWire('B251011', 'Bruins vs. Sabres', '2025-10-11'),
]
const [blackhawks, sabres] = rows.map(({ event_name, team, event_date, event_time }) =>
  aGame({
    eventName: String(event_name),
    team: String(team),
    date: String(event_date),
    time: String(event_time),
  }),
) as [Game, Game]

beforeEach(() => {
  beforeTheSeason()
  addCombinedPlan('P26COPY', 'B26COPY', {})
  gamesOf('B26COPY', ...rows)
})

const PAGE = '/bgs/package/p26copy'
const copyOf = (games: readonly Game[], path = PAGE, today = '2025-08-20') =>
  `#p=${writeStamp(games, today, path)}`

it.each([PAGE, '/bgs/calendar/p26copy', '/bgs/calendar/pricing-sheet/p26copy', `${PAGE}/text`])(
  '%s says that a copy is up to date, also behind an address in other letters',
  async (path) => {
    const hash = copyOf([sabres, blackhawks], path)
    renderApp(path.toUpperCase() + hash)
    const words = await screen.findByText('Your printed copy of August 20, 2025 is up to date.')
    expect(words.closest('[role=status]')).toBeInTheDocument()
    expect(window.location.pathname + window.location.hash).toBe(`/game-plans${path}${hash}`)
  },
)

it('is open, and names what is gone first, then what was moved and added, and what to do', async () => {
  const star = aGame({ eventName: 'B251204', date: '2025-12-04', time: '19:00:00' })
  const path = `${PAGE}?rep=zoenunez`
  renderApp(path + copyOf([{ ...blackhawks, date: '2025-10-08' }, star], PAGE))
  expect(
    await screen.findByText('3 games changed since your copy was printed on August 20, 2025.'),
  ).toBeInTheDocument()
  const list = screen.getByRole('list', { name: 'Changes since your copy was printed' })
  const lines = within(list).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Removed: Bruins vs. Blues, Thu, Dec 4',
    'Moved: Bruins vs. Blackhawks, from Wed, Oct 8 to Thu, Oct 9, 7:00 PM',
    'Added: Bruins vs. Sabres, Sat, Oct 11, 7:00 PM',
  ])
  expect(screen.getByRole('link', { name: 'Call Zoë Núñez' })).toHaveAttribute(
    'href',
    'tel:6175550101',
  )
  expect(screen.getByRole('button', { name: 'Update my calendar' })).toBeEnabled()
})

/** What stands on the sheet beside its games. */
const marks = () => screen.queryAllByRole('mark', { hidden: true })
const marksText = () => [...new Set(marks().map((one) => one.textContent))]

it.each([PAGE, '/bgs/calendar/p26copy', '/bruins/youthhockey/zoenunez'])(
  '%s marks changed games where they stand, and leads to the first',
  async (path) => {
    if (path.includes('youth')) {
      for (const rows of Object.values(api.db.games)) rows.length = 0
      gamesOf('B26YOUTH', ...rows)
    }
    const { user } = renderApp(path + copyOf([{ ...blackhawks, date: '2025-10-08' }], path))
    await user.click(await screen.findByRole('button', { name: 'Show first change' }))
    expect(marksText()).toEqual([' Moved was Wed, Oct 8 ', ' New '])
    // A calendar has a list for phones beside its months.
    const [moved, added] = marks()
    expect(moved).toHaveFocus()
    expect(moved?.closest('li, tr')).toHaveTextContent(/Blackhawks|9 CHI/)
    await user.click(screen.getByRole('button', { name: /^Added: Bruins vs. .*Sabres/ }))
    expect(document.activeElement?.textContent).toBe(added?.textContent)
    // The copy is not of the games that are read next.
    window.location.hash = copyOf([blackhawks, sabres], path)
    await screen.findByText(/is up to date\.$/)
    expect(marks()).toEqual([])
  },
)

it('does not compare while a list is missing', async () => {
  addCombinedPlan('P26TWO', 'B26COPY,C26LOST', {})
  api.faults.add({ kind: 'status', method: 'GET', path: 'C26LOST', status: 500 })
  allowConsole(/Error fetching/)
  const path = '/bgs/calendar/p26two'
  renderApp(path + copyOf([blackhawks, sabres], path))
  expect(await screen.findByText(/^Could not check your printed copy/)).toBeInTheDocument()
  expect(screen.queryByText(/changed since your copy|up to date/)).toBeNull()
  // Nor does its own paper say later that what is missing here was added.
  fireEvent.pointerMove(document.body)
  const code = await screen.findByRole('link', { name: 'QR code: this page' })
  expect(code.getAttribute('href')).not.toContain('#')
})

it('takes no game of a list for gone that is empty, nor of last season’s', async () => {
  for (const rows of Object.values(api.db.games)) rows.length = 0
  const path = '/bruins/youthhockey/zoenunez'
  renderApp(path + copyOf([blackhawks, sabres], path))
  expect(await screen.findByText(/^This page lists no games now/)).toBeInTheDocument()
  const old = aGame({ eventName: 'B241009', date: '2024-10-09' })
  window.location.hash = copyOf([old], path)
  expect(await screen.findByText(/copy is of the 2024–25 season/)).toBeInTheDocument()
})

it('compares what a flyer prints: no second row of a game, none of another season', async () => {
  const path = '/bruins/youthhockey/zoenunez'
  for (const rows of Object.values(api.db.games)) rows.length = 0
  const twin = gameOnTheWire('B251010', 'Bruins vs. Blackhawks', '2025-10-09')
  gamesOf('B26YOUTH', ...rows, twin, gameOnTheWire('B260601', 'Bruins vs. Sabres', '2026-06-01'))
  renderApp(path + copyOf([blackhawks, sabres], path))
  expect(await screen.findByText(/is up to date\.$/)).toBeInTheDocument()
  expect(screen.getByText('Days and times of its games are as printed.')).toBeInTheDocument()
})

it.each([
  ['another page', copyOf([blackhawks], '/bgs/package/p26all')],
  ['one cut short', copyOf([blackhawks, sabres]).slice(0, -3)],
  ['no stamp', '#p=hello'],
  ['no fragment', ''],
])('says nothing to a fragment of %s', async (_what, hash) => {
  renderApp(PAGE + hash)
  await screen.findByRole('button', { name: 'Print' })
  await waitFor(() => expect(document.body.textContent).not.toMatch(/printed copy/))
})

const open = async (day: string) => {
  vi.setSystemTime(`${day}T16:00:00Z`)
  const view = renderApp(PAGE)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(localStorage.getItem('game-plans.visits')).toContain(PAGE))
  return view
}

it('a page says what changed since its last visit of the same day, also the first of a browser’s older notes', async () => {
  const stamp = writeStamp([blackhawks, sabres], '2025-08-20', PAGE)
  localStorage.setItem('game-plans.visits', JSON.stringify([[PAGE, '', stamp]]))
  const words = '1 game changed since your last visit on August 20, 2025.'
  for (const event_time of ['13:00:00', '14:00:00']) {
    api.faults.clear()
    gamesOf('B26COPY', rows[0] ?? null, { ...rows[1], event_time })
    for (const visit of ['the first', 'again']) {
      const view = await open('2025-08-20')
      expect(await screen.findByText(words), visit).toBeInTheDocument()
      view.unmount()
    }
  }
})

it('a page says what changed since its last visit on an earlier day, and all that day', async () => {
  const words = '1 game changed since your last visit on August 20, 2025.'
  const first = await open('2025-08-20')
  expect(screen.queryByText(words)).toBeNull()
  first.unmount()
  api.faults.clear()
  gamesOf('B26COPY', rows[0] ?? null, { ...rows[1], event_time: '13:00:00' })
  for (const visit of ['a day later', 'again']) {
    const view = await open('2025-08-21')
    expect(await screen.findByText(words), visit).toBeInTheDocument()
    const list = screen.getByRole('list', { name: 'Changes since your last visit' })
    expect(list).toHaveTextContent(
      'New time: Bruins vs. Sabres, Sat, Oct 11, 1:00 PM instead of 7:00 PM',
    )
    view.unmount()
  }
  await open('2025-08-22')
  expect(screen.queryByText(/since your last visit/)).toBeNull()
})
