import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { combinedPlanQuery, combinedPlansQuery } from '../../../src/api/combinedPlans'
import { gamePlanQuery } from '../../../src/api/gamePlans'
import { gamesQuery } from '../../../src/api/games'
import { serverText } from '../../../src/api/http/errors'
import {
  mixedPlanGamesQuery,
  planGamesQuery,
  plansQuery,
  pricedPlansQuery,
} from '../../../src/api/plans'
import { adminPricingLocationsQuery, adminRepsQuery } from '../../../src/api/plansAndReps'
import { pricingLocationsQuery } from '../../../src/api/pricing'
import { repsQuery } from '../../../src/api/reps'
import { checkSessionQuery, readExpiration, usersQuery } from '../../../src/api/users'
import { moneyText } from '../../../src/domain/money'
import { totalSavings } from '../../../src/domain/pricing'
import { formatTimeLeft, secondsLeft } from '../../../src/domain/session'
import {
  clockText,
  dayKey,
  daysInMonth,
  minutesOfDay,
  readDay,
  timeText,
} from '../../../src/domain/time/wallClock'
import {
  forgetAllDrafts,
  newestDraft,
  ownDrafts,
  readDraft,
  writeDraft,
} from '../../../src/ui/form/drafts'
import { answers, outcome, readQuery } from './answers'
import { clockRules, textRules } from './domainRules'

/* Values and texts that nobody thought of. */

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

/** Texts and numbers close to what fields hold, and far from it. */
const nearly = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[
      '1,2,,1',
      ' https://logos.example/x.png',
      '//logos.example/x.png',
      ' a , a',
      '05',
      '1e21',
      '0x10',
      '-1',
      '1,234.50',
      '$5',
      'N/A',
      '0',
      ' ',
      '99999999999999999',
    ],
    ...['2025-10-09', '0000-00-00', '19:00:00', '__proto__', 'constructor', 'toString', '\uD800'],
    ...[1, 0, -1, 1.5, 1e21, true, false, null],
    ...[[], {}, [[]], [null], ['a', 'a', ' '], [1, '1', '2.0'], [{}]],
  ),
)

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
  pricingLocationIds: isIds,
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
  expect(Object.keys(value).sort()).toEqual(Object.keys(fields).sort())
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
    ['one game plan', () => gamePlanQuery('1'), { name: isKey, totalEvents: isInteger }],
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

  it('[check 12] gives words of at most 300 characters, or none', () => {
    fc.assert(
      fc.property(fc.oneof(body, fc.record({ error: fc.string({ minLength: 290 }) })), (answer) => {
        const words = serverText(answer)
        if (words === undefined) return
        expect(words).toBe(words.trim())
        expect(words.length).toBeGreaterThan(0)
        expect(words.length).toBeLessThanOrEqual(300)
        expect(words).not.toMatch(/\n/)
      }),
    )
  })

  it('[check 12] never cuts an emoji in half', () => {
    for (let length = 290; length < 310; length++) {
      const words = serverText({ message: `${'x'.repeat(length)}🏒🏒🏒` })
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

const awkward = fc.constantFrom(
  ...['\u0130', '\u00A0', '\u200B', '\u2028', '\uFEFF', '\uD800', '\u03A3', '\u1E9E', '%', '%25'],
  ...['/', '\\', '..', '.', '?', '#', ':', '//', 'javascript:', 'https://', 'mailto:', '@'],
  ...['2025-10-01', ' 19:00', 'T18:03:22', 'Z', '-0400', '+00:00', '0000-00-00', '24:00:00'],
  ...['PRESEASON', '*GP', 'NBA CUP', 'vs.', 'Bruins', 'ΠΑΠΠΑΣ', ' Β', 'P26', 'RAF', '__proto__'],
)
const anyText = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 8 }), fc.string()), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

describe('any text', () => {
  it.each(textRules)('%s', async (_, rule) => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        await rule(text)
      }),
      { numRuns: 500 },
    )
  })

  it.each(textRules)('%s: also when it is very long', async (_, rule) => {
    for (const piece of ['a', ' ', '[', '%', '/', '-', 'vs. ', '1,', '<b>', '\u0130', '*GP '])
      await rule(piece.repeat(10_000))
  })
})

