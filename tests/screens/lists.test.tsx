import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../mock-api/faults'
import { renderApp } from '../renderApp'
import { api, server } from '../setup'
import { goOffline, reconnect, turn } from './kit/browser'
import { field, gone, press } from './kit/dialog'
import { answered, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'
import { askToDelete, findList, LIST, open, openNew, reads } from './reps/repsScreen'

/* What the server has confirmed is seen at once, whatever becomes of the list that is read again. */

const rowsOf = async (text: string) =>
  (await screen.findAllByText(text, { selector: 'td, td *' })).map(
    (cell) => cell.closest('tr') as HTMLElement,
  )

/** The look before a write is answered; what is read after it is struck. */
function afterTheWrite(fault: Fault): void {
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') api.faults.add(fault)
  })
}

afterEach(() => server.events.removeAllListeners())

interface Deletion {
  path: string
  /** A text in the row. */
  row: string
  action: string
  /** The list that is read again. */
  list: string
  failed: string
}

const deletions: Record<string, Deletion> = {
  'combined plan': {
    path: '/bgs/game-plans',
    row: 'P26WKND',
    action: 'Delete',
    list: 'combined/distinct',
    failed: 'Failed to load plans data',
  },
  'rep of the admin screen': {
    path: '/bruins-pricing-reps',
    row: 'Dana Whitfield',
    action: 'Delete',
    list: 'game-plans/reps',
    failed: 'Failed to load reps',
  },
}

/** Old enough to be asked for again, without waiting. */
function minutesLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
}

