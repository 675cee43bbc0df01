import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { LOGIN_PAGE } from '../mock-api/faults'
import { server } from '../setup'

/* Bad weather: which calls of a step fail, and how. It is drawn with the step, so it shrinks with it. */

/** What a call gets that fails; it is not carried out. */
const badAnswers = {
  'no answer': () => HttpResponse.error(),
  'a fatal error': () => new HttpResponse('<h1>Fatal error</h1>', { status: 500 }),
  'a login page': () => new HttpResponse(LOGIN_PAGE, { headers: { 'Content-Type': 'text/html' } }),
  'a 503': () => HttpResponse.json({ error: 'Busy.' }, { status: 503 }),
  'a refusal': () => HttpResponse.json({ success: false, message: 'Not today.' }),
  'a 403': () => HttpResponse.json({}, { status: 403 }),
}
type BadAnswer = keyof typeof badAnswers

/** One call of a step that fails: its first write, its third read. */
interface Strike {
  kind: 'write' | 'read'
  /** Its place among the step's calls of this kind, from 1. */
  nth: number
  answer: BadAnswer
}
export type Weather = readonly Strike[]

const strike = (kind: Strike['kind'], most: number): fc.Arbitrary<Strike> =>
  fc.record({
    kind: fc.constant(kind),
    nth: fc.integer({ min: 1, max: most }),
    answer: fc.constantFrom(...(Object.keys(badAnswers) as BadAnswer[])),
  })

/** The weather of one step: about every tenth call fails. */
export const weather: fc.Arbitrary<Weather> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: strike('write', 2) },
    { weight: 2, arbitrary: strike('read', 6) },
  ),
  { maxLength: 2, size: 'max' },
)

/** The weather in words, for whoever reads a failure; '' for a fair day. */
export const forecast = (weather: Weather) =>
  weather.map(({ kind, nth, answer }) => `; ${kind} ${nth} gets ${answer}`).join('')

/**
 * Places the weather between the app and the server.
 * @param onStrike is told of each call that fails.
 * @returns what begins the weather of the next step, with its calls counted anew.
 */
export function placeWeather(onStrike: (what: string) => void): (next: Weather) => void {
  let today: Weather = []
  let counted = { read: 0, write: 0 }
  server.use(
    http.all('*/api/*', ({ request }) => {
      // A session that cannot be checked is over: the matrix has that.
      if (request.url.includes('check-session')) return undefined
      const kind = request.method === 'GET' ? 'read' : 'write'
      const nth = ++counted[kind]
      const hit = today.find((strike) => strike.kind === kind && strike.nth === nth)
      if (!hit) return undefined
      onStrike(`${request.method} ${new URL(request.url).pathname} gets ${hit.answer}`)
      return badAnswers[hit.answer]()
    }),
  )
  return (next) => {
    today = next
    counted = { read: 0, write: 0 }
  }
}
