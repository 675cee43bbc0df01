import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { teamKeys } from '../../src/content/teams'
import { currentUser, refusal, SESSION_COOKIE } from './auth'
import type { Database } from './database'
import { type Fault, type Faults, LOGIN_PAGE, PHP_WARNING } from './faults'
import { combinedPlanRoutes } from './handlers/combinedPlans'
import { gamePlanRoutes } from './handlers/gamePlans'
import { gameRoutes } from './handlers/games'
import { plansAndRepsRoutes } from './handlers/plansAndReps'
import { pricingRoutes } from './handlers/pricing'
import { repRoutes } from './handlers/reps'
import { userRoutes } from './handlers/users'
import { type Answer, declined, Reply, type Route } from './route'
import type { Fields, Json } from './wire'

const ROUTES: readonly Route[] = [
  ...userRoutes,
  ...combinedPlanRoutes,
  ...teamKeys.flatMap(gameRoutes),
  ...gamePlanRoutes,
  ...repRoutes,
  ...pricingRoutes,
  ...plansAndRepsRoutes,
]

/** MSW handlers for every endpoint of docs/rules/calls.md over one database, on every host. */
export const createHandlers = (db: Database, faults: Faults): HttpHandler[] =>
  ROUTES.map((route) =>
    http[route.method](`*/api/${route.path}`, async ({ request, params, cookies }) => {
      const { pathname, search, searchParams } = new URL(request.url)
      const body = await readBody(request)
      // MSW's cookie jar also serves requests that asked for none.
      const cookie = request.credentials === 'omit' ? undefined : cookies[SESSION_COOKIE]
      db.log.push({
        method: request.method,
        path: pathname,
        search,
        body,
        at: Date.now(),
        credentials: request.credentials,
        hasCookie: cookie !== undefined,
      })

      const work = (): Answer => {
        const user = currentUser(db, cookie)
        const refused = refusal(route.access, user)
        if (refused === 401) return { status: 401, body: { error: 'Not signed in' } }
        if (refused === 403)
          return { status: 403, body: { error: 'Your role does not allow this' } }
        const param = (name: string) => {
          const value = params[name]
          return typeof value === 'string' ? value : ''
        }
        return answerOf(() =>
          route.answer({ db, param, search: searchParams, body: fieldsOf(body), user }),
        )
      }
      return withFaults(faults, faults.take(request.method, pathname + search), work)
    }),
  )

function answerOf(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof Reply) return error.answer
    throw error
  }
}

/** Lets the faults strike, in the order of {@link Faults.take}: delays, then the one that answers. */
async function withFaults(
  faults: Faults,
  hits: readonly Fault[],
  work: () => Answer,
): Promise<Response> {
  const early = hits.some((fault) => fault.after) ? work() : undefined
  for (const fault of hits) {
    if (fault.kind === 'delay') await delay(fault.ms ?? 1000)
  }
  const fault = hits.find((hit) => hit.kind !== 'delay')
  const truth = () => early ?? work()
  switch (fault?.kind) {
    case undefined:
    case 'delay':
      return jsonResponse(truth())
    case 'status':
      return rawResponse(fault.body ?? {}, fault.status ?? 500)
    case 'raw':
      return rawResponse(fault.body ?? '', fault.status ?? 200)
    case 'refused':
      return jsonResponse(declined(fault.body ?? 'The server says no.'))
    case 'html':
      return htmlResponse(LOGIN_PAGE, {})
    case 'warning': {
      const answer = truth()
      return htmlResponse(PHP_WARNING + JSON.stringify(answer.body), answer)
    }
    case 'no-answer':
      return HttpResponse.error()
    case 'hang':
      return new Promise<never>(() => {})
    case 'hold':
      await new Promise<void>((goOn) => faults.keep(goOn))
      return jsonResponse(truth())
    case 'late':
      faults.keep(truth)
      return HttpResponse.error()
  }
}

async function readBody(request: Request): Promise<Json> {
  const raw = await request.clone().text()
  if (raw === '') return null
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

function fieldsOf(body: Json): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
}

const jsonResponse = (answer: Answer) =>
  respond(JSON.stringify(answer.body), 'application/json; charset=utf-8', answer)

/** What PHP sends when it has printed before the script could set a content type. */
const htmlResponse = (html: string, answer: Pick<Answer, 'status' | 'cookie'>) =>
  respond(html, 'text/html; charset=UTF-8', answer)

function rawResponse(body: Json, status: number): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const isPage = text.trimStart().startsWith('<')
  return respond(text, `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`, { status })
}

function respond(
  content: string,
  type: string,
  { status = 200, cookie }: Pick<Answer, 'status' | 'cookie'>,
): Response {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': 'no-store' })
  if (cookie) headers.set('Set-Cookie', cookie)
  const hasNoBody = status === 204 || status === 304
  return new HttpResponse(hasNoBody ? null : content, { status, headers })
}
