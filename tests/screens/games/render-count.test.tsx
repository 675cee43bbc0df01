import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { aGameRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'

/** Every row of the games table draws the chips of its plans once per rendering. */
const count = vi.hoisted(() => ({ rows: 0 }))
vi.mock('../../../src/ui/Chips', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../../src/ui/Chips')>()
  return {
    ...real,
    Chips: (props: Parameters<typeof real.Chips>[0]) => {
      count.rows += 1
      return real.Chips(props)
    },
  }
})

afterAll(() => vi.doUnmock('../../../src/ui/Chips'))

const row = (name: string) =>
  aGameRow({
    event_id: Number(name.slice(1)),
    event_name: name,
    plan_event_name: 'B26ONE',
    team: 'Bruins vs. Utah Mammoth',
    event_date: `20${name.slice(1, 3)}-${name.slice(3, 5)}-${name.slice(5)}`,
  })

beforeEach(() => {
  api.db.games.bruins = ['B260101', 'B260102', 'B260103'].map(row)
})

async function openGames() {
  const view = renderApp('/bruins-games', { as: 'bgs' })
  await screen.findByText('B260103')
  expect(count.rows).toBeGreaterThanOrEqual(3)
  count.rows = 0
  return view
}

it('proves its counter: a row whose record changes renders, and no other', async () => {
  const { user } = await openGames()
  await user.click(screen.getByRole('button', { name: 'Edit Game B260102' }))
  await user.type(await screen.findByLabelText('Team'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Bruins vs. Utah Mammoth!')).toBeInTheDocument()
  expect(count.rows).toBe(1)
})

it('no row renders again for a dialog, a question, a snackbar, an unchanged list or a search', async () => {
  const { user } = await openGames()
  await user.click(screen.getByRole('button', { name: 'Add New Game' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add New Game' })
  await user.type(within(dialog).getByLabelText('Event Name'), 'B260214')
  await user.type(within(dialog).getByLabelText('Team'), 'Bruins vs. Nobody')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(count.rows).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Delete Game B260101' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(count.rows).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Edit Game B260101' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const words = await screen.findByText('Game updated successfully!')
  const snackbar = words.closest('[role="status"]') as HTMLElement
  // Opened, looked at before the write, made stale by it, and read back.
  await waitFor(() =>
    expect(api.log.filter(({ path }) => path.includes('bruins-games/distinct/games'))).toHaveLength(
      4,
    ),
  )
  await user.click(within(snackbar).getByRole('button', { name: 'Close' }))
  expect(count.rows).toBe(0)

  // A search that keeps every row where it is.
  await user.type(screen.getByRole('searchbox', { name: 'Search Games' }), 'b26')
  await waitFor(() => expect(window.location.search).toBe('?search=b26'))
  expect(count.rows).toBe(0)
})

it('no row renders again for the countdown', async () => {
  await openGames()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  // The countdown also ticks when the page comes to the front, always from the clock.
  const tickAfter = (seconds: number) => {
    clock.mockReturnValue(now + seconds * 1000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  for (const seconds of [1, 2, 3]) tickAfter(seconds)
  expect(count.rows).toBe(0)
  expect(screen.getByText('B260103')).toBeInTheDocument()
  // Proof that these were ticks: one past the end closes the session.
  tickAfter(2 * 60 * 60)
  expect(await screen.findByText('Session expired. Please log in again.')).toBeInTheDocument()
  expect(count.rows).toBe(0)
})
