import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../src/api/cache/queryClient'
import { createRouter } from '../../../src/app/createRouter'
import type { Fault } from '../../mock-api/faults'
import type { Json } from '../../mock-api/wire'
import { renderApp } from '../../renderApp'
import { allowConsole, api } from '../../setup'
import { here } from '../kit/address'
import { said } from '../kit/dialog'
import { menuEntries } from '../kit/menu'
import { sent } from '../kit/requests'
import { dashboardHeading, EXPIRED, signIn, signInHeading } from '../kit/signIn'

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
    ['{user: []}', { kind: 'raw', body: { user: [] } }],
    ['401', { kind: 'status', status: 401 }],
  ]
  it.each(nobody)('[check 23] %s is nobody, without a message', async (_name, fault) => {
    allowConsole(/^Error checking session ApiError/)
    api.faults.add({ ...fault, path: 'check-session' })
    renderApp('/dashboard', { as: 'admin' })
    await signInHeading()
    expect(here()).toBe('/')
    expect(said()).toEqual([])
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
    expect(sent('GET', 'users/')).toEqual([])
  })

  describe('[check 23] that gets no answer', () => {
    const stored = () => window.localStorage.getItem('sessionExpiration')
    const silent = () => screen.findByText('The server isn’t responding. Trying again…')
    let mend: () => void
    beforeEach(() => {
      allowConsole(/^Error checking session ApiError/)
      mend = api.faults.add({ kind: 'no-answer', path: 'check-session' })
    })

    it('keeps what is stored, shows nothing protected, and opens the page asked for on Try Again', async () => {
      const { user } = renderApp('/bgs/game-plans?search=hb', { as: 'admin' })
      const before = stored()
      expect(await silent()).toBeInTheDocument()
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
      expect(screen.getByRole('timer')).toBeInTheDocument()
    })

    it('leaves the Sign In form to be used, without a word', async () => {
      const { user } = renderApp('/', { as: null })
      await signInHeading()
      expect(said()).toEqual([])
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
    await screen.findByText('The server isn’t responding. Trying again…')
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
    expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(window.localStorage.getItem('sessionExpiration')).not.toBeNull()
  })

  it('[check 22] mounts nothing protected before it has an answer', async () => {
    api.faults.add({ kind: 'hang', path: 'check-session' })
    const { client } = renderApp('/dashboard', { as: 'admin' })
    await waitFor(() => expect(sent('GET', 'check-session')).toHaveLength(1))
    await screen.findByRole('status', { name: 'Loading' })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(sent('GET', 'users/')).toEqual([])
    // Its time-out would be logged in another test.
    await client.cancelQueries()
  })
})

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
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
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

describe('[check 28] the end that the login gives', () => {
  const soon = () => Math.floor(Date.now() / 1000) + 7_200
  const user = { id: 2, name: 'Brigid', email: 'bgs@example.com', role: 'bgs' }
  const answer = (more: { [key: string]: Json }) =>
    api.faults.add({ kind: 'raw', path: 'users/login', body: { success: true, user, ...more } })

  it.each([
    ['a number', () => ({ session_expiration: soon() }), /^1h 59m \d+s$|^2h 0m 0s$/],
    ['text', () => ({ session_expiration: String(soon()) }), /^1h 59m \d+s$|^2h 0m 0s$/],
    ['null', () => ({ session_expiration: null }), null],
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
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(here()).toBe('/')
  })
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
  expect(await screen.findByRole('timer')).toBeInTheDocument()
  expect(sent('POST', 'users/login')).toHaveLength(1)
  expect(seconds.size).toBe(1)
  cleanup()
  expect(seconds.size).toBe(0)
})
