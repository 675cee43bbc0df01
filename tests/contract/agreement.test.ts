// @vitest-environment node
import { expect, it } from 'vitest'
import { bothServers, comparable } from './bothServers'

/*
 * The mock API and the real server, with the same rows in their tables, get the same requests and
 * give the same answers: status, fields, values, order and words. What may differ:
 * - the moment of a save, the end of a session and the name of its cookie;
 * - the numbers of new rows;
 * - a game plan's address: the mock also takes the plan's name, because no list tells the number.
 */

type Call = readonly [method: string, path: string, body?: object]

const bruins = 'game-plans/bruins-games'
const celtics = 'game-plans/celtics-games'
const combined = 'game-plans/combined/distinct'
const pricing = 'game-plans/bruins/pricing'
const reps = 'game-plans/bruins/reps'
const AWKWARD = "B26 Über/Loge & O'B 50%+?"
const named = encodeURIComponent

const GAME = {
  event_id: [],
  event_name: "B260420 O'B/Ü",
  plans: ['B26NINE', AWKWARD],
  team: "Bruins vs. O'Brien's",
  game_number: '42',
  event_date: '2026-04-20',
  event_time: '19:00',
}
const PLAN = {
  combine_plan_event: "P26 O'Brien",
  plan_event_title: ' Café ',
  plan_event_pdf: null,
  original_plans: 'B26NINE, C26TWELVE,',
}
const LOGE = {
  pricing_name: 'Plan Ö',
  location: "Loge O'B",
  location_color: '',
  plan_holder_price_per_game: '61.5',
  plan_holder_total: 430,
  box_office_price_per_game: '',
  box_office_plan_total: null,
}
const register = 'users/register/index.php'
const ZOE = { name: 'Z', email: 'z@example.com', password: 'secret12' }
const REP = { rep_name: "Zoë O'Hara", rep_email: 'z@example.com', rep_phone: '' }

const READS: Call[] = [
  ['GET', 'users/index.php'],
  ['GET', 'check-session/index.php'],
  ['GET', combined],
  ...['p26all', 'P26ALL', 'p26%20all', 'P26HC-TWELVE', 'nobody'].map(
    (code): Call => ['GET', `${combined}/single/${code}`],
  ),
  ...[bruins, celtics].flatMap((team): Call[] => [
    ['GET', `${team}/distinct/plans`],
    ['GET', `${team}/distinct/plans/`],
    ['GET', `${team}/distinct/plans/pricing`],
    ['GET', `${team}/distinct/games/`],
    ['GET', `${team}/distinct/plans/X26CLASSICS`],
    ['GET', `${team}/distinct/plans/nobody`],
  ]),
  ['GET', `${bruins}/distinct/plans/b26youth`],
  ['GET', `${bruins}/distinct/plans/pricing/bp26rival`],
  ['GET', `${celtics}/distinct/plans/C26CUP`],
  ['GET', 'game-plans/details/x26classics'],
  ['GET', 'game-plans/details/B26NINE'],
  ['GET', 'game-plans/gameplans/1'],
  ['GET', 'game-plans/gameplans/12345'],
  ['GET', reps],
  ['GET', 'game-plans/reps'],
  ['GET', `${pricing}/with-reps`],
  ['GET', 'game-plans/pricing-plans'],
]

