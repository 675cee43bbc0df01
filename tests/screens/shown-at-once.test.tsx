import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Fault } from '../mock-api/faults'
import { renderApp } from '../renderApp'
import { api, server } from '../setup'
import { writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

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
  game: {
    path: '/bruins-games',
    row: 'B251009',
    action: 'Delete Game',
    list: 'bruins-games/distinct/games/',
    failed: 'Failed to load games data',
  },
  'combined plan': {
    path: '/bgs/game-plans',
    row: 'P26WKND',
    action: 'Delete',
    list: 'combined/distinct',
    failed: 'Failed to load plans data',
  },
  'Celtics plan': {
    path: '/bgs/game-plans/celtics',
    row: 'C26SUITE5',
    action: 'Delete',
    list: 'celtics-games/distinct/plans',
    failed: 'Failed to load plans data',
  },
  representative: {
    path: '/bruins-reps',
    row: 'Dana Whitfield',
    action: 'Delete',
    list: 'bruins/reps',
    failed: 'Failed to load representatives',
  },
  'rep of the admin screen': {
    path: '/bruins-pricing-reps',
    row: 'Dana Whitfield',
    action: 'Delete',
    list: 'game-plans/reps',
    failed: 'Failed to load reps',
  },
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
      expect(await screen.findByText(failed)).toBeVisible()
      expect(screen.getByText(/^As of .+ Eastern: could not be refreshed$/)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(screen.queryByText(row, { selector: 'td, td *' })).toBeNull()
      expect(writes()).toHaveLength(1)
    },
  )

  it('goes before the list is read again', async () => {
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    const [tr] = await rowsOf('B251009')
    await user.click(
      within(tr as HTMLElement).getByRole('button', { name: rowAction('Delete Game') }),
    )
    afterTheWrite({ kind: 'hang', method: 'GET', path: 'distinct/games/' })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText('Game deleted successfully!')
    await waitFor(() => expect(screen.queryByText('B251009')).toBeNull())
  })
})

describe('a saved game', () => {
  const list = { kind: 'hang', method: 'GET', path: 'distinct/games/' } as const

  it('that is new stands in the table before the list is read again', async () => {
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    await rowsOf('B251009')
    await user.click(screen.getByRole('button', { name: 'Add New Game' }))
    await put(user, screen.getByLabelText('Event Name'), 'B260415')
    await put(user, screen.getByLabelText('Event Date'), '2026-04-15')
    await put(user, screen.getByLabelText('Event Time'), '19:00')
    afterTheWrite(list)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await rowsOf('B260415')).toHaveLength(1)
  })

  it('that was changed reads so before the list is read again', async () => {
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    const [tr] = await rowsOf('B251009')
    await user.click(
      within(tr as HTMLElement).getByRole('button', { name: rowAction('Edit Game') }),
    )
    await put(user, await screen.findByLabelText('Team'), 'Bruins vs. Whalers')
    afterTheWrite(list)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await rowsOf('Bruins vs. Whalers')).toHaveLength(1)
  })
})

it('an answer older than a write does not win: a game added while the first answer is slow', async () => {
  const hold = api.faults.add({ kind: 'hang', method: 'GET', path: 'distinct/games/', times: 1 })
  const { user } = renderApp('/bruins-games', { as: 'bgs' })
  await user.click(await screen.findByRole('button', { name: 'Add New Game' }))
  await put(user, screen.getByLabelText('Event Name'), 'B260415')
  await put(user, screen.getByLabelText('Event Date'), '2026-04-15')
  await put(user, screen.getByLabelText('Event Time'), '19:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await rowsOf('B260415')).toHaveLength(1)
  hold()
})
