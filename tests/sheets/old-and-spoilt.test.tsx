import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'

/* A sheet is the truth of a moment, and of all rows the server sent: where it is not, it says so. */

const READ_AT = 'As of Sep 1, 2025, 12:00 PM Eastern: could not be refreshed'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2025-09-01T16:00:00Z')
})
afterEach(() => focusManager.setFocused(undefined))

async function lookAgain(at: string): Promise<void> {
  vi.setSystemTime(at)
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
}

const shownSheet = () => screen.findByRole('button', { name: /Print/ })

it.each([
  ['/bgs/calendar/p26all', 'combined/distinct/single'],
  ['/bgs/package/p26hb-nine', 'B26NINE'],
  ['/bruins/chart/plana/zoenunez', 'bruins/reps'],
])(
  '%s says from when it is while %s cannot be refreshed, and no longer',
  async (at = '', path = '') => {
    allowConsole(/Error fetching/)
    renderApp(at)
    await shownSheet()
    const age = () => document.body.textContent?.split(READ_AT).length
    expect(screen.queryByText(/As of /)).toBeNull()
    const mended = api.faults.add({ kind: 'no-answer', method: 'GET', path })
    await lookAgain('2025-09-02T00:00:00Z')
    await waitFor(() => expect(age()).toBe(2))
    // Hours later the first failure is no reason not to ask again.
    mended()
    await lookAgain('2025-09-02T16:00:00Z')
    await waitFor(() => expect(screen.queryByText(/As of /)).toBeNull())
  },
)

const first = (name: string, body: Json) => {
  api.faults.add({ kind: 'raw', method: 'GET', path: name, body })
}
const game = (event_name: Json, day: number) => ({
  event_id: String(day),
  event_name,
  team: 'Bruins vs. Dallas Stars',
  game_number: '1',
  event_date: `2025-10-${day}`,
  event_time: '19:00:00',
})
const eleven = (spoilt: Json[]) => [
  ...Array.from({ length: 9 }, (_, index) => game(`B2510${index + 10}`, index + 10)),
  ...spoilt,
]

it.each(['/bgs/calendar/p26hb-nine', '/bgs/package/p26hb-nine/text'])(
  '%s says that games could not be read, and loads them on Try Again',
  async (at) => {
    first(
      'B26NINE',
      eleven([game(null, 20), game(true, 21), { event_name: null, plans: 'B26NINE' }]),
    )
    const { user } = renderApp(at)
    await shownSheet()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Incomplete: 2 games of B26NINE could not be read and are missing here.',
    )
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

it('leaves texts blank that are objects, and says so', async () => {
  // No sheet prints the plans of a game.
  const unplanned = { ...Object(game('B251021', 21)), plans: { name: 'B26NINE' } }
  first('B26NINE', eleven([{ ...Object(game('B251020', 20)), team: { name: 'Utah' } }, unplanned]))
  first('single', {
    combine_plan_event: 'P26HB-NINE',
    plan_event_title: {},
    original_plans: 'B26NINE',
  })
  first('reps', [{ rep_id: 1, rep_name: 'Zoë Núñez', rep_email: {}, rep_phone: ['617'] }])
  renderApp('/bgs/package/p26hb-nine?rep=zoenunez')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Incomplete: 1 value of P26HB-NINE could not be read, 1 game of B26NINE could not be read and are missing here.',
  )
  expect(document.body).toHaveTextContent(/Mon, Oct 20vs\. Opponent to be announced/)
  expect(document.body).toHaveTextContent('Zoë Núñez')
  expect(document.body).not.toHaveTextContent(/Not readable|object/)
})

it('asks for no game where a package’s plans cannot be read, and does not open', async () => {
  first('single', { combine_plan_event: 'P26HB-NINE', original_plans: { name: 'B26NINE' } })
  renderApp('/bgs/package/p26hb-nine')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load data.')
  expect(api.log.map(({ path }) => path)).toEqual([expect.stringMatching(/single\/p26hb-nine$/)])
})

const location = (pricing_plan_id: Json, given: Record<string, Json> = {}) => ({
  pricing_plan_id,
  pricing_name: 'Plan A',
  location: `Loge ${pricing_plan_id}`,
  location_color: 'ffb81c',
  plan_holder_price_per_game: '61,50',
  plan_holder_total: '1.353,00',
  box_office_price_per_game: '72.00',
  box_office_plan_total: '1584.00',
  associated_reps: 'Zoë Núñez',
  ...given,
})

it('a price sheet says that a location is missing, and reads prices with a decimal comma', async () => {
  first('with-reps', [
    location('1'),
    location('x'),
    location('y', { pricing_name: 'Plan B' }),
    { pricing_plan_id: '7', pricing_name: null },
  ])
  const { unmount } = renderApp('/bruins/plana/zoenunez')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Incomplete: 1 location of Plan A could not be read and is missing here.',
  )
  expect(screen.getAllByText('$61.50')).not.toEqual([])
  expect(screen.getAllByText('$1,353')).not.toEqual([])
  unmount()
  // Who sells it may stand in the row that cannot be read.
  renderApp('/bruins/planb/zoenunez')
  expect(
    await screen.findByText('Failed to load data. Please try again later.'),
  ).toBeInTheDocument()
})

it.each([
  [{ box_office_price_per_game: '1e3', box_office_plan_total: {} }, '2 prices of Plan A', 'are'],
  [{ plan_holder_total: '-5.00' }, '1 price of Plan A', 'is'],
])(
  'a price sheet leaves a price blank that is no amount, and says so',
  async (given, what, are) => {
    first('with-reps', [location('1', given)])
    renderApp('/bruins/chart/plana/zoenunez')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Incomplete: ${what} could not be read and ${are} missing here.`,
    )
    for (const table of screen.getAllByRole('table'))
      expect(table).not.toHaveTextContent(/1e3|-5|object/)
  },
)

it('a price sheet whose keys are in capitals is whole', async () => {
  const row = Object.entries(location('1')).map(([key, value]) => [key.toUpperCase(), value])
  first('with-reps', [Object.fromEntries(row)])
  renderApp('/bruins/chart/plana/zoenunez')
  expect(await screen.findAllByText('$1,584')).not.toEqual([])
})

it('a representative whose row cannot be read is not called unknown', async () => {
  first('bruins/reps', [{ rep_id: null, rep_name: 'Zoë Núñez', rep_email: 'z@example.com' }])
  renderApp('/bruins/grouptickets/zoenunez')
  expect(await screen.findByText('Failed to load representatives.')).toBeInTheDocument()
})
