// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { segment } from '../../../src/api/addresses'
import { ApiError, serverText } from '../../../src/api/errors'
import { adminHttp, gamePlansHttp, onUnauthorized, usersHttp } from '../../../src/api/http'
import { useAddRep, useReps } from '../../../src/api/reps'
import { useLogin } from '../../../src/api/users'
import type { Fault } from '../../mock-api/faults'
import type { Json } from '../../mock-api/wire'
import { aRep } from '../../records'
import { AWKWARD_NAMES, apiHooks, failure, IMPOSSIBLE_NAMES, json } from './apiHooks'

const { api, read, write, sent, answer } = apiHooks()

const rep = aRep({ name: 'N', email: 'n@example.com' })
const get = () => gamePlansHttp.get('bruins/reps')
const post = () => gamePlansHttp.post('bruins/reps/add', { rep_name: 'N', rep_email: 'e' })

describe.each<[string, Fault, Partial<ApiError>, number]>([
  ['a broken connection', { kind: 'no-answer' }, { kind: 'no-answer', status: 0 }, 3],
  ['400', { kind: 'status', status: 400 }, { kind: 'status', status: 400 }, 1],
  ['401', { kind: 'status', status: 401 }, { kind: 'status', status: 401 }, 1],
  ['403', { kind: 'status', status: 403 }, { kind: 'status', status: 403 }, 1],
  ['404', { kind: 'status', status: 404 }, { kind: 'status', status: 404 }, 1],
  ['429', { kind: 'status', status: 429 }, { kind: 'status', status: 429 }, 1],
  ['500', { kind: 'status', status: 500 }, { kind: 'status', status: 500 }, 3],
  [
    '503 in HTML',
    { kind: 'status', status: 503, body: '<h1>no</h1>' },
    { kind: 'status', status: 503 },
    3,
  ],
  ['a login page', { kind: 'html' }, { kind: 'unreadable', status: 200 }, 1],
  ['half a body', { kind: 'raw', body: '[{"rep_id":1},' }, { kind: 'unreadable' }, 1],
  [
    'success: false',
    { kind: 'refused', body: 'No!' },
    { kind: 'refused', serverMessage: 'No!' },
    1,
  ],
])('%s', (_, fault, expected, tries) => {
  it(`fails a read after ${tries} tries`, async () => {
    api.faults.add(fault)
    const error = await failure(read(() => useReps()))
    expect(error).toMatchObject(expected)
    expect(error.isNetwork).toBe(expected.kind === 'no-answer')
    expect(sent()).toHaveLength(tries)
  })

  it('[check 43] fails a write after one', async () => {
    api.faults.add(fault)
    expect(await failure(write(() => useAddRep(), rep))).toMatchObject(expected)
    expect(sent()).toHaveLength(1)
  })
})

it('a read that fails twice and then works has worked', async () => {
  api.faults.add({ kind: 'status', status: 502, times: 1 })
  api.faults.add({ kind: 'no-answer', times: 1 })
  expect(await read(() => useReps())).toHaveLength(7)
  expect(sent()).toHaveLength(3)
})

it('JSON behind a PHP warning is read', async () => {
  api.faults.add({ kind: 'warning' })
  expect(await read(() => useReps())).toHaveLength(7)
  await write(() => useAddRep(), rep)
  expect(await read(() => useReps())).toHaveLength(8)
})

