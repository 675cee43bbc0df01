// @vitest-environment jsdom

import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  useCheckSession,
  useLogin,
  useRegister,
  usersQuery,
  useUsers,
} from '../../../src/api/users'
import { readExpiration } from '../../../src/domain/session'
import { createSession } from '../../mock-api/auth'
import { apiHooks, failure, json, NO_LISTS, textsIn } from './apiHooks'

const { read, write, writes, sent, answer, unread, logged, mount, api, client } = apiHooks()

const SECRET = ' pa"ss\\w0rd\u00a0🔑 '
const admin = { id: 1, name: 'Alex Admin', email: 'admin@example.com', role: 'admin' }
const signIn = { email: ' admin@example.com ', password: 'password', rememberMe: true }

/** As a request's body holds it, where quotes and backslashes are escaped. */
const IN_BODY = JSON.stringify(SECRET.trim()).slice(1, -1)

/** The texts in which the secret can be read. */
const leaksIn = (value: unknown) =>
  textsIn(value).filter((text) => text.includes(SECRET.trim()) || text.includes(IN_BODY))

it('finds a secret wherever it hides', () => {
  const hidden = Object.defineProperty(new Error('x', { cause: new Map([[1, [SECRET]]]) }), 'y', {})
  expect(leaksIn(hidden)).toEqual([SECRET])
  const body = JSON.stringify({ password: SECRET })
  expect(leaksIn(new Error('x', { cause: { config: { data: body } } }))).toEqual([body])
})

describe('sign-in', () => {
  it('sends the e-mail trimmed and the password exactly as typed, with cookies', async () => {
    const user = api.db.users[0]
    if (user) user.password = SECRET
    const before = Math.floor(Date.now() / 1000)
    const signedIn = await write(() => useLogin(), { ...signIn, password: SECRET })
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: '/api/users/login/index.php',
        credentials: 'include',
        body: { email: 'admin@example.com', password: SECRET, remember_me: true },
      },
    ])
    expect(signedIn.user).toEqual(admin)
    expect(signedIn.expiration).toBeGreaterThan(before + 29 * 24 * 3600)
  })

  it.each([
    [{ kind: 'status', status: 401, body: { error: 'No.' } }, 'status'],
    [{ kind: 'status', status: 500, body: '<h1>oh</h1>' }, 'status'],
    [{ kind: 'no-answer' }, 'no-answer'],
    [{ kind: 'html' }, 'unreadable'],
    [{ kind: 'refused' }, 'refused'],
  ] as const)('after %j neither the error nor a cache holds the password', async (fault, kind) => {
    api.faults.add(fault)
    const error = await failure(write(() => useLogin(), { ...signIn, password: SECRET }))
    expect(error.kind).toBe(kind)
    expect(writes()).toHaveLength(1)
    expect(leaksIn(error)).toEqual([])
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
    const kept = client().getQueryCache().getAll()
    expect(leaksIn(kept.map((query) => query.state))).toEqual([])
  })

  it('[check 36] after success no cache holds the password', async () => {
    await write(() => useLogin(), signIn)
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
  })

  it('hands on the words of the server', async () => {
    const error = await failure(write(() => useLogin(), { ...signIn, password: 'wrong!' }))
    expect(error).toMatchObject({ status: 401, serverMessage: 'Invalid email or password' })
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '7',
    json({ user: null }),
    json({ user: [] }),
    json({ user: {} }),
    json({ user: false }),
    json({ user: 'Alex' }),
    json({ user: { id: 0, email: ' ', role: 'admin' } }),
    json({ success: true }),
    json({ error: 'No.' }),
    json({ success: false, user: admin }),
  ])('%j signs nobody in', async (body) => {
    answer('login', body)
    expect((await failure(write(() => useLogin(), signIn))).kind).toBe('refused')
  })

  it.each([
    [admin, admin],
    [{ ...admin, id: '1' }, admin],
    [{ id: 1 }, { id: 1, name: '', email: '', role: '' }],
    [
      { email: 'a@b.c', role: null },
      { id: null, name: '', email: 'a@b.c', role: '' },
    ],
    [
      { ...admin, role: ' Admin ' },
      { ...admin, role: ' Admin ' },
    ],
    [
      { ...admin, role: ['admin'] },
      { ...admin, role: '' },
    ],
  ])('reads the user %j', async (wire, user) => {
    answer('login', json({ user: wire, session_expiration: '1900000000', error: null }))
    expect(await write(() => useLogin(), signIn)).toEqual({ user, expiration: 1_900_000_000 })
  })
})