/** Each list runs on from fresh tables. */
const WRITES: Record<string, Call[]> = {
  'a game': [
    ['POST', `${bruins}/add`, GAME],
    ['POST', `${bruins}/add`, { ...GAME, event_name: GAME.event_name.toUpperCase() }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'a, b' }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B1', event_date: '2026-02-30' }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B1', event_time: '' }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B1', plans: ['a,b'] }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B1', plans: [], game_number: 'x' }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B1', plans: [], team: '' }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: '', plans: [] }],
    ['DELETE', `${bruins}/delete/${named(GAME.event_name)}`],
    ['DELETE', `${bruins}/delete/${named(GAME.event_name)}`],
  ],
  'a game’s edit': [
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: [] }],
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: '101' }],
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: [7] }],
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: [101, 102] }],
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: [101], event_name: 'b251011' }],
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: [101], event_name: ' ' }],
    [
      'PUT',
      `${bruins}/edit`,
      { ...GAME, event_id: ['104'], event_name: 'B251009', plans: ['b26pre', 'B26FULL'] },
    ],
    ['PUT', `${bruins}/edit`, { ...GAME, event_id: [101], plans: [] }],
  ],
  'a plan': [
    ['POST', `${bruins}/add`, { event_name: '', plans: AWKWARD }],
    ['POST', `${bruins}/add`, { event_name: '', plans: 'b26nine' }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B251011', plans: AWKWARD }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'b251011', plans: AWKWARD }],
    ['POST', `${bruins}/add`, { ...GAME, event_name: 'B26NEW', plans: 'b26waitlist' }],
    ['DELETE', `${bruins}/distinct/plans/delete/${named(AWKWARD)}?event_name=B251011`],
    ['DELETE', `${bruins}/distinct/plans/delete/${named(AWKWARD)}?event_name=B251011`],
    ['DELETE', `${bruins}/distinct/plans/delete/${named(AWKWARD)}?event_name=`],
    ['DELETE', `${bruins}/distinct/plans/delete/${named(AWKWARD)}`],
    ['DELETE', `${celtics}/distinct/plans/delete/c26twelve`],
    ['DELETE', `${celtics}/distinct/plans/delete/c26twelve`],
  ],
  'a game plan': [
    ['PUT', 'game-plans/gameplans/5', { plan_event_name: AWKWARD, plan_total_events: 9 }],
    ['PUT', 'game-plans/gameplans/5', { plan_event_name: 'b26full', plan_total_events: 9 }],
    ['PUT', 'game-plans/gameplans/5', { plan_event_name: ' ', plan_total_events: 9 }],
    ['PUT', 'game-plans/gameplans/5', { plan_event_name: 'X', plan_total_events: 'many' }],
    ['PUT', 'game-plans/gameplans/987', { plan_event_name: 'X', plan_total_events: 1 }],
  ],
  'a combined plan': [
    ['POST', combined, PLAN],
    ['POST', combined, { ...PLAN, combine_plan_event: 'p26all' }],
    ['POST', combined, { ...PLAN, combine_plan_event: '' }],
    ['POST', combined, { ...PLAN, combine_plan_event: 'x', original_plans: [] }],
    [
      'PUT',
      `${combined}/${named("p26 o'brien")}`,
      { ...PLAN, combine_plan_event: 'P26 Größe', plan_event_pdf: '' },
    ],
    ['PUT', `${combined}/${named('P26 Größe')}`, { ...PLAN, combine_plan_event: 'P26ALL' }],
    ['PUT', `${combined}/nobody`, PLAN],
    ['DELETE', `${combined}/${named('P26 Größe')}`],
    ['DELETE', `${combined}/nobody`],
  ],
  'a rep': [
    ['POST', `${reps}/add`, REP],
    ['POST', `${reps}/add`, { ...REP, rep_name: "pat o'brien" }],
    ['POST', `${reps}/add`, { ...REP, rep_name: 'A, B' }],
    ['POST', `${reps}/add`, { rep_name: 'X' }],
    ['PUT', `${reps}/edit`, { ...REP, rep_id: 2, rep_name: 'Pat' }],
    ['PUT', `${reps}/edit`, { ...REP, rep_id: 3, rep_name: 'pat' }],
    ['PUT', `${reps}/edit`, { ...REP, rep_id: 999 }],
    ['DELETE', `${reps}/delete/2`],
    ['DELETE', `${reps}/delete/2`],
  ],
  'a price': [
    ['POST', pricing, { pricing_name: 'Plan Ö' }],
    ['POST', pricing, { pricing_name: 'plan a' }],
    ['POST', pricing, { pricing_name: ' ' }],
    ['POST', `${pricing}/add`, LOGE],
    ['POST', `${pricing}/add`, { ...LOGE, location: "loge o'b" }],
    ['POST', `${pricing}/add`, { ...LOGE, location: 'B', plan_holder_total: '1,000' }],
    ['POST', `${pricing}/edit`, { pricing_plan_id: 1, pricing_name: 'Renamed' }],
    ['POST', `${pricing}/edit`, { pricing_plan_id: '2', pricing_name: '' }],
    ['POST', `${pricing}/edit`, { pricing_plan_id: 2 }],
    ['POST', `${pricing}/edit`, { pricing_plan_id: 999, pricing_name: 'X' }],
    [
      'POST',
      `${pricing}/edit`,
      { ...LOGE, pricing_plan_id: 41, pricing_name: 'weekend plan', location: 'Loge End' },
    ],
    ['POST', `${pricing}/rep/plan/add`, { rep_id: 7, pricing_plan_id: 41 }],
    ['POST', `${pricing}/rep/plan/add`, { rep_id: 7, pricing_plan_id: 41 }],
    ['POST', `${pricing}/rep/plan/add`, { rep_id: 7, pricing_plan_id: 999 }],
    ['POST', `${pricing}/rep/plan/add`, { rep_id: 'x', pricing_plan_id: 41 }],
    ['DELETE', `${pricing}/rep/plan/delete/1/41`],
    ['DELETE', `${pricing}/rep/plan/delete/1/41`],
    ['DELETE', `${pricing}/rep/plan/delete/999/41`],
    ['DELETE', `${pricing}/delete/42`],
    ['DELETE', `${pricing}/delete/42`],
  ],
  'the admin variant': [
    ['POST', 'game-plans/pricing-plans', LOGE],
    ['PUT', 'game-plans/pricing-plans/41', { location: 'Elsewhere' }],
    ['PUT', 'game-plans/pricing-plans/999', { location: 'Elsewhere' }],
    ['DELETE', 'game-plans/pricing-plans/42'],
    ['POST', 'game-plans/reps', { ...REP, plans: [41, '1'] }],
    ['POST', 'game-plans/reps/3/plans', { plans: '1, 2' }],
    ['POST', 'game-plans/reps/3/plans', { plans: [999] }],
    ['POST', 'game-plans/reps/3/plans', {}],
    ['DELETE', 'game-plans/reps/3'],
    ['DELETE', 'game-plans/reps/3'],
  ],
  'a user': [
    ['POST', register, ZOE],
    ['POST', register, { ...ZOE, email: 'Z@example.com' }],
    ['POST', register, { ...ZOE, email: 'z' }],
    ['POST', register, { ...ZOE, email: 'y@example.com', password: '' }],
    ['POST', 'users/login/index.php', { email: 'admin@example.com', password: 'wrong' }],
  ],
}

