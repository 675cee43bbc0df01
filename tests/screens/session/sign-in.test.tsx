import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '../../mock-api/auth'
import type { Fault } from '../../mock-api/faults'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { here } from '../kit/address'
import { sent } from '../kit/requests'
import { dashboardHeading, signIn, signInHeading } from '../kit/signIn'
import { append, put } from '../kit/typing'

const LOGIN = 'users/login'

async function openSignIn(path = '/') {
  const app = renderApp(path)
  await screen.findByRole('heading', { name: 'Sign In' })
  return app
}

async function submit(user: UserEvent, email: string, password: string) {
  if (email) await append(user, screen.getByRole('textbox', { name: 'Email' }), email)
  if (password) await append(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

/** The app's own keys cannot be touched; MSW keeps its cookies in the same storage and may. */
function forbidStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const real = Storage.prototype[method] as (key: string, value: string) => unknown
    vi.spyOn(Storage.prototype, method).mockImplementation(function (
      this: Storage,
      ...args: string[]
    ) {
      const [key = '', value = ''] = args
      if (['sessionExpiration', 'signedOut'].includes(key)) {
        throw new DOMException('denied', 'SecurityError')
      }
      return real.call(this, key, value) as null
    })
  }
}

/** The cookie of the real server is this in jsdom: from now on requests are this role's. */
const beKnownAs = (role: string) => createSession(api.db, role)

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

it('[check 20] leads to the dashboard, whatever else the address names', async () => {
  const { user } = await openSignIn(
    '/?next=https://evil.example&redirect=//evil.example&from=/%5cevil.example',
  )
  beKnownAs('bgs')
  await submit(user, 'bgs@example.com', 'password')
  await dashboardHeading()
  expect(here()).toBe('/dashboard')
})

describe('[check 38] what is wrong with the fields', () => {
  it.each([
    ['   ', 'secret1', 'Email is required'],
    ['nobody@example', 'secret1', 'Email address is invalid'],
    ['a@example.com', '', 'Password is required'],
    ['a@example.com', '12345', 'Password must be at least 6 characters'],
  ])('email %j, password %j: %s', async (email, password, words) => {
    const { user } = await openSignIn()
    await submit(user, email, password)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(sent('POST', LOGIN)).toEqual([])
  })

  it('says both at once, and each error leaves when its own field is edited', async () => {
    const { user } = await openSignIn()
    await submit(user, '', '')
    expect(await screen.findByText('Email is required')).toBeInTheDocument()
    expect(screen.getByText('Password is required')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid()

    await append(user, screen.getByRole('textbox', { name: 'Email' }), 'x')
    await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull())
    expect(screen.getByText('Password is required')).toBeInTheDocument()

    await append(user, screen.getByLabelText('Password'), 'y')
    await waitFor(() => expect(screen.queryByText('Password is required')).toBeNull())
    expect(sent('POST', LOGIN)).toEqual([])
  })

  it('shows and hides the password', async () => {
    const { user } = await openSignIn()
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })
})

describe('signing in', () => {
  it('sends the credentials, says so, stores the end and opens the dashboard', async () => {
    const { user } = await openSignIn()
    beKnownAs('admin')
    await submit(user, 'admin@example.com', 'password')
    expect(await screen.findByText('Login successful!')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(here()).toBe('/dashboard')
    expect(sent('POST', LOGIN)).toEqual([
      {
        method: 'POST',
        path: '/api/users/login/index.php',
        search: '',
        body: { email: 'admin@example.com', password: 'password', remember_me: false },
      },
    ])
    const stored = Number(window.localStorage.getItem('sessionExpiration'))
    expect(stored - Date.now() / 1000).toBeGreaterThan(3500)
    expect(stored - Date.now() / 1000).toBeLessThanOrEqual(3600)
  })

  it('keeps the blanks of a password, trims the email and remembers on request', async () => {
    const { user } = await openSignIn()
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await submit(user, '  admin@example.com', ' pass word ')
    await screen.findByText('Invalid email or password')
    expect(sent('POST', LOGIN)[0]?.body).toEqual({
      email: 'admin@example.com',
      password: ' pass word ',
      remember_me: true,
    })
  })

  it('by Enter goes back to the page that was asked for, with its search', async () => {
    const { user } = await openSignIn('/bgs/game-plans?search=hb')
    expect(here()).toBe('/')
    beKnownAs('bgs')
    await append(user, screen.getByRole('textbox', { name: 'Email' }), 'bgs@example.com')
    await user.type(screen.getByLabelText('Password'), 'password{Enter}')
    expect(
      await screen.findByRole('heading', { name: 'Bruins Game Plans Dashboard' }),
    ).toBeInTheDocument()
    expect(here()).toBe('/bgs/game-plans')
    expect(window.location.search).toBe('?search=hb')
  })

  it('sends one request for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, path: LOGIN })
    const { user } = await openSignIn()
    await append(user, screen.getByRole('textbox', { name: 'Email' }), 'a@example.com')
    await append(user, screen.getByLabelText('Password'), '123456')
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }))
    expect(screen.getByRole('progressbar', { name: 'Signing in' })).toBeInTheDocument()
    await screen.findByText('Invalid email or password')
    expect(sent('POST', LOGIN)).toHaveLength(1)
  })

  it('[check 32] works when the browser forbids local storage', async () => {
    forbidStorage()
    const { user } = await openSignIn()
    beKnownAs('admin')
    await submit(user, 'admin@example.com', 'password')
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(1h 0m 0s|0h 59m \d+s)$/)
  })
})

describe('[check 37] when signing in fails', () => {
  const fallback = 'Login failed. Please check your credentials.'
  const failures: [string, Fault, string][] = [
    [
      '401 with an error',
      { kind: 'status', status: 401, body: { error: 'This account is locked.' } },
      'This account is locked.',
    ],
    ['401 without words', { kind: 'status', status: 401 }, fallback],
    ['200 without a user', { kind: 'raw', body: { user: [] } }, fallback],
  ]
  it.each(failures)('%s', async (_name, fault, words) => {
    const { user } = await openSignIn()
    window.localStorage.setItem('sessionExpiration', '1')
    api.faults.add({ ...fault, path: LOGIN })
    await submit(user, 'admin@example.com', 'password')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(here()).toBe('/')
    expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
    // What was typed is still there, and the next try may succeed.
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('password')
    api.faults.clear()
    beKnownAs('admin')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(sent('POST', LOGIN)).toHaveLength(2)
  })
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