it.each([
  [1_900_000_000, 1_900_000_000],
  ['1900000000', 1_900_000_000],
  [' 1900000000.9 ', 1_900_000_000],
  [1_900_000_000_000, null],
  [0, null],
  [-5, null],
  ['', null],
  ['  ', null],
  ['soon', null],
  [null, null],
  [undefined, null],
  [[1_900_000_000], null],
  [{}, null],
  [true, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('reads the expiration %j as %j', (value, seconds) => {
  expect(readExpiration(value)).toBe(seconds)
})

describe('registering', () => {
  const registration = { name: ' Nia ', email: ' nia@example.com ', password: SECRET }

  it('sends the form with cookies, and the list knows the new user', async () => {
    const list = mount(() => useUsers())
    await waitFor(() => expect(list.current.data).toHaveLength(5))
    await write(() => useRegister(), registration)
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: '/api/users/register/index.php',
        credentials: 'include',
        body: { name: 'Nia', email: 'nia@example.com', password: SECRET },
      },
    ])
    await waitFor(() =>
      expect(list.current.data?.at(-1)).toMatchObject({
        name: 'Nia',
        email: 'nia@example.com',
        role: '',
      }),
    )
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
  })

  it('keeps the password out of its error and the cache', async () => {
    const taken = { ...registration, email: 'admin@example.com' }
    const error = await failure(write(() => useRegister(), taken))
    expect(error).toMatchObject({ status: 409, serverMessage: 'This email is already registered' })
    expect(leaksIn(error)).toEqual([])
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
  })
})

describe('the users list', () => {
  it('is read with cookies; ids are numbers whatever the server wrote', async () => {
    const users = await read(() => useUsers())
    expect(users[0]).toEqual(admin)
    expect(users.map((user) => user.id)).toEqual([1, 2, 3, 4, 5])
    expect(sent()).toEqual([
      { method: 'GET', url: '/api/users/index.php', body: null, credentials: 'include' },
    ])
  })

  it('leaves out a row without id and e-mail and says so', async () => {
    answer('users', [{ name: 'Ghost' }, admin, null])
    expect(await read(() => useUsers())).toEqual([admin])
    expect(unread(usersQuery())).toEqual([
      { row: 'Row 1: Ghost', why: 'it does not say what it is', of: '' },
    ])
  })

  it.each(NO_LISTS)('cannot be read from %j; the failure is logged once', async (body) => {
    answer('users', body)
    expect((await failure(read(() => useUsers()))).kind).toBe('unreadable')
    expect(logged()).toHaveBeenCalledExactlyOnceWith('Error fetching users', 'ApiError: unreadable')
  })
})

describe('the session', () => {
  it('is the signed-in user, asked with cookies', async () => {
    expect(await mount(() => useCheckSession()).current()).toEqual(admin)
    expect(sent()).toEqual([
      { method: 'GET', url: '/api/check-session/index.php', body: null, credentials: 'include' },
    ])
  })

  it('is nobody for a stranger', async () => {
    createSession(api.db, null)
    expect(await mount(() => useCheckSession()).current()).toBeNull()
  })

  it.each([401, 403])('a %i means nobody and is no failure', async (status) => {
    answer('check-session', { error: 'No.' }, status)
    expect(await mount(() => useCheckSession()).current()).toBeNull()
    expect(logged()).not.toHaveBeenCalled()
    expect(sent()).toHaveLength(1)
  })

  it.each(['', 'null', '[]', '{}', json({ user: [] }), json({ user: {} }), json({ user: false })])(
    '%j is nobody',
    async (body) => {
      answer('check-session', body)
      expect(await mount(() => useCheckSession()).current()).toBeNull()
    },
  )

  it.each([404, 500])('a %i is a failure, logged', async (status) => {
    answer('check-session', {}, status)
    expect((await failure(mount(() => useCheckSession()).current())).status).toBe(status)
    expect(logged()).toHaveBeenCalledExactlyOnceWith(
      'Error checking session',
      `ApiError: status ${status}`,
    )
  })
})
