// @vitest-environment jsdom

import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSignIn } from '../../../src/api/session'
import { useRegister, usersQuery, useUsers } from '../../../src/api/users'
import { readExpiration } from '../../../src/domain/sessionTime'
import { apiHooks, failure, json, textsIn } from './apiHooks'

const { read, write, writes, answer, unread, api, client } = apiHooks()

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
  it.each([
    [{ kind: 'status', status: 401, body: { error: 'No.' } }, 'status'],
    [{ kind: 'status', status: 500, body: '<h1>oh</h1>' }, 'status'],
    [{ kind: 'no-answer' }, 'no-answer'],
    [{ kind: 'html' }, 'unreadable'],
    [{ kind: 'refused' }, 'refused'],
  ] as const)('after %j neither the error nor a cache holds the password', async (fault, kind) => {
    api.faults.add(fault)
    const error = await failure(write(() => useSignIn(), { ...signIn, password: SECRET }))
    expect(error.kind).toBe(kind)
    expect(writes()).toHaveLength(1)
    expect(leaksIn(error)).toEqual([])
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
    const kept = client().getQueryCache().getAll()
    expect(leaksIn(kept.map((query) => query.state))).toEqual([])
  })

  it('[check 36] after success no cache holds the password', async () => {
    await write(() => useSignIn(), signIn)
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
  })

  it.each([
    '',
    json([]),
    json({ user: null }),
    json({ user: 'Alex' }),
    json({ user: { id: 0, email: ' ', role: 'admin' } }),
    json({ success: true }),
    json({ success: false, user: admin }),
  ])('%j signs nobody in', async (body) => {
    answer('login', body)
    expect((await failure(write(() => useSignIn(), signIn))).kind).toBe('refused')
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
    expect(await write(() => useSignIn(), signIn)).toEqual({ user, expiration: 1_900_000_000 })
  })
})

it.each([
  [1_900_000_000, 1_900_000_000],
  ['1900000000', 1_900_000_000],
  [1_900_000_000_000, null],
  [-5, null],
  ['', null],
  [null, null],
  [[1_900_000_000], null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('reads the expiration %j as %j', (value, seconds) => {
  expect(readExpiration(value)).toBe(seconds)
})

describe('registering', () => {
  const registration = { name: ' Nia ', email: ' nia@example.com ', password: SECRET }

  it('keeps the password out of its error and the cache', async () => {
    const taken = { ...registration, email: 'admin@example.com' }
    const error = await failure(write(() => useRegister(), taken))
    expect(error).toMatchObject({ status: 409, serverMessage: 'This email is already registered' })
    expect(leaksIn(error)).toEqual([])
    await waitFor(() => expect(client().getMutationCache().getAll()).toEqual([]))
  })
})

describe('the users list', () => {
  it('leaves out a row without id and e-mail and says so', async () => {
    answer('users', [{ name: 'Ghost' }, admin])
    expect(await read(() => useUsers())).toEqual([admin])
    expect(unread(usersQuery())).toEqual([
      { row: 'Row 1: Ghost', reason: 'it has no name', owner: '' },
    ])
  })
})
