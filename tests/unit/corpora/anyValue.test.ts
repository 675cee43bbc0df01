import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { combinedPlanQuery, combinedPlansQuery } from '../../../src/api/combinedPlans'
import { gamePlanQuery } from '../../../src/api/gamePlans'
import { gamesQuery } from '../../../src/api/games'
import {
  mixedPlanGamesQuery,
  planGamesQuery,
  plansQuery,
  pricedPlansQuery,
} from '../../../src/api/plans'
import { adminPricingLocationsQuery, adminRepsQuery } from '../../../src/api/plansAndReps'
import { pricingLocationsQuery } from '../../../src/api/pricingLocations'
import { repsQuery } from '../../../src/api/reps'
import { serverMessageOf } from '../../../src/api/responseBody'
import { checkSessionQuery } from '../../../src/api/session'
import { usersQuery } from '../../../src/api/users'
import { formatTimeLeft, readExpiration, secondsLeft } from '../../../src/domain/sessionTime'
import { answers, outcome, readQuery } from './answers'
import { nearly } from './anything'

/* Answers that nobody thought of. */

const KEYS = [
  'event_name event_id plans team game_number event_date event_time opponent_logo',
  'plan_event_name plan_total_events combine_plan_event plan_event_title plan_event_pdf',
  'last_updated original_plans rep_id rep_name rep_email rep_phone',
  'pricing_plan_id pricing_name location location_color associated_reps',
  'plan_holder_price_per_game plan_holder_total box_office_price_per_game box_office_plan_total',
  'id name email role user success error message',
]
  .join(' ')
  .split(' ')

/** Objects as JSON.parse makes them: `__proto__` is a key like any other. */
const record = fc
  .array(fc.tuple(fc.constantFrom(...KEYS, '__proto__', 'constructor', 'length', '0'), nearly), {
    maxLength: 12,
  })
  .map((fields) => {
    const texts = fields.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    return JSON.parse(`{${texts.join(',')}}`) as unknown
  })

const body = fc.oneof(
  fc.jsonValue(),
  record,
  fc.array(fc.oneof({ weight: 5, arbitrary: record }, { weight: 1, arbitrary: nearly })),
)

type Shape = (value: unknown) => boolean

const isText: Shape = (value) => typeof value === 'string'
const isTrimmed: Shape = (value) => typeof value === 'string' && value === value.trim()
const isKey: Shape = (value) => isTrimmed(value) && value !== ''
const isNumber: Shape = (value) => typeof value === 'number'
const isInteger: Shape = (value) => Number.isSafeInteger(value)
const isId: Shape = (value) => Number.isSafeInteger(value) && Number(value) > 0
const isIdOrNull: Shape = (value) => value === null || isId(value)
const isMoney: Shape = (value) =>
  value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