bothServers((origins) => {
  /** A client of one of the two, with a cookie of its own. */
  async function clientOf(origin: string, email: string | null) {
    let cookie = ''
    const send = async ([method, path, body]: Call) => {
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      const [set] = response.headers.getSetCookie()
      cookie = set?.split(';')[0] ?? cookie
      return comparable({ status: response.status, body: await response.json() })
    }
    if (email) await send(['POST', 'users/login/index.php', { email, password: 'password' }])
    return send
  }

  /** Sends all calls to both, one after the other, and compares what they say. */
  async function compare(calls: readonly Call[], email: string | null) {
    const [real, mock] = origins()
    const [theirs, ours] = [await clientOf(real, email), await clientOf(mock, email)]
    for (const call of calls) {
      expect(await ours(call), JSON.stringify(call)).toEqual(await theirs(call))
    }
  }

  it.each(['admin@example.com', 'bgs@example.com', 'guest@example.com', null])(
    'let %s read the same',
    (email) => compare(READS, email),
  )

  it.each(Object.keys(WRITES))('write %s alike, and then read the same', (what) =>
    compare([...(WRITES[what] ?? []), ...READS.slice(2)], 'admin@example.com'),
  )

  it.each(['guest@example.com', null])('refuse the same writes to %s', (email) =>
    compare(Object.values(WRITES).flat(), email),
  )
})
