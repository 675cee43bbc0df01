import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../../../src/api/cache/queryClient'
import { gamePlansHttp } from '../../../src/api/http'
import type { User } from '../../../src/domain/user'
import { loadUser } from '../../../src/session/loaderCheck'
import { SessionProvider } from '../../../src/session/SessionProvider'
import { useSession } from '../../../src/session/useSession'
import { createSession } from '../../mock-api/auth'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { here } from '../kit/address'
import { clockMovesOn, otherTab } from '../kit/browser'
import { press, said } from '../kit/dialog'
import { answered, sent, writes } from '../kit/requests'
import { dashboardHeading, EXPIRED, signInHeading } from '../kit/signIn'
import { staffPages } from '../kit/staffPages'
import { askToDelete, open, reads } from '../reps/repsScreen'

describe('the countdown', () => {
  it('[check 30] shows the time left in hours, minutes and seconds', async () => {
    api.db.sessionSeconds = 2 * 3600 + 3 * 60 + 30
    renderApp('/dashboard', { as: 'admin' })
    const timer = await screen.findByRole('timer')
    expect(timer).toHaveTextContent(/^2h 3m \d+s$/)
    expect(screen.getByText('Session Time Left:')).toBeInTheDocument()
    clockMovesOn(3600 + 180)
    expect(timer).toHaveTextContent(/^1h 0m \d+s$/)
  })

  it('ends the session by the clock, with its message', async () => {
    const { client } = renderApp('/bgs/game-plans', { as: 'bgs' })
    await screen.findByText('P26ALL')
    clockMovesOn(2 * 3600)
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    await signInHeading()
    expect(here()).toBe('/')
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
    expect(client.getQueryCache().getAll()).toEqual([])
  })

  it('ends a session whose stored end has passed before the page was opened', async () => {
    api.db.sessionSeconds = -5
    renderApp('/dashboard', { as: 'admin' })
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
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
    expect(said()).toEqual([])
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
})

it('a Logout pressed as soon as it is rendered is one by choice', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  window.localStorage.setItem(
    'sessionExpiration',
    String(createSession(api.db, 'admin').session_expiration),
  )
  const client = createQueryClient()
  await loadUser(client)
  function Page() {
    const { state, logOut } = useSession()
    if (state.status === 'in') {
      return (
        <button type="button" onClick={logOut}>
          Logout
        </button>
      )
    }
    return <output>{state.status === 'out' && state.isByChoice ? 'by choice' : 'ended'}</output>
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const observer = new MutationObserver(() => screen.queryByRole('button')?.click())
  observer.observe(container, { childList: true, subtree: true })
  onTestFinished(() => {
    observer.disconnect()
    root.unmount()
    container.remove()
    vi.unstubAllGlobals()
  })
  root.render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('status')).toHaveTextContent('by choice')
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
      expect(screen.getByText(words)).toBeInTheDocument()
      expect(client.getQueryCache().getAll()).toEqual([])
    },
  )

  it('changes nothing for one that is signed out already', async () => {
    const { user } = renderApp('/dashboard', { as: 'admin' })
    await dashboardHeading()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    otherTab('sessionExpiration', null)
    expect(said()).toEqual([])
  })

  it('changed something else: nothing happens', async () => {
    renderApp('/dashboard', { as: 'admin' })
    await dashboardHeading()
    otherTab('theme', null)
    expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(sent('GET', 'check-session')).toHaveLength(1)
  })
})

describe('a 401 in the middle of work', () => {
  it('ends it when it comes before the sign-in is rendered', async () => {
    const { user, session_expiration } = createSession(api.db, 'bgs')
    createSession(api.db, null)
    const client = createQueryClient()
    const { result } = renderHook(useSession, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>
          <SessionProvider>{children}</SessionProvider>
        </QueryClientProvider>
      ),
    })
    // act() renders nothing before its end.
    await act(async () => {
      result.current.signIn({ user: user as User, expiration: session_expiration })
      await expect(gamePlansHttp.get('bruins-games/distinct/plans')).rejects.toThrow()
    })
    expect(result.current.state).toMatchObject({
      status: 'out',
      message: EXPIRED,
      email: user?.email,
    })
  })
})

it('[check 29] an end thirty days ahead overruns no timer', async () => {
  api.db.sessionSeconds = 30 * 24 * 3600
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/dashboard', { as: 'admin' })
  const timer = await screen.findByRole('timer')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(timer).toHaveTextContent(/^719h 59m \d+s$/)
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
  expect(screen.queryByText(EXPIRED)).toBeNull()
})

describe('[check 33] after Logout', () => {
  it('nothing of the staff is left while a list is still on its way', async () => {
    const { user, client } = await open('', 'admin')
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
    const { user, client } = await open('', 'admin')
    api.faults.add({ kind: 'hold', method: 'DELETE' })
    const late = answered('reps/delete')
    const question = await askToDelete(user, 'New Starter')
    await press(user, question, 'Delete')
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(late.count).toBe(0)
    const before = reads().length
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    })
    await signInHeading()
    api.faults.release()
    await waitFor(() => expect(late.count).toBe(1))
    await waitFor(() => expect(api.db.reps.map((rep) => rep.rep_name)).not.toContain('New Starter'))
    await act(async () => {})
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(client.getMutationCache().getAll()).toEqual([])
    expect(document.body).not.toHaveTextContent(/New Starter|Zoë/)
    expect(reads()).toHaveLength(before)
  })

  it('works without a network', async () => {
    const { user, client } = await open('', 'admin')
    api.faults.add({ kind: 'no-answer' })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
  })
})

it('[check 35] twelve 401s at once end the session once, with one message and no second try', async () => {
  const { client } = await open()
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

describe('[check 41] Logout', () => {
  it.each(staffPages)('is on %s, and works there', async (path) => {
    const { user } = renderApp(path, { as: 'admin' })
    const logOut = await screen.findByRole('button', { name: 'Logout' })
    await within(screen.getByRole('main')).findAllByRole('heading')
    expect(here()).toBe(path)
    await user.click(logOut)
    await signInHeading()
  })
})