describe('a deleted row', () => {
  it.each(Object.entries(deletions))(
    'goes at once, and a failed read does not bring it back: %s',
    async (_, { path, row, action, list, failed }) => {
      const { user } = renderApp(path, { as: 'bgs' })
      const [tr] = await rowsOf(row)
      await user.click(within(tr as HTMLElement).getByRole('button', { name: rowAction(action) }))
      const question = within(await screen.findByRole('alertdialog'))
      afterTheWrite({ kind: 'status', status: 403, method: 'GET', path: list })
      await user.click(question.getByRole('button', { name: 'Delete' }))
      expect(await screen.findByText(failed)).toBeInTheDocument()
      expect(screen.getByText(/^As of .+ Eastern: could not be refreshed$/)).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(screen.queryByText(row, { selector: 'td, td *' })).toBeNull()
      // What follows it, as a plan's packages do, is no second deletion.
      expect(writes().filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    },
  )
})

it('a game that is changed, added or deleted is seen so before the list is read again', async () => {
  const { user } = renderApp('/bruins-games', { as: 'bgs' })
  await rowsOf('B251009')
  afterTheWrite({ kind: 'hang', method: 'GET', path: 'distinct/games/' })
  await user.click(screen.getByRole('button', { name: 'Edit Game B251009' }))
  await put(user, await screen.findByLabelText('Team'), 'Bruins vs. Stars')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await rowsOf('Bruins vs. Stars')).toHaveLength(1)
  api.faults.clear()

  await user.click(await screen.findByRole('button', { name: 'Add New Game' }))
  await put(user, await screen.findByLabelText('Event Name'), 'B260415')
  await put(user, screen.getByLabelText('Event Date'), '2026-04-15')
  await put(user, screen.getByLabelText('Event Time'), '19:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await rowsOf('B260415')).toHaveLength(1)
  api.faults.clear()

  await user.click(await screen.findByRole('button', { name: 'Delete Game B260415' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Game deleted successfully!')
  await waitFor(() => expect(screen.queryByText('B260415')).toBeNull())
})

describe('[check 45] a first failure in a hidden tab', () => {
  async function failHidden(times: number) {
    turn('hidden')
    api.faults.add({ kind: 'status', status: 500, path: LIST, times })
    const failed = answered(LIST)
    const { client } = renderApp('/bruins-reps', { as: 'bgs' })
    await waitFor(() => expect(failed.count).toBe(1))
    const states = () =>
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.fetchStatus)
    await waitFor(() => expect(states()).toContain('paused'))
    await screen.findByRole('heading', { name: 'Bruins Representatives' })
    expect(screen.queryByText('Zoë Núñez')).toBeNull()
  }

  it('goes on when the tab is looked at again', async () => {
    await failHidden(1)
    turn('visible')
    expect(await screen.findByText('Zoë Núñez')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('fails then, when it fails for good', async () => {
    await failHidden(100)
    turn('visible')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load representatives')
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull()
    expect(reads()).toHaveLength(3)
  })
})

describe('[check 46] a list read again behind an open dialog', () => {
  it.each([
    ['focus', () => turn('visible')],
    ['a network that is back', reconnect],
  ])('on %s keeps what was typed', async (_what, happens) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), 'Half a na')
    await put(user, field(dialog, 'Email'), 'half@')
    minutesLater()
    const other = api.db.reps.find((rep) => rep.rep_name === 'Zoë Núñez')
    if (other) other.rep_name = 'Zoë Renamed'
    happens()
    const table = await findList()
    expect(await within(table).findByText('Zoë Renamed')).toBeInTheDocument()
    expect(reads()).toHaveLength(2)
    expect(field(dialog, 'Name')).toHaveValue('Half a na')
    expect(field(dialog, 'Email')).toHaveValue('half@')
    expect(field(dialog, 'Email')).toHaveFocus()
  })

  it('shows the same when nothing has changed', async () => {
    await open()
    const table = await findList()
    const before = table.outerHTML
    minutesLater()
    turn('visible')
    await waitFor(() => expect(reads()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(table.isConnected).toBe(true)
    expect(table.outerHTML).toBe(before)
  })
})

it('[check 47] rows stay on the screen, with the message, when reading them again fails', async () => {
  const { user } = await open()
  api.faults.add({ kind: 'status', status: 500, path: LIST })
  minutesLater()
  turn('visible')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load representatives')
  expect(screen.getByText('Zoë Núñez')).toBeInTheDocument()
  api.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText('Zoë Núñez')).toBeInTheDocument()
})

describe('[check 50] a delete that says one thing and does another', () => {
  it('of what is already gone: the list decides', async () => {
    const { user } = await open()
    api.db.reps = api.db.reps.filter((rep) => rep.rep_name !== 'New Starter')
    const question = await askToDelete(user, 'New Starter')
    await press(user, question, 'Delete')
    const table = await findList()
    await waitFor(() => expect(within(table).queryByText('New Starter')).toBeNull())
    expect(writes()).toEqual([])
  })

  it('said to be done, but listed still: the list decides', async () => {
    const { user } = await open()
    api.faults.add({ kind: 'raw', method: 'DELETE', body: { success: true } })
    const question = await askToDelete(user, 'New Starter')
    await press(user, question, 'Delete')
    await gone('alertdialog')
    expect(
      await screen.findByText(/^New Starter was deleted, but the server still lists it\./),
    ).toBeInTheDocument()
    expect(await screen.findByText('New Starter')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})

it('[check 53] a write that ends after its screen was left makes the list stale', async () => {
  const { user, router } = await open()
  api.faults.add({ kind: 'hold', method: 'DELETE' })
  const late = answered('reps/delete')
  const question = await askToDelete(user, 'New Starter')
  await press(user, question, 'Delete')
  await waitFor(() => expect(writes()).toHaveLength(1))
  await act(() => router.navigate('/users'))
  await screen.findByRole('heading', { name: 'User Dashboard' })
  expect(late.count).toBe(0)
  api.faults.release()
  await waitFor(() => expect(late.count).toBe(1))
  await user.click(screen.getByRole('link', { name: 'Bruins Reps' }))
  const table = await findList()
  await waitFor(() => expect(within(table).queryByText('New Starter')).toBeNull())
  expect(within(table).getByText('Zoë Núñez')).toBeInTheDocument()
})

it('says offline from when it is, until the network is back', async () => {
  await open()
  const note = () => screen.queryByText(/^You’re offline. This list is as of .* [AP]M Eastern\.$/)
  expect(note()).not.toBeInTheDocument()
  // The list may follow the network only after its first rows are painted.
  await waitFor(() => {
    goOffline()
    expect(note()).toBeInTheDocument()
  })
  reconnect()
  expect(note()).not.toBeInTheDocument()
})
