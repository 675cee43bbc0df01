import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { personHash } from '../../src/domain/personHash'
import type { Step } from '../../src/staff/writes/steps/step'
import { createSession } from '../mock-api/auth'
import { aGame, aGameRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { otherTab } from './kit/browser'
import { writes } from './kit/requests'
import { dashboardHeading, signIn } from './kit/signIn'

/* A job that outlives its screen, its tab and its session: what an earlier page has left of it. */

const CODES = ['B251101', 'B251102', 'B251103', 'B251104', 'B251105']
const TEAM = 'Bruins vs. Blackhawks'
const dateOf = (code: string) => `20${code.slice(1, 3)}-${code.slice(3, 5)}-${code.slice(5)}`

const MARK = personHash('bgs@example.com')
const KEY = `game-plans.run ${MARK} abc`

const RUN = { version: 2, at: Date.now(), isUndo: false, notes: [] }

/** A tab was closed after two of five games were there; of the third nobody knew. */
function closedTab(isBegun = true) {
  const steps = CODES.map((eventName): Step => {
    const game = aGame({ eventName, team: TEAM, date: dateOf(eventName), time: '19:00:00' })
    return { kind: 'addGame', team: 'bruins', game }
  })
  const states = isBegun ? ['done', 'sent', 'sent', 'sent', 'waiting'] : CODES.map(() => 'waiting')
  const items = steps.map((step, index) => ({ step, state: states[index] }))
  const words = { doing: 'Importing 5 games', done: 'Imported 5 games' }
  localStorage.setItem(KEY, JSON.stringify({ ...RUN, ...words, items }))
  if (!isBegun) return
  api.db.games.bruins = CODES.slice(0, 3).map((event_name, index) =>
    aGameRow({
      event_id: index + 1,
      event_name,
      team: TEAM,
      event_date: dateOf(event_name),
      event_time: '19:00:00',
      game_number: 0,
    }),
  )
}
const sentCodes = () =>
  writes().map(({ method, path, body }) =>
    method === 'DELETE'
      ? `- ${path.split('/').at(-1)}`
      : (body as { event_name: string }).event_name,
  )
const LEFT = 'Importing 5 games: the page was closed. 2 of 5 left.'

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('a job that was left', () => {
  it('is looked at, and the rest goes on from any page, once; then all of it is taken back', async () => {
    closedTab()
    const { user, unmount } = renderApp('/bruins-games', { as: 'bgs' })
    expect(await screen.findByText(LEFT)).toBeInTheDocument()
    await press(user, 'Continue with 2')
    await user.click(
      await screen.findByRole('button', { name: 'Recent changes. Imported 5 games. Done' }),
    )
    expect(sentCodes().sort()).toEqual(['B251104', 'B251105'])
    // It has nothing left to send; its undo is there after a reload too.
    unmount()
    const later = renderApp('/bruins-reps', { as: 'bgs' })
    expect(screen.queryByText(LEFT)).toBeNull()
    await later.user.click(await screen.findByRole('button', { name: /^Recent changes/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Recent changes' })
    await within(dialog).findByText('No package shows the games you changed.')
    // No screen is its place, and each job has its moment.
    expect(dialog).toHaveTextContent(
      /^Recent changesNo package shows the games you changed\.\w+ \d+, \d{4}, \d+:\d\d [AP]M Eastern/,
    )
    await later.user.click(within(dialog).getByRole('button', { name: 'Undo' }))
    expect(await within(dialog).findByText('Importing 5 games was undone.')).toBeInTheDocument()
    expect(sentCodes().slice(2).sort()).toEqual(CODES.map((code) => `- ${code}`))
    await waitFor(() => expect(api.db.games.bruins).toEqual([]))
    expect(Object.keys(localStorage).filter((key) => key.includes('.run'))).toEqual([])
  })

  it('stays in view while the address follows what was typed just before', async () => {
    closedTab()
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    await press(user, 'Continue with 2')
    const chip = await screen.findByRole('button', {
      name: 'Recent changes. Imported 5 games. Done',
    })
    await user.type(screen.getByRole('searchbox', { name: 'Search Games' }), 'B25')
    await user.click(chip)
    await screen.findByRole('dialog', { name: 'Recent changes' })
    await waitFor(() => expect(window.location.search).toBe('?search=B25'))
    expect(screen.getByRole('dialog', { name: 'Recent changes' })).toBeInTheDocument()
  })

  it('leads to what it wrote, out of its dialog, and Back to what was searched for before', async () => {
    closedTab()
    const { user } = renderApp('/bruins-games?search=B251101', { as: 'bgs' })
    await press(user, 'Continue with 2')
    await user.click(
      await screen.findByRole('button', { name: 'Recent changes. Imported 5 games. Done' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Recent changes' }))
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(CODES)
    await user.click(dialog.getByRole('link', { name: 'B251104' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const search = () => screen.getByRole('searchbox')
    await waitFor(() => expect(search()).toHaveValue('B251104'))
    expect(await screen.findByRole('button', { name: 'Edit Game B251104' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit Game B251101' })).toBeNull()
    window.history.back()
    await waitFor(() => expect(search()).toHaveValue('B251101'))
    expect(await screen.findByRole('button', { name: 'Edit Game B251101' })).toBeInTheDocument()
  })

  it('stops whole at the end of the session, goes on after it, and Logout leaves nothing', async () => {
    closedTab()
    const { user } = renderApp('/bruins-reps', { as: 'bgs' })
    await screen.findByText(LEFT)
    api.faults.add({ method: 'POST', path: 'B251105', kind: 'status', status: 401, times: 1 })
    api.faults.add({ method: 'POST', path: '/add', kind: 'status', status: 401 })
    await press(user, 'Continue with 2')
    api.faults.clear()
    await signIn(user, 'bgs@example.com')
    const stopped = 'Importing 5 games: your session ended. 2 of 5 left.'
    expect(await screen.findByText(stopped)).toBeInTheDocument()
    const states = JSON.parse(localStorage.getItem(KEY) ?? '{}').items.map(
      ({ state }: { state: string }) => state,
    )
    expect(states).toEqual(['done', 'done', 'done', 'not sent', 'not sent'])

    // What was changed of games is stored for customers, beside the job.
    const stored = () => Object.keys(localStorage).filter((key) => key.includes(MARK))
    expect(stored().sort()).toEqual([`game-plans.games ${MARK}`, KEY])
    await press(user, 'Logout')
    await press(user, 'Discard')
    await waitFor(() => expect(stored()).toEqual([]))
    await signIn(user, 'bgs@example.com')
    await dashboardHeading()
    expect(screen.queryByRole('button', { name: /^Recent changes/ })).toBeNull()
  })

  it('sends nothing more once another person has taken the session over in the middle', async () => {
    closedTab(false)
    api.db.games.bruins = []
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    api.faults.add({ method: 'POST', kind: 'hold', times: 3 })
    await press(user, 'Continue with 5')
    await waitFor(() => expect(writes()).toHaveLength(3))
    // The next person has a job of their own, which begins when the first has ended.
    const theirs = `game-plans.run ${personHash('admin@example.com')} def`
    const game = aGame({ eventName: 'B260301', team: TEAM, date: '2026-03-01', time: '19:00:00' })
    const words = { doing: 'Importing 1 game', done: 'Imported 1 game' }
    const step: Step = { kind: 'addGame', team: 'bruins', game }
    const items = [{ step, state: 'waiting' }]
    localStorage.setItem(theirs, JSON.stringify({ ...RUN, ...words, items }))

    createSession(api.db, 'admin')
    otherTab('signedIn', '1-2')
    await dashboardHeading()
    await press(user, 'Continue with 1')
    act(() => api.faults.release())
    await screen.findByRole('button', { name: 'Recent changes. Imported 1 game. Done' })
    expect(sentCodes()).toEqual(['B251101', 'B251102', 'B251103', 'B260301'])
  })
})
