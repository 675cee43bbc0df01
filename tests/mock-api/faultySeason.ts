import { teamKeys, teams } from '../../src/content/teams'
import { teamOfCode } from '../../src/domain/games/game'
import { aCombinedPlanRow, aPricingRow, aRepRow } from '../records'
import { type Database, emptyPlan } from './database'

/** A game's code, text, day and hour, and its plan. */
type Faulty = readonly [code: string, text: string, date: string, time: string, plan: string | null]

const games: readonly Faulty[] = [
  ['B251010', 'Bruins vs. Buffalo Sabres', '2025-10-12', '19:00:00', 'B26ODD'],
  ['B251014', 'Celtics vs. Chicago Bulls', '2025-10-14', '19:00:00', 'B26ODD'],
  ['B251015', 'Bruins vs. Chicago Blackhwaks', '2025-10-15', '07:00:00', 'B26ODD'],
  ['B260614', 'Bruins vs. Utah Mammoth', '2026-06-14', '19:00:00', 'B26ODD'],
  ['B26TBD', 'Bruins - Utah Mammoth', '0000-00-00', '19:00:00', 'B26ODD'],
  ['B251009X', 'Bruins vs. Chicago Blackhawks', '2025-10-09', '19:00:00', 'B26ODD'],
  ['B251021X', 'Bruins vs. Utah Mammoth', '2025-10-21', '13:00:00', 'B26ODD'],
  ['B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-19', '19:00:00', 'B26ODD'],
  ['B251016', 'Bruins vs. Utah Mammoth', '2025-10-16', '19:00:00', null],
  ['B251016Y', 'Bruins vs. Utah Mammoth', '2025-10-18', '19:00:00', 'B26ODD'],
  ['B250301', 'Bruins vs. Utah Mammoth', '2025-03-01', '19:00:00', 'B26ODD'],
  ['B251017', 'Bruins vs. Utah Mammoth', '2025-10-17', '19:00:00', 'B26SUITE7'],
  ['B250301', 'Bruins vs. Utah Mammoth', '2025-03-01', '19:00:00', 'B25OLD'],
  ...['C251208', 'C251209', 'C251210', 'C251211'].map(
    (code): Faulty => [
      code,
      'Celtics vs. TBD NBA CUP',
      `20${code.slice(1, 3)}-${code.slice(3, 5)}-${code.slice(5)}`,
      '00:00:00',
      'C26CUPDAYS',
    ],
  ),
]

const combinedPlans = [
  ['P26 Müller/Smith', 'A code no link carries', 'B26FULL'],
  ['P26LOST', 'A plan that is none', 'B26HALFAA'],
  ['P26NOTHING', 'No plans', ''],
  ['P26EMPTY', 'An empty plan', 'B26NOGAMES'],
  ['P27EMPTY', 'A season without games', 'B26NOGAMES'],
  ['P26TWICE', 'Games from two plans', 'B26FULL, B26HALFA, B26HALFA'],
  ['P26OLD', 'Games of last season', 'B25OLD'],
  ['p26 all', 'The links of P26ALL', 'C26FULL'],
  ['P26UNTITLED', '', 'C26FULL'],
] as const

/** Puts into the sample season at least one of all that the checks find. */
export function faultySeason(db: Database): void {
  for (const team of teamKeys) {
    const rows = games.filter(([code]) => teamOfCode(code) === team)
    const nothing = { event_id: db.nextId++, ...emptyPlan(`${teams[team].codeLetter}26NOGAMES`) }
    db.games[team].push(
      nothing,
      ...rows.map(([event_name, text, event_date, event_time, plan_event_name]) => ({
        event_id: db.nextId++,
        event_name,
        plan_event_name,
        team: text,
        game_number: 0,
        event_date,
        event_time,
      })),
    )
  }
  db.combinedPlans.push(
    ...combinedPlans.map(([combine_plan_event, plan_event_title, original_plans]) =>
      aCombinedPlanRow({
        combine_plan_event,
        plan_event_title,
        original_plans,
        plan_event_pdf: 'to come',
        last_updated: '2024-10-01 12:00:00',
      }),
    ),
  )
  const [first] = db.pricing
  if (first) Object.assign(first, { plan_holder_total: '4000.00', box_office_plan_total: null })
  db.pricing.push(
    aPricingRow({ ...first, pricing_plan_id: 801, plan_holder_price_per_game: '9125.00' }),
    aPricingRow({
      ...first,
      pricing_plan_id: 802,
      pricing_name: 'Standing Room',
      location_color: 'green',
    }),
  )
  db.reps.push(
    // A comma in a name makes two of it.
    aRepRow({ rep_id: 801, rep_name: 'Ann Smith, Jr.', rep_email: 'ann', rep_phone: '12' }),
    aRepRow({ rep_id: 802, rep_name: 'Zoe Nunez', rep_email: 'zoe@example.com' }),
    aRepRow({ rep_id: 803, rep_name: '***', rep_email: 'stars@example.com' }),
  )
  db.links.push({ rep_id: 801, pricing_plan_id: 801 })
}
