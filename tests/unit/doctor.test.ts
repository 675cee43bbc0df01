import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { examineAll, type Patient } from '../doctor/examine'
import { main } from '../doctor/main'
import { reportText } from '../doctor/report'
import { signIn } from '../doctor/signIn'
import type { Fault } from '../mock-api/faults'
import { type AppServer, serveApp } from '../mock-api/serveApp'

const ORIGIN = 'https://tickets.example.com'
const ADMIN = { email: 'admin@example.com', password: 'password' }

let app: AppServer
beforeAll(async () => {
  app = await serveApp()
})
afterEach(() => {
  app.api.reset()
  vi.unstubAllEnvs()
})
afterAll(() => app.close())

/** Somebody signed in; `answer` may change what the server says. */
async function patient(answer = (response: Response) => response): Promise<Patient> {
  const asked: Patient = {
    base: `${app.url}/api/`,
    origin: ORIGIN,
    fetch: async (...request) => answer(await fetch(...request)),
  }
  const { cookie } = await signIn(asked, ADMIN)
  return { ...asked, ...(cookie !== undefined && { cookie }) }
}

/** What is said of each call that is not well. */
async function complaints(who: Patient): Promise<Record<string, string[]>> {
  const examinations = await examineAll(who)
  return Object.fromEntries(
    examinations.filter((one) => one.problems.length > 0).map((one) => [one.call, one.problems]),
  )
}

const without = (name: string) => (response: Response) => {
  const headers = new Headers(response.headers)
  headers.delete(name)
  return new Response(response.body, {
    status: response.status === 204 ? 200 : response.status,
    headers,
  })
}

describe('the doctor', () => {
  it('finds nothing wrong with a healthy server, and writes nothing', async () => {
    const before = JSON.stringify(app.api.db.games)
    const examinations = await examineAll(await patient())
    expect(examinations.flatMap(({ problems }) => problems)).toEqual([])
    expect(examinations.map(({ status }) => status)).toEqual(
      examinations.map(({ call }) => (call.startsWith('OPTIONS') ? 204 : 200)),
    )
    expect(examinations).toHaveLength(16)
    expect(reportText(examinations)).toContain('All 16 calls are as the app needs them.')
    const methods = new Set(app.api.log.map(({ method }) => method))
    expect([...methods].sort()).toEqual(['GET', 'OPTIONS', 'POST'])
    expect(app.api.log.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(JSON.stringify(app.api.db.games)).toBe(before)
  })

  const reps = 'GET game-plans/bruins/reps'
  it.each<[string, Omit<Fault, 'path'>, RegExp, RegExp]>([
    ['no answer', { kind: 'no-answer' }, /^no answer/, /certificate and the firewall/],
    ['a page of HTML', { kind: 'html' }, /a page of HTML, not JSON/, /index\.html/],
    ['a warning before the JSON', { kind: 'warning' }, /PHP warning/, /display_errors = Off/],
    ['half an answer', { kind: 'raw', body: '[{"rep_id":1' }, /^not JSON$/, /cut or doubled/],
    ['an error', { kind: 'status', status: 500 }, /^status 500$/, /error log/],
    ['a call that is not there', { kind: 'status', status: 404 }, /^status 404$/, /rewrite rules/],
    ['a record for a list', { kind: 'raw', body: '{"a":1}' }, /no list/, /Answer an array/],
    [
      'a missing field',
      {
        kind: 'raw',
        body: '[{"rep_id":1,"rep_name":"A","rep_email":"a@b.c","plans":""},{"rep_id":"2x","rep_name":"B","rep_email":"","rep_phone":null,"plans":[]}]',
      },
      /^rep_phone is missing in 1 of 2 rows; rep_id is "2x" in row 2, not a positive number$/,
      /every field/,
    ],
  ])('tells of %s', async (_, fault, problem, advice) => {
    const who = await patient()
    app.api.faults.add({ path: /bruins\/reps$/, ...fault })
    const examinations = await examineAll(who)
    const bad = examinations.filter((one) => one.problems.length > 0)
    expect(bad.map(({ call }) => call)).toEqual([reps])
    expect(bad.map(({ problems }) => problems.sort().reverse().join('; '))).toEqual([
      expect.stringMatching(problem),
    ])
    expect(reportText(examinations)).toMatch(advice)
  })

  it('tells of missing headers of CORS, and of what no preflight allows', async () => {
    const deaf = await complaints(await patient(without('Access-Control-Allow-Origin')))
    expect(deaf[reps]).toEqual([`no Access-Control-Allow-Origin for ${ORIGIN}`])
    const anonymous = await complaints(await patient(without('Access-Control-Allow-Credentials')))
    expect(anonymous[reps]).toEqual([expect.stringContaining('Allow-Credentials: true')])
    expect(anonymous['GET game-plans/reps']).toBeUndefined()
    const shy = await complaints(await patient(without('Access-Control-Allow-Methods')))
    expect(Object.values(shy)).toEqual([
      [
        'PUT is not among Access-Control-Allow-Methods',
        'DELETE is not among Access-Control-Allow-Methods',
      ],
    ])
  })

  it('tells of a cookie that another site’s page does not send', async () => {
    const who = await patient()
    const { examination } = await signIn(who, ADMIN)
    expect(examination.problems).toEqual([
      'PHPSESSID is SameSite=lax: another host’s page does not send it',
    ])
    const { examination: refused } = await signIn(who, { ...ADMIN, password: 'wrong-password' })
    expect(refused.problems).toEqual([expect.stringMatching(/^status 401: ./)])
  })

  it('answers with an exit code', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.stubEnv('DOCTOR_PASSWORD', ADMIN.password)
    expect(await main({})).toBe(2)
    expect(await main({ base: `${app.url}/api`, email: ADMIN.email })).toBe(0)
    app.api.faults.add({ path: 'distinct/plans', kind: 'html' })
    expect(await main({ base: `${app.url}/api`, email: ADMIN.email })).toBe(1)
    const texts = said.mock.calls.flat().join('\n')
    expect(texts).toContain('npm run doctor -- https://host/api/')
    expect(texts).toContain('a page of HTML, not JSON')
    said.mockRestore()
  })
})
