// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { segment } from '../../../src/api/addresses'
import { ApiError, isOutcomeUnknown } from '../../../src/api/errors'
import { adminHttp, gamePlansHttp, onUnauthorized, usersHttp } from '../../../src/api/http'
import { useAddRep, useReps } from '../../../src/api/reps'
import { serverMessageOf } from '../../../src/api/responseBody'
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
  ['404', { kind: 'status', status: 404 }, { kind: 'status', status: 404 }, 1],
  ['500', { kind: 'status', status: 500 }, { kind: 'status', status: 500 }, 3],
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

it.each([
  [new ApiError('no-answer'), true],
  [new ApiError('timeout'), true],
  [new ApiError('unreadable'), true],
  [new ApiError('status', { status: 502 }), true],
  [new ApiError('status', { status: 504 }), true],
  [new ApiError('status', { status: 500 }), false],
  [new ApiError('refused'), false],
  [new TypeError(), false],
])('after %s nobody knows whether a write was carried out: %s', (error, isOpen) => {
  expect(isOutcomeUnknown(error)).toBe(isOpen)
})

it('a read that fails twice and then works has worked', async () => {
  api.faults.add({ kind: 'status', status: 502, times: 1 })
  api.faults.add({ kind: 'no-answer', times: 1 })
  expect(await read(() => useReps())).toHaveLength(7)
  expect(sent()).toHaveLength(3)
})

describe('[check 65] a 200 that says no', () => {
  it.each([
    [{ success: false }, undefined],
    [{ success: '0' }, undefined],
    [{ success: false, message: ' Not\n now. ' }, 'Not now.'],
    [{ success: false, error: 'E', message: 'M' }, 'E'],
    [{ success: false, error: { code: 7 } }, undefined],
    [{ error: 'Broken.' }, 'Broken.'],
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
    { success: '1' },
    { success: null },
    { message: 'Done.' },
    { error: null },
    { error: '' },
    { error: false },
    { error: [] },
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
    ['false', false],
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

  it.each([null, 'text', [], {}, { error: '\n\t' }])('are none in %j', (body) => {
    expect(serverMessageOf(body)).toBeUndefined()
  })

  it('[check 12] end with an ellipsis where they are longer', () => {
    expect(serverMessageOf({ message: 'x'.repeat(300) })).toBe('x'.repeat(300))
    expect(serverMessageOf({ message: 'x'.repeat(301) })).toBe(`${'x'.repeat(299)}…`)
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

  it.each([400, 403, 500])('is not %i', async (status) => {
    api.faults.add({ kind: 'status', status })
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
