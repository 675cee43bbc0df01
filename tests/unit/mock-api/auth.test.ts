import { describe, expect, it } from 'vitest'
import { sampleSignIns } from '../../../src/content/sampleSignIns'
import { createSession } from '../../mock-api/auth'
import { ROUTES } from '../../mock-api/createHandlers'
import { mockApiClient, rowOf, rowsOf } from './api'

const { api, call, get } = mockApiClient()

const logIn = (email: string, password = 'password', remember_me = false) =>
  call('POST', 'users/login/index.php', { email, password, remember_me })
const hour = 60 * 60

describe('sign-in', () => {
  it.each(sampleSignIns)('lets $email in', async ({ email, password, role }) => {
    const reply = rowOf((await logIn(email, password)).body)
    expect(reply.user).toMatchObject({ email, role, name: expect.any(String) })
    expect(Number(reply.session_expiration)).toBeCloseTo(Date.now() / 1000 + hour, -1)
  })

  it('turns a wrong password away', async () => {
    const reply = await logIn('admin@example.com', 'wrong-password')
    expect(reply.status).toBe(401)
    expect(reply.body).toEqual({ error: 'Invalid email or password' })
  })

  it('lasts thirty days when remembered, and any time a test asks for', async () => {
    const remembered = rowOf((await logIn('admin@example.com', 'password', true)).body)
    expect(Number(remembered.session_expiration)).toBeCloseTo(Date.now() / 1000 + 720 * hour, -1)
    api.db.sessionSeconds = 5
    const short = rowOf((await logIn('admin@example.com')).body)
    expect(Number(short.session_expiration)).toBeCloseTo(Date.now() / 1000 + 5, -1)
  })

  it('is remembered by cookie until it runs out', async () => {
    expect((await get('check-session/index.php')).body).toEqual({ user: null })
    await logIn('bgs@example.com')
    const reply = rowOf((await get('check-session/index.php')).body)
    expect(reply.user).toMatchObject({ role: 'bgs' })
    for (const session of api.db.sessions.values()) session.expires = 1
    expect((await get('check-session/index.php')).body).toEqual({ user: null })
    expect((await get('users/index.php')).status).toBe(401)
  })
})

describe('rights', () => {
  const fill = (path: string) => path.replace(/:\w+/g, 'x')
  const forStaff = ROUTES.filter((route) => route.access === 'staff')

  it('cover every write but sign-in and the admin variant', () => {
    const openWrites = ROUTES.filter((route) => route.method !== 'get' && route.access === 'open')
    expect(openWrites.map((route) => route.path.replace(/\/:.*/, ''))).toEqual([
      'users/login/index.php',
      ...Array(3).fill('game-plans/pricing-plans'),
      ...Array(3).fill('game-plans/reps'),
    ])
    // Every other write, and the lists of the staff screens.
    const reads = forStaff.filter((route) => route.method === 'get')
    expect(reads).not.toEqual([])
    expect(forStaff).not.toEqual(reads)
  })

  it.each(forStaff.map((route) => [route.method.toUpperCase(), fill(route.path)] as const))(
    '%s %s refuses strangers and other roles, and lets staff through',
    async (method, path) => {
      const body = method === 'DELETE' || method === 'GET' ? undefined : {}
      const attempt = async (role: string | null) => {
        createSession(api.db, role)
        return (await call(method, path, body)).status
      }
      expect(await attempt(null)).toBe(401)
      expect(await attempt('viewer')).toBe(403)
      expect(await attempt('')).toBe(403)
      expect([401, 403]).not.toContain(await attempt('bgs'))
      expect([401, 403]).not.toContain(await attempt('admin'))
    },
  )

  it('leave registration to the admin', async () => {
    const path = 'users/register/index.php'
    const body = { name: 'Ann', email: 'ann@example.com', password: 'secret1' }
    expect((await call('POST', path, body)).status).toBe(401)
    createSession(api.db, 'bgs')
    expect((await call('POST', path, body)).status).toBe(403)
    createSession(api.db, 'admin')
    expect((await call('POST', path, body)).status).toBe(200)
    expect((await call('POST', path, body)).body).toEqual({
      error: 'This email is already registered',
    })
    expect(rowsOf((await get('users/index.php')).body)).toContainEqual(
      expect.objectContaining({ email: 'ann@example.com', role: null }),
    )
    api.db.ambientUser = null
    expect((await logIn('ann@example.com', 'secret1')).status).toBe(200)
  })

  it('leave sheets open to everyone and hide passwords from all', async () => {
    for (const path of ['game-plans/combined/distinct/single/p26all', 'game-plans/bruins/reps']) {
      expect((await get(path)).status).toBe(200)
    }
    createSession(api.db, 'viewer')
    expect((await get('users/index.php')).text).not.toContain('password')
  })
})
