import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aGameRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { namesIn, rowOf, rowsOf, table } from '../kit/table'

/** Half past eight in the evening at the arena, where a browser in London has the next day. */
const NOW = '2026-01-21T01:30:00Z'
const season = (days: readonly string[]) =>
  days.map((event_date, index) =>
    aGameRow({
      event_id: index + 1,
      event_name: `B${event_date.slice(2).replaceAll('-', '')}`,
      event_date,
      event_time: '19:00:00',
    }),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  api.db.games.bruins = season(['2026-01-22', '2026-01-20', '2025-10-09'])
})

const next = () => screen.queryByRole('button', { name: /^Next game/ })

it('leads to the first game of today or later, whatever the order, and keeps the address', async () => {
  const { user } = renderApp('/bruins-games?sort=-date', { as: 'bgs' })
  await screen.findByRole('button', { name: 'Edit Game B260122' })
  await user.click(await screen.findByRole('button', { name: 'Next game: Tue, Jan 20' }))
  const row = rowOf('B260120')
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
  expect(row).toHaveAttribute('data-highlighted')
  expect(rowOf('B260122')).not.toHaveAttribute('data-highlighted')
  expect(window.location.search).toBe('?sort=-date')
})

it.each([
  ['no game is over', ['2026-01-20', '2026-01-22'], ''],
  ['none is ahead', ['2025-10-09'], ''],
  ['nobody knows when the others are', ['2026-01-22', '', '0000-00-00', 'TBD'], ''],
  ['the search leaves none that is over', ['2026-01-22', '2025-10-09'], '?search=B2601'],
])('is not there where %s', async (_why, days, search) => {
  api.db.games.bruins = season(days)
  renderApp(`/bruins-games${search}`, { as: 'bgs' })
  await screen.findAllByRole('button', { name: /^Edit Game/ })
  expect(next()).toBeNull()
})

/** The rows that are marked, by their codes. */
const marked = (mark: 'past' | 'today') =>
  rowsOf(document.body).flatMap((row) =>
    row.dataset[mark] ? row.querySelector('td')?.textContent : [],
  )

it.each([
  ['', 'B251009'],
  ['?sort=date', 'B260120'],
  ['?sort=-date', 'B251009'],
  ['?sort=name', undefined],
])(
  'the games that are over are marked, and in the order of days (%s) where they end',
  async (sort, line) => {
    renderApp(`/bruins-games${sort}`, { as: 'bgs' })
    await screen.findByRole('button', { name: 'Edit Game B260122' })
    expect(marked('past')).toEqual(['B251009'])
    expect(marked('today')).toEqual(line === undefined ? [] : [line])
  },
)

it('comes first in a list of no other order, and the games before it last, the latest of them first', async () => {
  api.db.games.bruins = season(['2025-10-09', '2026-01-22', '2025-12-01', '2026-01-20'])
  renderApp('/bruins-games', { as: 'bgs' })
  await screen.findByRole('button', { name: 'Edit Game B260122' })
  expect(namesIn(table())).toEqual(['B260120', 'B260122', 'B251201', 'B251009'])
  expect(next()).toBeNull()
})

it.each([
  ['what is over comes after games without a day', '2026-01-22', ['B260122', 'B251009']],
  ['nothing is marked where no game is ahead', 'TBD', ['B251009']],
])('%s', async (_what, last, then) => {
  api.db.games.bruins = season(['2025-10-09', '', last])
  renderApp('/bruins-games', { as: 'bgs' })
  await screen.findByRole('button', { name: 'Edit Game B251009' })
  expect(namesIn(table()).slice(0, then.length + 1)).toEqual(['B', ...then])
  const past = then.slice(1)
  expect(marked('past')).toEqual(past)
  expect(marked('today')).toEqual(past)
})

it('a list that stayed open over midnight learns of the new day when it is seen again', async () => {
  vi.setSystemTime('2026-01-21T04:30:00Z')
  renderApp('/bruins-games?sort=date', { as: 'bgs' })
  await screen.findByRole('button', { name: 'Next game: Tue, Jan 20' })
  vi.setSystemTime('2026-01-21T05:00:00Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Next game: Thu, Jan 22' })).toBeInTheDocument()
  expect(marked('past')).toEqual(['B251009', 'B260120'])
  expect(marked('today')).toEqual(['B260122'])
})
