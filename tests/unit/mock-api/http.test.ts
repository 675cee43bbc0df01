import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppServer, serveApp } from '../../mock-api/serveApp'

let dist: string
let app: AppServer

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'game-plans-dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>App</title>')
  await writeFile(join(dist, 'assets', 'app-1a2b3c.js'), 'console.log("app")'.repeat(50))
  app = await serveApp({ dist, headers: { 'X-Test': 'yes' } })
})

afterEach(() => {
  app.api.reset()
  app.delayMs = 0
})

afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

const fetchApi = (path: string, init?: RequestInit) => fetch(`${app.url}/api/${path}`, init)
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetchApi(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

describe('the API over HTTP', () => {
  it('signs in by cookie, for the one who has it', async () => {
    const login = await post('users/login/index.php', {
      email: 'admin@example.com',
      password: 'password',
    })
    const [cookie] = login.headers.getSetCookie()
    expect(cookie).toMatch(/^PHPSESSID=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { Cookie: String(cookie).split(';')[0] ?? '' }
    expect((await fetchApi('users/index.php', { headers })).status).toBe(200)
    expect((await fetchApi('users/index.php')).status).toBe(401)
    const plan = { pricing_name: 'Zoë’s' }
    expect((await post('game-plans/bruins/pricing', plan, headers)).status).toBe(200)
    expect((await post('game-plans/bruins/pricing', plan)).status).toBe(401)
    expect(app.api.db.pricing.at(-1)?.pricing_name).toBe('Zoë’s')
    expect(app.api.log.map((entry) => entry.hasCookie)).toEqual([false, true, false, true, false])
  })

  it('remembers for thirty days when asked', async () => {
    const login = await post('users/login/index.php', {
      email: 'admin@example.com',
      password: 'password',
      remember_me: true,
    })
    expect(login.headers.getSetCookie()[0]).toContain('Max-Age=2592000')
  })

  it('lets the calling origin in with credentials, and everyone into the admin variant', async () => {
    const headers = { Origin: 'http://app.example' }
    const games = await fetchApi('game-plans/celtics-games/distinct/games', { headers })
    expect(games.headers.get('Access-Control-Allow-Origin')).toBe('http://app.example')
    expect(games.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    const reps = await fetchApi('game-plans/reps', { headers })
    expect(reps.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(reps.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('answers and logs preflights', async () => {
    const preflight = await fetchApi('game-plans/bruins-games/edit', {
      method: 'OPTIONS',
      headers: { Origin: 'http://app.example', 'Access-Control-Request-Method': 'PUT' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    expect(app.api.log).toEqual([expect.objectContaining({ method: 'OPTIONS' })])
  })

  it('breaks connections, warns and hangs like the real thing', async () => {
    app.api.faults.add({ kind: 'no-answer', times: 1 })
    await expect(fetchApi('game-plans/reps')).rejects.toThrow()
    app.api.faults.add({ kind: 'warning', times: 1 })
    expect(await (await fetchApi('game-plans/reps')).text()).toMatch(/^<br \/>/)
    app.api.faults.add({ kind: 'hang', times: 1 })
    const signal = AbortSignal.timeout(60)
    await expect(fetchApi('game-plans/reps', { signal })).rejects.toThrow()
  })

  it('says 404 to unknown calls and 400 to broken escapes', async () => {
    expect((await fetchApi('game-plans/nonsense')).status).toBe(404)
    expect((await fetchApi('game-plans/details/%E0%A4%A')).status).toBe(400)
    expect(app.api.log).toHaveLength(1)
  })

  it('has a file behind a bare PDF name', async () => {
    const pdf = await fetchApi('pdfs/p26wknd.pdf')
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF/)
  })

  it('delays every answer when told to', async () => {
    app.delayMs = 50
    const start = Date.now()
    await fetchApi('game-plans/reps')
    expect(Date.now() - start).toBeGreaterThanOrEqual(45)
  })
})

describe('the switches', () => {
  const faults = '__mock/faults'

  it('turn faults on and off', async () => {
    const on = await post(faults, { kind: 'status', status: '503', path: '/reps$/', times: 1 })
    expect(await on.json()).toEqual([{ kind: 'status', status: 503, path: '/reps$/', times: 1 }])
    expect((await fetchApi('game-plans/reps')).status).toBe(503)
    expect((await fetchApi('game-plans/reps')).status).toBe(200)
    await post(faults, { kind: 'html', path: '/api/game-plans/' })
    expect(await (await fetchApi('game-plans/reps')).text()).toContain('<html>')
    await fetchApi(faults, { method: 'DELETE' })
    expect(await (await fetchApi(faults)).json()).toEqual([])
    expect((await post(faults, { kind: 'nonsense' })).status).toBe(400)
    expect((await fetchApi(faults, { method: 'POST', body: 'null' })).status).toBe(400)
  })

  it('show the log, the sign-ins and a page, and reset', async () => {
    await fetchApi('game-plans/reps')
    expect(await (await fetchApi('__mock/log')).json()).toEqual([
      expect.objectContaining({ path: '/api/game-plans/reps' }),
    ])
    expect(await (await fetchApi('__mock/sign-ins')).json()).toHaveLength(4)
    expect(await (await fetchApi('__mock')).text()).toContain('<form')
    await fetchApi('__mock/reset', { method: 'POST' })
    expect(await (await fetchApi('__mock/log')).json()).toEqual([])
  })
})

describe('the build', () => {
  const file = (path: string, encoding = 'gzip') =>
    fetch(app.url + path, { headers: { 'Accept-Encoding': encoding } })

  it('answers navigations with index.html that is never cached', async () => {
    for (const path of ['/game-plans/', '/game-plans/bgs/calendar/p26all', '/']) {
      const response = await file(path)
      expect(await response.text()).toContain('<title>App')
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(response.headers.get('X-Test')).toBe('yes')
    }
  })

  it('sends assets compressed and for ever', async () => {
    const response = await file('/game-plans/assets/app-1a2b3c.js')
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Content-Type')).toContain('text/javascript')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(Number(response.headers.get('Content-Length'))).toBeLessThan(200)
    expect(await response.text()).toContain('console.log')
    const plain = await file('/game-plans/assets/app-1a2b3c.js', 'identity')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
  })

  it('has no answer for a missing asset or a way out of the folder', async () => {
    expect((await file('/game-plans/assets/gone-123.js')).status).toBe(404)
    expect((await file('/game-plans/favicon.ico')).status).toBe(404)
    expect((await file('/game-plans/%2e%2e%2f%2e%2e%2fetc%2fpasswd')).status).toBe(200)
    expect(await (await file('/game-plans/..%2f..%2fetc%2fpasswd')).text()).toContain('<title>App')
  })
})
