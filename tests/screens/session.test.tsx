import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../mock-api/faults'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { here } from './kit/address'
import { menuEntries } from './kit/menu'
import { sent } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

const EXPIRED = 'Session expired. Please log in again.'
const signInHeading = () => screen.findByRole('heading', { name: 'Sign In' })
const dashboardHeading = () => screen.findByRole('heading', { name: 'Admin Dashboard' })

/** Another tab of this browser changed local storage. */
function otherTab(key: string | null, newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await put(user, screen.getByRole('textbox', { name: 'Email' }), 'admin@example.com')
  await put(user, screen.getByLabelText('Password'), 'password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

/** The clock moves on while the laptop sleeps; the timers do not. */
function clockMovesOn(seconds: number) {
  const later = Date.now() + seconds * 1000
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('the check on load', () => {
  it('signs in whom the server knows, and leads from / to the dashboard', async () => {
    renderApp('/', { as: 'bgs' })
    await dashboardHeading()
    expect(here()).toBe('/dashboard')
    expect(sent('GET', 'check-session')).toEqual([
      { method: 'GET', path: '/api/check-session/index.php', search: '', body: null },
    ])
  })

  const nobody: [string, Fault][] = [
    ['{user: null}', { kind: 'raw', body: { user: null } }],
    ['{user: []}', { kind: 'raw', body: { user: [] } }],
    ['{user: {}}', { kind: 'raw', body: { user: {} } }],
    ['null', { kind: 'raw', body: 'null' }],
    ['HTML', { kind: 'html' }],
    ['401', { kind: 'status', status: 401 }],
    ['403', { kind: 'status', status: 403 }],
  ]
  it.each(nobody)('[check 23] %s is nobody, without a message', async (_name, fault) => {
    allowConsole(/^Error checking session ApiError/)
    api.faults.add({ ...fault, path: 'check-session' })
    renderApp('/dashboard', { as: 'admin' })
    await signInHeading()
    expect(here()).toBe('/')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
    expect(sent('GET', 'users/')).toEqual([])
  })

  const silence: [string, Fault][] = [
    ['500', { kind: 'status', status: 500 }],
    ['no answer', { kind: 'no-answer' }],
  ]
  describe.each(silence)('[check 23] that gets %s', (_name, fault) => {
    const stored = () => window.localStorage.getItem('sessionExpiration')
    const silent = () => screen.findByText('The server does not answer. Trying again…')
    let mend: () => void
    beforeEach(() => {
      allowConsole(/^Error checking session ApiError/)
      mend = api.faults.add({ ...fault, path: 'check-session' })
    })

    it('keeps what is stored, shows nothing protected, and opens the page asked for on Try Again', async () => {
      const { user } = renderApp('/bgs/game-plans?search=hb', { as: 'admin' })
      const before = stored()
      expect(await silent()).toBeVisible()
      expect(here()).toBe('/bgs/game-plans')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(sent('GET', 'game-plans/')).toEqual([])
      expect(stored()).toBe(before)
      mend()
      await user.click(screen.getByRole('button', { name: 'Try Again' }))
      await screen.findByRole('heading', { name: 'Bruins Game Plans Dashboard' })
      expect(window.location.search).toBe('?search=hb')
      expect(stored()).toBe(before)
      expect(await menuEntries()).toContain('Bruins Games')
    })

    it('is made again when the network is back', async () => {
      renderApp('/dashboard', { as: 'admin' })
      await silent()
      mend()
      act(() => {
        window.dispatchEvent(new Event('online'))
      })
      await dashboardHeading()
      expect(screen.getByRole('timer')).toBeVisible()
    })

    it('leaves the Sign In form to be used, without a word', async () => {
      const { user } = renderApp('/', { as: null })
      await signInHeading()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.queryByRole('status')).toBeNull()
      await signIn(user)
      await dashboardHeading()
    })
  })

  it('is made again by itself, each time a little later', async () => {
    allowConsole(/^Error checking session ApiError/)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    // Each check tries three times.
    const times = 9
    api.faults.add({ kind: 'status', path: 'check-session', times })
    renderApp('/dashboard', { as: 'admin' })
    await screen.findByText('The server does not answer. Trying again…')
    const asked = () => sent('GET', 'check-session').length
    const passes = async (seconds: number) => {
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
    }
    expect(asked()).toBe(3)
    await passes(1)
    expect(asked()).toBe(3)
    await passes(1.1)
    await waitFor(() => expect(asked()).toBe(6))
    await passes(3)
    expect(asked()).toBe(6)
    await passes(1.5)
    await waitFor(() => expect(asked()).toBe(9))
    await passes(8.5)
    await dashboardHeading()
  })

  it('that is still under way at a sign-in changes nothing any more', async () => {
    allowConsole(/^Error checking session ApiError/)
    api.faults.add({ kind: 'status', path: 'check-session', times: 3 })
    const { user } = renderApp('/')
    await signInHeading()
    api.faults.add({ kind: 'hang', path: 'check-session' })
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(sent('GET', 'check-session')).toHaveLength(4))
    await signIn(user)
    await dashboardHeading()
    await waitFor(() => expect(sent('GET', 'users/')).toHaveLength(1))
    expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    expect(window.localStorage.getItem('sessionExpiration')).not.toBeNull()
  })

  it('[check 22] mounts nothing protected before it has an answer', async () => {
    api.faults.add({ kind: 'hang', path: 'check-session' })
    const { client } = renderApp('/dashboard', { as: 'admin' })
    await waitFor(() => expect(sent('GET', 'check-session')).toHaveLength(1))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(sent('GET', 'users/')).toEqual([])
    // Its time-out would be logged in another test.
    await client.cancelQueries()
  })
})

describe('the countdown', () => {
  it('[check 30] shows the time left in hours, minutes and seconds', async () => {
    api.db.sessionSeconds = 2 * 3600 + 3 * 60 + 30
    renderApp('/dashboard', { as: 'admin' })
    const timer = await screen.findByRole('timer')
    expect(timer).toHaveTextContent(/^2h 3m \d+s$/)
    expect(screen.getByText('Session Time Left:')).toBeVisible()
    clockMovesOn(3600 + 180)
    expect(timer).toHaveTextContent(/^1h 0m \d+s$/)
  })

  it('shows no time left when the end is unknown', async () => {
    renderApp('/dashboard', { as: 'admin' })
    window.localStorage.removeItem('sessionExpiration')
    await dashboardHeading()
    expect(screen.queryByText(/Session Time Left/)).toBeNull()
  })

  it('ends the session by the clock, with its message', async () => {
    const { client } = renderApp('/bgs/game-plans', { as: 'bgs' })
    await screen.findByText('P26ALL')
    clockMovesOn(2 * 3600)
    expect(await screen.findByText(EXPIRED)).toBeVisible()
    await signInHeading()
    expect(here()).toBe('/')
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
    expect(client.getQueryCache().getAll()).toEqual([])
  })

  it('ends a session whose stored end has passed before the page was opened', async () => {
    api.db.sessionSeconds = -5
    renderApp('/dashboard', { as: 'admin' })
    expect(await screen.findByText(EXPIRED)).toBeVisible()
    expect(here()).toBe('/')
  })
})

describe('Logout', () => {
  it('leads to Sign In without a word, and forgets everything', async () => {
    const { user, client } = renderApp('/bgs/game-plans', { as: 'admin' })
    await screen.findByText('P26ALL')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    // With the last slash: an address that a reload finds on any host.
    expect(window.location.pathname).toBe('/game-plans/')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
    expect(client.getQueryCache().getAll()).toEqual([])
  })

  it('stays so after a reload although the cookie is still alive', async () => {
    const first = renderApp('/dashboard', { as: 'admin' })
    await first.user.click(await screen.findByRole('button', { name: 'Logout' }))
    await signInHeading()
    first.unmount()
    first.router.dispose()

    renderApp('/dashboard')
    await signInHeading()
    expect(here()).toBe('/')
    expect(sent('GET', 'check-session')).toHaveLength(1)
  })

  it('starts the next person at the dashboard, and a reload keeps that person', async () => {
    const first = renderApp('/bgs/game-plans', { as: 'admin' })
    await first.user.click(await screen.findByRole('button', { name: 'Logout' }))
    await signInHeading()
    await first.user.type(screen.getByRole('textbox', { name: 'Email' }), 'admin@example.com')
    await first.user.type(screen.getByLabelText('Password'), 'password{Enter}')
    await dashboardHeading()
    expect(here()).toBe('/dashboard')
    first.unmount()
    first.router.dispose()

    renderApp('/users')
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeVisible()
  })
})

describe('[check 31] another tab', () => {
  it.each([
    ['signed out', [['signedOut', '1']], 'You signed out in another tab.'],
    [
      'signed out, which tells twice',
      [
        ['signedOut', '1'],
        ['sessionExpiration', null],
      ],
      'You signed out in another tab.',
    ],
    ['came to the end of the session', [['sessionExpiration', null]], EXPIRED],
    ['forgot everything', [[null, null]], EXPIRED],
  ] as [string, [string | null, string | null][], string][])(
    '%s: so does this one, and says why',
    async (_what, changes, words) => {
      const { client } = renderApp('/dashboard', { as: 'admin' })
      await dashboardHeading()
      for (const [key, newValue] of changes) otherTab(key, newValue)
      await signInHeading()
      expect(here()).toBe('/')
      expect(screen.getByRole('alert')).toHaveTextContent(words)
      expect(client.getQueryCache().getAll()).toEqual([])
    },
  )

  it('changes nothing for one that is signed out already', async () => {
    const { user } = renderApp('/dashboard', { as: 'admin' })
    await dashboardHeading()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    otherTab('sessionExpiration', null)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('changed something else: nothing happens', async () => {
    renderApp('/dashboard', { as: 'admin' })
    await dashboardHeading()
    otherTab('theme', null)
    expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    expect(sent('GET', 'check-session')).toHaveLength(1)
  })

  it('signed in as somebody else: this one asks who it is', async () => {
    renderApp('/dashboard', { as: 'admin' })
    expect(await screen.findByText('admin', { selector: 'main div' })).toBeInTheDocument()
    api.db.ambientUser = api.db.users.find((user) => user.role === 'viewer') ?? null
    otherTab('sessionExpiration', window.localStorage.getItem('sessionExpiration'))
    expect(await screen.findByText('Gaël Guest', { selector: 'strong' })).toBeVisible()
    expect(await menuEntries()).toEqual(['Dashboard', 'Users'])
  })
})

describe('a 401 in the middle of work', () => {
  it('ends the session with its message, shown once', async () => {
    const { user } = renderApp('/bgs/game-plans', { as: 'bgs' })
    await screen.findByText('P26ALL')
    api.faults.add({ kind: 'status', status: 401, method: 'GET', path: 'bruins-games' })
    await user.click(screen.getByRole('link', { name: 'Bruins Games' }))
    await signInHeading()
    expect(await screen.findAllByText(EXPIRED)).toHaveLength(1)
    expect(here()).toBe('/')
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
  })

  it('ends it on a write too', async () => {
    const { user } = renderApp('/bgs/game-plans', { as: 'bgs' })
    await screen.findByText('P26ALL')
    api.faults.add({ kind: 'status', status: 401, method: 'DELETE' })
    const row = screen.getByText('P26ALL').closest('tr') as HTMLElement
    await user.click(within(row).getByRole('button', { name: rowAction('Delete') }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(EXPIRED)).toBeVisible()
  })
})

describe('roles', () => {
  const everybody = ['Dashboard', 'Users']
  const staff = [
    ...everybody,
    'Bruins Games',
    'Celtics Games',
    'Bruins Reps',
    'Bruins Pricing Plans',
    'Bruins Pricing Plans',
    'Bruins Pricing Plan Events',
    'Game Plans',
    'Bruins Game Plans',
    'Celtics Game Plans',
  ]
  it.each([
    ['admin', staff],
    ['bgs', staff],
    ['viewer', everybody],
    ['', everybody],
  ])('role %j sees exactly its menu entries', async (role, entries) => {
    renderApp('/dashboard', { as: role })
    expect(await menuEntries()).toEqual(entries)
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(screen.getByText('Toolpad')).toBeVisible()
    const group = screen.queryByRole('button', { name: 'Boston Garden Society' })
    expect(group !== null).toBe(entries === staff)
  })

  it.each([
    ['bgs', '/register'],
    ['viewer', '/register'],
    ['viewer', '/bruins-games'],
    ['viewer', '/celtics-games'],
    ['viewer', '/bgs/game-plans'],
    ['', '/bruins-games'],
    ['', '/bgs/game-plans'],
  ])('[check 25] role %j at %s lands on the dashboard, with a word why', async (role, path) => {
    renderApp(path, { as: role })
    expect(await screen.findAllByText('Your role does not open that page.')).toHaveLength(1)
    await dashboardHeading()
    expect(here()).toBe('/dashboard')
    expect(sent('GET', 'game-plans/')).toEqual([])
  })

  it.each([
    '/register',
    '/dashboard',
    '/users',
    '/bruins-games',
    '/celtics-games',
    '/bgs/game-plans',
  ])('a stranger at %s lands on Sign In', async (path) => {
    renderApp(path)
    await signInHeading()
    expect(here()).toBe('/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[check 24] a role that only looks like admin has no rights', async () => {
    const row = api.db.users.find((user) => user.role === 'viewer')
    if (row) row.role = 'Admin'
    renderApp('/register', { as: 'Admin' })
    await dashboardHeading()
    expect(await menuEntries()).toEqual(everybody)
  })
})
