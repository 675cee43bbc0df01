import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameRow } from '../mock-api/database'
import type { Fault } from '../mock-api/faults'
import { aGameRow, aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { api, server } from '../setup'
import { sent, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { append, put } from './kit/typing'
import { setPricing } from './pricing/pricingScreen'

/*
 * The one way in which a record is saved and deleted, on the games screen: nobody's work is
 * overwritten unseen, and a lost answer is neither a success nor a failure.
 */

const CODE = 'B260101'
const game = aGameRow({ event_id: 11, event_name: CODE, plan_event_name: 'B26ONE' })

beforeEach(() => {
  api.db.games.bruins = [{ ...game }]
})

const rows = () => api.db.games.bruins
/** What a colleague does meanwhile. */
const change = (fields: Partial<GameRow>) => {
  for (const row of rows()) Object.assign(row, fields)
}
const label = (text: string) => screen.getByLabelText(text)
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const radio = async (field: string, name: string) =>
  within(await screen.findByRole('group', { name: field })).getByRole('radio', { name })

async function open(action: 'Edit Game' | 'Delete Game' | 'Add New Game', row = 0) {
  const app = renderApp('/bruins-games', { as: 'bgs' })
  if (action === 'Add New Game') await press(app.user, action)
  else {
    const buttons = await screen.findAllByRole('button', { name: rowAction(action) })
    await app.user.click(buttons[row] as HTMLElement)
  }
  // Its code may still be on its way.
  await waitFor(() => expect(document.querySelector('[role$=dialog]')).not.toBeNull())
  return app
}
async function fillNew(user: UserEvent) {
  await append(user, label('Event Name'), 'B260214')
  await append(user, label('Event Date'), '2026-02-14')
  await append(user, label('Event Time'), '13:30')
}
const closed = () => waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull())

/** A fault that begins with a write: what is read before it comes through. */
function asSoonAs(method: string, fault: Fault) {
  const start = ({ request }: { request: Request }) => {
    if (request.method !== method) return
    server.events.removeListener('request:start', start)
    api.faults.add(fault)
  }
  server.events.on('request:start', start)
}

describe('an edit', () => {
  it('is written with the ids of now: a plan that was joined meanwhile is not left out', async () => {
    const { user } = await open('Edit Game')
    await append(user, label('Team'), ' Mammoth')
    rows().push({ ...game, event_id: 12, plan_event_name: 'B26TWO' })
    await press(user, 'Save')
    // Only they changed the plans: theirs are chosen already.
    expect(await radio('Plans', 'Saved version: B26ONE, B26TWO')).toBeChecked()
    expect(writes()).toEqual([])
    await press(user, 'Save this choice')
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    expect(sent('PUT', 'edit').map(({ body }) => body)).toMatchObject([
      { event_id: [11, 12], plans: ['B26ONE', 'B26TWO'], team: 'Bruins vs. Utah Mammoth' },
    ])
  })

  it('keeps what was typed where that is chosen, field by field', async () => {
    const { user } = await open('Edit Game')
    await put(user, label('Team'), 'Bruins vs. Kings')
    await put(user, label('Event Time'), '20:15')
    change({ team: 'Bruins vs. Jets', event_time: '13:00:00' })
    await press(user, 'Save')
    expect(await radio('Team', 'Yours: Bruins vs. Kings')).toBeChecked()
    await user.click(await radio('Event Time', 'Saved version: 1:00 PM'))
    await press(user, 'Save this choice')
    await closed()
    expect(rows()).toMatchObject([{ team: 'Bruins vs. Kings', event_time: '13:00:00' }])
  })

  it('from a draft is compared with what was there when it was typed', async () => {
    const first = await open('Edit Game')
    await put(first.user, label('Team'), 'Bruins vs. Kings')
    first.unmount()
    change({ team: 'Bruins vs. Jets' })
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    await screen.findByText(/Your changes are back/)
    await press(user, 'Save')
    expect(await radio('Team', 'Saved version: Bruins vs. Jets')).not.toBeChecked()
    expect(writes()).toEqual([])
    // The draft goes on knowing what was seen.
    await press(user, 'Keep the saved version')
    expect(label('Team')).toHaveValue('Bruins vs. Jets')
  })

  it('finds its game by its ids, also under another code, and never a second one of the code', async () => {
    const first = await open('Edit Game')
    await put(first.user, label('Team'), 'Bruins vs. Kings')
    first.unmount()
    change({ event_name: 'B260102' })
    rows().push({ ...game, event_id: 99, plan_event_name: null, event_date: '2026-03-03' })
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    await screen.findByText(/Your changes are back/)
    expect(label('Event Name')).toHaveValue('B260102')
    await press(user, 'Save')
    await closed()
    expect(sent('PUT', 'edit').map(({ body }) => body)).toMatchObject([
      { event_id: [11], event_name: 'B260102', team: 'Bruins vs. Kings' },
    ])
  })

  it('says when the server has stored something else', async () => {
    const { user } = await open('Edit Game')
    await put(user, label('Team'), 'Bruins vs. Kings')
    api.faults.add({ kind: 'raw', body: '{"success":true}', method: 'PUT' })
    await press(user, 'Save')
    expect(
      await screen.findByText(/^B260101 was saved, but the server holds something else: Team is/),
    ).toBeInTheDocument()
  })
})

describe('an answer that never came', () => {
  const CHECKING = 'The server didn’t respond. Checking…'

  it('lost behind a gateway after an edit was stored: it is saved', async () => {
    const { user } = await open('Edit Game')
    await put(user, label('Team'), 'Bruins vs. Kings')
    api.faults.add({ kind: 'status', status: 504, after: true, method: 'PUT' })
    asSoonAs('PUT', { kind: 'hold', method: 'GET', path: 'distinct/games', times: 2 })
    await press(user, 'Save')
    expect(await screen.findByText(CHECKING, { selector: '[role=status] *' })).toBeInTheDocument()
    api.faults.release()
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    await closed()
    expect(writes()).toHaveLength(1)
  })

  it('to a new game that was stored: it is there, once', async () => {
    const { user } = await open('Add New Game')
    await fillNew(user)
    api.faults.add({ kind: 'no-answer', method: 'POST', after: true })
    asSoonAs('POST', { kind: 'hold', method: 'GET', path: 'distinct/games', times: 2 })
    await press(user, 'Save')
    expect(await screen.findByText(CHECKING, { selector: '[role=status] *' })).toBeInTheDocument()
    expect(screen.queryByText('New game added successfully!')).toBeNull()
    api.faults.release()
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
    expect(await screen.findByText('B260214')).toBeInTheDocument()
  })

  it('to a new game that the browser sent again by itself: its refusal is no failure', async () => {
    const { user } = await open('Add New Game')
    await fillNew(user)
    api.faults.add({
      kind: 'refused',
      method: 'POST',
      path: 'bruins-games/add',
      body: "An event named 'B260214' already exists",
      after: true,
    })
    await press(user, 'Save')
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    await closed()
    expect(writes()).toHaveLength(1)
  })

  it('to a new game that lands later: it is not made twice', async () => {
    const { user } = await open('Add New Game')
    await fillNew(user)
    api.faults.add({ kind: 'late', method: 'POST', times: 1 })
    await press(user, 'Save')
    await screen.findByText(/^Failed to add game: the server couldn’t be reached/)
    api.faults.release()
    await press(user, 'Save')
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    await closed()
    expect(writes()).toHaveLength(1)
  })

  it('while nothing can be asked: nothing is sent again before it is known', async () => {
    const { user } = await open('Add New Game')
    await fillNew(user)
    api.faults.add({ kind: 'no-answer', method: 'POST', after: true })
    asSoonAs('POST', { kind: 'no-answer', method: 'GET', path: 'distinct/games' })
    await press(user, 'Save')
    expect(
      await screen.findByText(
        'We couldn’t confirm whether this was saved. What you typed is kept.',
      ),
    ).toBeInTheDocument()
    await press(user, 'Check again')
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeEnabled()
    expect(writes()).toHaveLength(1)
    expect(label('Event Name')).toHaveValue('B260214')
    api.faults.clear()
    await press(user, 'Check again')
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    await closed()
    expect(writes()).toHaveLength(1)
  })
})

it('says when an earlier save lands late, in the place of the last one', async () => {
  // The look at the record waits 45 seconds.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { user } = await open('Edit Game')
  await put(user, label('Team'), 'Bruins vs. Stars')
  api.faults.add({ kind: 'late', method: 'PUT', times: 1 })
  await press(user, 'Save')
  await screen.findByText(/^Failed to save game: the server couldn’t be reached/)
  expect(label('Team')).toHaveValue('Bruins vs. Stars')
  await put(user, label('Team'), 'Bruins vs. Wild')
  await press(user, 'Save')
  await screen.findByText('Game updated successfully!')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText(/^B260101 is not/)).toBeNull()
  api.faults.release()
  expect(rows()).toMatchObject([{ team: 'Bruins vs. Stars' }])
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(
    await screen.findByText(/^B260101 isn’t what you last saved: Team is now “Bruins vs. Stars”\./),
  ).toBeInTheDocument()
})