describe('[check 65] a 200 that says no', () => {
  it.each([
    [{ success: false }, undefined],
    [{ success: 0 }, undefined],
    [{ success: '0' }, undefined],
    [{ success: 'false' }, undefined],
    [{ success: false, message: ' Not\n now. ' }, 'Not now.'],
    [{ success: false, error: 'E', message: 'M' }, 'E'],
    [{ success: false, error: '', message: 'M' }, 'M'],
    [{ success: false, error: { code: 7 } }, undefined],
    [{ error: 'Broken.' }, 'Broken.'],
    [{ error: 'Broken.', message: 'M' }, 'Broken.'],
    [{ error: true, message: 'M' }, 'M'],
    [{ error: { code: 7 }, message: 'M' }, 'M'],
    [{ success: null, error: 'Broken.' }, 'Broken.'],
  ])('%j', async (body, serverMessage) => {
    answer('reps', body)
    for (const call of [get, post]) {
      expect(await failure(call())).toMatchObject({ kind: 'refused', status: 200, serverMessage })
    }
  })

  it.each<Json>([
    {},
    { success: true },
    { success: 1 },
    { success: '1' },
    { success: 'true' },
    { success: null },
    { message: 'Done.' },
    { error: null },
    { error: '' },
    { error: ' ' },
    { error: false },
    { error: 0 },
    { error: [] },
    { success: true, error: null },
    { success: true, error: 'only a warning' },
    [{ success: false }],
    [],
  ])('is not %j', async (body) => {
    answer('reps', json(body))
    expect(await get()).toEqual(body)
    expect(await post()).toEqual(body)
  })

  it.each([
    ['null', null],
    ['', null],
    ['7', 7],
    ['false', false],
    ['"x"', 'x'],
    ['\uFEFF[1]', [1]],
  ])('is not %j', async (body, value) => {
    answer('reps', body)
    expect(await post()).toEqual(value)
  })

  it('is not 204', async () => {
    answer('reps', '', 204)
    expect(await post()).toBeNull()
  })
})

describe('[check 66] the words of the server', () => {
  it('come with a status, too', async () => {
    answer('reps', { error: 'Name is taken.' }, 409)
    expect(await failure(post())).toMatchObject({ status: 409, serverMessage: 'Name is taken.' })
  })

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { error: 7 },
    { message: ['x'] },
    { error: '\n\t' },
  ])('are none in %j', (body) => {
    expect(serverText(body)).toBeUndefined()
  })

  it('[check 12] are one line of at most 300 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (message) => {
        const text = serverText({ message })
        if (message.trim() === '') return void expect(text).toBeUndefined()
        expect(text?.length).toBeGreaterThan(0)
        expect(text?.length).toBeLessThanOrEqual(300)
        expect(text).not.toMatch(/[\r\n\t]|^\s|\s$/)
      }),
    )
  })

  it('[check 12] end with an ellipsis where they are longer', () => {
    expect(serverText({ message: 'x'.repeat(300) })).toBe('x'.repeat(300))
    expect(serverText({ message: 'x'.repeat(301) })).toBe(`${'x'.repeat(299)}…`)
  })
})

describe('a 401', () => {
  const listener = vi.fn()
  let stop = () => {}
  beforeEach(() => {
    listener.mockClear()
    stop = onUnauthorized(listener)
  })
  afterEach(() => stop())

  it.each([
    ['a read', get],
    ['a write', post],
    ['the users', () => usersHttp.get('users/index.php')],
    ['the admin variant', () => adminHttp.get('reps')],
  ])('on %s is told once', async (_, call) => {
    api.faults.add({ kind: 'status', status: 401 })
    await failure(call())
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is not told of the sign-in: there it says that the password is wrong', async () => {
    api.faults.add({ kind: 'status', status: 401, body: { error: 'Wrong.' } })
    const login = write(() => useLogin(), { email: 'a@b.c', password: 'secret', rememberMe: false })
    expect(await failure(login)).toMatchObject({ status: 401, serverMessage: 'Wrong.' })
    expect(listener).not.toHaveBeenCalled()
  })

  it.each([400, 403, 500])('is not %i', async (status) => {
    api.faults.add({ kind: 'status', status })
    await failure(get())
    expect(listener).not.toHaveBeenCalled()
  })

  it('is not told to who stopped listening', async () => {
    stop()
    api.faults.add({ kind: 'status', status: 401 })
    await failure(get())
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a name in a path', () => {
  it.each(AWKWARD_NAMES)('%j', (name, encoded) => {
    expect(segment(` ${name} `)).toBe(encoded)
  })

  it.each(IMPOSSIBLE_NAMES)('is never %j', (name) => {
    expect(() => segment(name)).toThrow(ApiError)
  })

  it('stays one segment below its parent, or is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        let encoded: string
        try {
          encoded = segment(name)
        } catch (error) {
          return void expect(error).toMatchObject({ kind: 'refused' })
        }
        const { pathname, search, hash } = new URL(`http://h/delete/${encoded}`)
        expect([search, hash]).toEqual(['', ''])
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'delete', name.trim()])
      }),
    )
  })
})