describe('[check 69] [check 70] days and hours', () => {
  const twoDigits = (value: number) => String(value).padStart(2, '0')

  it('every real day reads as itself, and no other does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.nat(13),
        fc.nat(32),
        (year, month, day) => {
          const isReal =
            month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate()
          const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
          expect(readDay(text)).toEqual(isReal ? { year, month, day } : null)
          if (!isReal) return
          expect(dayKey({ year, month, day })).toBe(text)
          expect(daysInMonth(year, month)).toBeGreaterThanOrEqual(day)
        },
      ),
    )
  })

  it('any day with any hour and any zone behind it is printed somehow', () => {
    const nearlyTime = fc.tuple(
      fc.constantFrom('', '2025-10-01', '0000-01-01', '9999-12-31', '2025-02-30'),
      fc.constantFrom(' ', 'T', 't', ''),
      fc.oneof(
        fc.constantFrom('14:03', '14:03:22', '03:30:00.25', '24:00:00', '25:00', '9', '1zz', ''),
        fc.string({ maxLength: 5 }).map((rest) => `1${rest}`),
      ),
      fc.constantFrom('', 'Z', 'z', '+00:00', '-0400', '+14:00', '+99:99', ' Z'),
    )
    fc.assert(
      fc.property(nearlyTime, (parts) => clockRules(parts.join(''))),
      { numRuns: 1000 },
    )
  })

  it('every minute of the day reads back from what is printed', () => {
    for (let minute = 1; minute < 1440; minute++) {
      const text = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`
      expect(minutesOfDay(text)).toBe(minute)
      const [, hour, rest, half] = /^(\d+):(\d\d) ([AP]M)$/.exec(timeText(text)) ?? []
      expect((Number(hour) % 12) * 60 + Number(rest) + (half === 'PM' ? 720 : 0)).toBe(minute)
      expect(clockText(text)).toBe(`${hour}:${rest}`)
    }
  })
})

describe('[check 71] money', () => {
  const cents = fc.option(fc.nat({ max: 10 ** 12 }))

  it('prints every cent, and a saving is the difference', () => {
    fc.assert(
      fc.property(cents, cents, (planHolderTotal, boxOfficeTotal) => {
        const saved = totalSavings({ planHolderTotal, boxOfficeTotal })
        if (!planHolderTotal || !boxOfficeTotal) expect(saved).toBeNull()
        else expect(saved).toBe(boxOfficeTotal - planHolderTotal)
        for (const amount of [planHolderTotal, boxOfficeTotal, saved]) {
          const text = moneyText(amount)
          expect(text).toMatch(/^$|^−?\$\d{1,3}(,\d{3})*(\.\d\d)?$/)
          const [dollars = '', rest = '00'] = text.replace(/[−$,]/g, '').split('.')
          expect(Number(dollars) * 100 + Number(rest)).toBe(Math.abs(amount ?? 0))
          expect(text.startsWith('−')).toBe((amount ?? 0) < 0)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('drafts with anything in the store', () => {
  const store = new Map<string, string>()
  beforeEach(() => {
    store.clear()
    const sessionStorage = {
      get length() {
        return store.size
      },
      key: (index: number) => [...store.keys()][index] ?? null,
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    }
    vi.stubGlobal('window', { sessionStorage })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ at: nearly, values: nearly }).map((value) => JSON.stringify(value)),
  )

  it('a draft is the fields somebody typed, or none', () => {
    fc.assert(
      fc.property(stored, anyText, (text, name) => {
        store.clear()
        store.set(`draft:game:${name}`, text)
        const draft = readDraft({ form: 'game', record: name })
        expect(draft === null || (typeof draft === 'object' && !Array.isArray(draft))).toBe(true)
        expect(newestDraft('game')).toBe(draft === null ? null : name)
      }),
      { numRuns: 500 },
    )
  })

  it('what is written is read again, and forgotten with its owner', () => {
    fc.assert(
      fc.property(anyText, fc.dictionary(anyText, fc.jsonValue()), (name, values) => {
        store.clear()
        ownDrafts('a@example.com')
        writeDraft({ form: 'game', record: name }, values)
        const kept = JSON.parse(JSON.stringify(values)) as unknown
        expect(readDraft({ form: 'game', record: name })).toEqual(kept)
        expect(newestDraft('game')).toBe(name)
        ownDrafts('a@example.com')
        expect(newestDraft('game')).toBe(name)
        ownDrafts('b@example.com')
        expect(newestDraft('game')).toBeNull()
        store.set('other', 'kept')
        forgetAllDrafts()
        expect(store.get('other')).toBe('kept')
      }),
    )
  })
})