describe('a delete', () => {
  const question = () => screen.getByRole('alertdialog')

  it('of what was changed meanwhile names what is there now, and wants a second yes', async () => {
    const { user } = await open('Delete Game')
    change({ team: 'Bruins vs. Ottawa', event_date: '2026-01-03' })
    await press(user, 'Delete')
    expect(await within(question()).findByText('Bruins vs. Ottawa')).toBeInTheDocument()
    expect(within(question()).getByText(/This was changed since you opened/)).toBeInTheDocument()
    expect(writes()).toEqual([])
    await press(user, 'Delete')
    expect(await screen.findByText('Game deleted successfully!')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })

  it('follows its game to another code, and leaves alone what has its code now', async () => {
    const { user } = await open('Delete Game')
    change({ event_name: 'B260102' })
    rows().push({ ...game, event_id: 99, plan_event_name: null })
    await press(user, 'Delete')
    expect(await within(question()).findByText('B260102')).toBeInTheDocument()
    await press(user, 'Delete')
    await closed()
    expect(rows().filter(({ event_name }) => event_name !== null)).toMatchObject([{ event_id: 99 }])
  })

  it('of what is gone says so and sends nothing', async () => {
    const { user } = await open('Delete Game')
    api.db.games.bruins = []
    await press(user, 'Delete')
    expect(await screen.findByText('B260101 was already deleted.')).toBeInTheDocument()
    await closed()
    expect(writes()).toEqual([])
  })
})

it('tells where the person is by then what became of a save he left', async () => {
  const { user, router } = await open('Edit Game')
  await put(user, label('Team'), 'Bruins vs. Kings')
  api.faults.add({ kind: 'hold', method: 'PUT' })
  await press(user, 'Save')
  await waitFor(() => expect(writes()).toHaveLength(1))
  await router.navigate('/users')
  await screen.findByRole('heading', { name: 'User Dashboard' })
  api.db.games.bruins = []
  api.faults.release()
  expect(await screen.findByText('B260101: Error: Unknown event_id')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
})

it('says after a reload what was being saved when the page was left', async () => {
  const { user, unmount } = await open('Edit Game')
  await put(user, label('Team'), 'Bruins vs. Kings')
  api.faults.add({ kind: 'hang', method: 'PUT' })
  await press(user, 'Save')
  await waitFor(() => expect(writes()).toHaveLength(1))
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  unmount()
  const words = 'B260101 was being saved when you left the page. Please check whether it was.'
  const again = renderApp('/bruins-games', { as: 'bgs' })
  await again.user.click(await screen.findByRole('button', { name: rowAction('Edit Game') }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Game' })
  expect(
    await within(dialog).findByText(/They were being saved when you left the page, so check/),
  ).toBeInTheDocument()
  await press(again.user, 'Cancel')
  await press(again.user, 'Discard')
  expect(await screen.findByText(words)).toBeInTheDocument()
  await press(again.user, 'Close')
  expect(screen.queryByText(words)).toBeNull()
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('B260101')
})

it('says so in a form of its own page too', async () => {
  const at = '/bgs/game-plans/edit/B26FULL'
  const { user, unmount } = renderApp(at, { as: 'bgs' })
  await put(user, await screen.findByLabelText('Plan Total Events'), '43')
  api.faults.add({ kind: 'hang', method: 'PUT' })
  await press(user, 'Save Changes')
  await waitFor(() => expect(writes()).toHaveLength(1))
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  unmount()
  renderApp(at, { as: 'bgs' })
  expect(
    await screen.findByText(/They were being saved when you left the page/),
  ).toBeInTheDocument()
  expect(screen.queryByText(/They haven’t been saved yet/)).toBeNull()
})

/* What the way to save has to know of each screen beside the games. */

const LOST = { kind: 'no-answer', after: true } as const

describe('a lost answer is found out about, and nothing is sent twice', () => {
  it('of a new location: its reps are linked to the row that is there', async () => {
    setPricing({ pricing_plan_id: 1, pricing_name: 'Plan A' })
    api.db.links = [{ rep_id: 1, pricing_plan_id: 1 }]
    const { user } = renderApp('/bruins-gameplanpricing', { as: 'bgs' })
    await press(user, 'Add Location')
    await append(user, await screen.findByLabelText('Location'), 'Attic')
    api.faults.add({ ...LOST, method: 'POST', path: 'pricing/add', times: 1 })
    await press(user, 'Save')
    expect(await screen.findByText('Location added successfully')).toBeInTheDocument()
    const added = api.db.pricing.find(({ location }) => location === 'Attic')
    await waitFor(() =>
      expect(api.db.links).toContainEqual({ rep_id: 1, pricing_plan_id: added?.pricing_plan_id }),
    )
    expect(api.db.pricing).toHaveLength(2)
  })

  it('of one row of a rename, by reading the list again', async () => {
    setPricing(
      { pricing_plan_id: 1, pricing_name: 'Sunday', location: 'A' },
      { pricing_plan_id: 2, pricing_name: 'Sunday', location: 'B' },
    )
    const { user } = renderApp('/bruins-gameplanpricing', { as: 'bgs' })
    await press(user, 'Edit Name')
    await append(user, await screen.findByLabelText('Pricing Plan Name'), ' 2')
    api.faults.add({ ...LOST, method: 'POST', times: 1 })
    await press(user, 'Save')
    expect(await screen.findByText('Plan name updated on all 2 locations!')).toBeInTheDocument()
    expect(writes()).toHaveLength(2)
  })

  it('of a new user, whose password is sent once', async () => {
    const { user } = renderApp('/register', { as: 'admin' })
    await append(user, await screen.findByLabelText('Name'), 'Kim')
    await append(user, await screen.findByLabelText('Email'), 'kim@example.com')
    await append(user, await screen.findByLabelText('Password'), 'secret1')
    api.faults.add({ ...LOST, method: 'POST' })
    await press(user, 'Register')
    expect(await screen.findByText('Registration successful!')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})

it('a rep who got the name meanwhile is no twin of the one being added', async () => {
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  await press(user, 'Add Representative')
  await append(user, await screen.findByLabelText('Name'), 'Kim Lee')
  await append(user, await screen.findByLabelText('Email'), 'kim@example.com')
  api.db.reps.push(aRepRow({ rep_id: 60, rep_name: 'kim-lee', rep_email: 'k@e.co' }))
  await press(user, 'Save')
  const words = 'kim-lee has the same public links. Choose another name.'
  expect(await screen.findAllByText(words)).not.toEqual([])
  expect(writes()).toEqual([])
})