const listOf =
  (entry: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(entry) && new Set(value).size === value.length
const isKeys = listOf(isKey)
const isIds = listOf(isId)
const isLogo: Shape = (value) => value === undefined || /^(https?:\/|)\/[^/]/.test(String(value))
const isPdf: Shape = (value) => value === null || isKey(value)

const game = {
  eventName: isKey,
  eventIds: isIds,
  plans: isKeys,
  team: isTrimmed,
  gameNumber: isInteger,
  date: isTrimmed,
  time: isTrimmed,
  opponentLogo: isLogo,
}
const plan = { name: isKey, eventNames: isKeys }
const combined = {
  code: isKey,
  title: isTrimmed,
  pdf: isPdf,
  lastUpdated: isTrimmed,
  originalPlans: isKeys,
}
const rep = {
  id: isId,
  name: isTrimmed,
  email: isTrimmed,
  phone: isTrimmed,
  pricingLocationIds: listOf((entry) => isId(entry) || isKey(entry)),
}
const user = { id: isIdOrNull, name: isText, email: isText, role: isText }
const location = {
  id: isId,
  pricingPlanName: isKey,
  location: isTrimmed,
  color: isTrimmed,
  planHolderPerGame: isMoney,
  planHolderTotal: isMoney,
  boxOfficePerGame: isMoney,
  boxOfficeTotal: isMoney,
  repNames: isKeys,
}

function expectShape(value: unknown, fields: Record<string, Shape>): void {
  if (typeof value !== 'object' || value === null) throw new Error(`no record: ${String(value)}`)
  // Only a record with values that cannot be read, or a plan that its server numbers, has these.
  const held = Object.keys(value).filter(
    (key) => key in fields || !['unreadable', 'id'].includes(key),
  )
  expect(held.sort()).toEqual(Object.keys(fields).sort())
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  for (const [field, isRight] of Object.entries(fields)) {
    const held = (value as Record<string, unknown>)[field]
    if (!isRight(held)) throw new Error(`${field} is ${JSON.stringify(held)}`)
  }
}

describe('[check 62] [check 63] [check 68] [check 72] any answer', () => {
  const server = answers()
  const before = Object.getOwnPropertyNames(Object.prototype)
  afterEach(() => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })

  it.each([
    ['the games of a team', () => gamesQuery('bruins'), game],
    ['the games of a plan', () => planGamesQuery('celtics', 'C26'), game],
    ['the games under details', () => mixedPlanGamesQuery('X26'), game],
    ['the plans of a team', () => plansQuery('celtics'), plan],
    ['the priced plans', () => pricedPlansQuery(), plan],
    ['the combined plans', () => combinedPlansQuery(), combined],
    ['the reps', () => repsQuery(), rep],
    ['the admin reps', () => adminRepsQuery(), rep],
    ['the pricing rows', () => pricingLocationsQuery(), location],
    ['the admin plans', () => adminPricingLocationsQuery(), location],
    ['the users', () => usersQuery(), user],
  ])('is %s, or an ApiError', async (_, query, fields) => {
    await fc.assert(
      fc.asyncProperty(body, async (answer) => {
        server.are(JSON.stringify(answer))
        const ended = await outcome(() => readQuery(query()))
        if ('error' in ended) {
          expect(['unreadable', 'refused']).toContain(ended.error.kind)
          return
        }
        if (!Array.isArray(ended.value)) throw new Error('no list')
        for (const row of ended.value) expectShape(row, fields)
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['one combined plan', () => combinedPlanQuery('p26'), combined],
    ['one game plan', () => gamePlanQuery('1'), { name: isKey, totalEvents: isNumber }],
    ['the session', () => checkSessionQuery(), user],
  ])('is %s, null, or an ApiError', async (_, query, fields) => {
    await fc.assert(
      fc.asyncProperty(body, async (answer) => {
        server.are(JSON.stringify(answer))
        const ended = await outcome(() => readQuery(query()))
        if ('error' in ended) expect(['unreadable', 'refused']).toContain(ended.error.kind)
        else if (ended.value !== null) expectShape(ended.value, fields)
      }),
      { numRuns: 300 },
    )
  })

  it('[check 12] never cuts an emoji in half', () => {
    for (let length = 290; length < 310; length++) {
      const words = serverMessageOf({ message: `${'x'.repeat(length)}🏒🏒🏒` })
      expect(words?.isWellFormed()).toBe(true)
      expect(words?.length).toBeGreaterThanOrEqual(296)
    }
  })

  it('[check 27] [check 28] gives an expiration in whole seconds, or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(nearly, fc.double(), fc.double().map(String)),
        fc.nat(),
        (value, now) => {
          const expiration = readExpiration(value)
          if (expiration !== null) expect(Number.isSafeInteger(expiration)).toBe(true)
          const left = secondsLeft(expiration, now * 1000)
          if (left === null) return
          expect(left).toBeGreaterThanOrEqual(0)
          expect(formatTimeLeft(left)).toMatch(/^\d+h \d{1,2}m \d{1,2}s$/)
        },
      ),
    )
  })
})
