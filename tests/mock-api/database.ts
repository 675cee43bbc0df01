import { perTeam, teamKeys } from '../../src/content/teams'
import { SAMPLE_COMBINED_PLANS, type SampleCombinedPlan } from './data/combinedPlans'
import { opponentLogo } from './data/opponentLogos'
import { SAMPLE_PLANS } from './data/plans'
import { SAMPLE_PRICING, type SamplePricingRow } from './data/pricing'
import { SAMPLE_REPS, type SampleRep } from './data/reps'
import { SEASON, type Team } from './data/season'
import { teamText } from './data/teamText'
import { SAMPLE_USERS, type SampleUser } from './data/users'
import type { Json } from './wire'

/**
 * One row of a team's games table: a game in a plan. A game in three plans has three rows with
 * three event ids; a game in no plan has one row without a plan; an empty plan has one row
 * without a game.
 */
export interface GameRow {
  event_id: number
  event_name: string | null
  plan_event_name: string | null
  team: string | null
  game_number: number | null
  event_date: string | null
  event_time: string | null
  opponent_logo?: string | null
}

/** The record behind Edit Game Plan; its total is a number that staff keep. */
export interface GamePlanRow {
  id: number
  plan_event_name: string
  plan_total_events: number
}

export type CombinedPlanRow = SampleCombinedPlan
export type RepRow = SampleRep
export type PricingRow = Omit<SamplePricingRow, 'reps'>
export type UserRow = SampleUser

/** A rep may sell a pricing row. */
interface RepLink {
  rep_id: number
  pricing_plan_id: number
}

interface Session {
  userId: number
  /** Unix seconds. */
  expires: number
}

/** One request as it arrived, faults or not, preflights too. */
export interface LogEntry {
  method: string
  /** Encoded, as it stood in the address. */
  path: string
  /** '' or starts with '?'. */
  search: string
  /** Parsed JSON; the raw text when it was not JSON; null when there was none. */
  body: Json
  /** Milliseconds since 1970. */
  at: number
  /** The request's credentials mode, as far as the transport tells. */
  credentials: string
  /** Whether a session cookie came along. */
  hasCookie: boolean
}

/** The one in-memory database behind every handler. Tests may read and change it directly. */
export interface Database {
  games: Record<Team, GameRow[]>
  gamePlans: GamePlanRow[]
  combinedPlans: CombinedPlanRow[]
  reps: RepRow[]
  pricing: PricingRow[]
  links: RepLink[]
  users: UserRow[]
  /** By cookie value. */
  sessions: Map<string, Session>
  /** When set, every request counts as this user's, with or without a cookie. */
  ambientUser: UserRow | null
  /** Length of a session without 'Remember me'. */
  sessionSeconds: number
  log: LogEntry[]
  /** Does a plan's new name reach the combined plans that name it by itself? Not every server's does. */
  renamesInCombinedPlans: boolean
  /** Hands out row ids; never the same twice. */
  nextId: number
}

type Tables = Omit<Database, 'log'>

/** A fresh database with the sample season. Two calls give equal contents. */
export function createDatabase(): Database {
  return { ...sampleTables(), log: [] }
}

/** Puts the sample season back in place and empties the log; references to `db` stay good. */
export function resetDatabase(db: Database): void {
  Object.assign(db, sampleTables())
  db.log.length = 0
}

function sampleTables(): Tables {
  return {
    games: perTeam((team) => gameRows(team, 101 + 1900 * teamKeys.indexOf(team))),
    gamePlans: SAMPLE_PLANS.map((plan, index) => ({
      id: index + 1,
      plan_event_name: plan.name,
      plan_total_events: new Set(plan.games).size,
    })),
    combinedPlans: SAMPLE_COMBINED_PLANS.map((plan) => ({ ...plan })),
    reps: SAMPLE_REPS.map((rep) => ({ ...rep })),
    pricing: SAMPLE_PRICING.map(({ reps: _, ...row }) => row),
    links: SAMPLE_PRICING.flatMap(({ reps, pricing_plan_id }) =>
      reps.map((rep_id) => ({ rep_id, pricing_plan_id })),
    ),
    users: SAMPLE_USERS.map((user) => ({ ...user })),
    sessions: new Map(),
    ambientUser: null,
    sessionSeconds: 60 * 60,
    renamesInCombinedPlans: true,
    nextId: 9001,
  }
}

function gameRows(team: Team, firstId: number): GameRow[] {
  const home = SEASON.filter((game) => game.team === team)
  const counted = home.filter((game) => game.kind !== 'preseason')
  const rows: Omit<GameRow, 'event_id'>[] = []
  for (const plan of SAMPLE_PLANS) {
    if (plan.team !== team && plan.team !== 'mixed') continue
    if (plan.games.length === 0) rows.push(emptyPlan(plan.name))
    for (const code of plan.games) {
      const game = home.find((candidate) => candidate.code === code)
      if (!game) continue
      rows.push({
        event_name: game.code,
        plan_event_name: plan.name,
        team: teamText(game),
        game_number: counted.indexOf(game) + 1,
        event_date: game.date,
        event_time: `${game.time}:00`,
        opponent_logo: opponentLogo(game),
      })
    }
  }
  return rows.map((row, index) => ({ event_id: firstId + index, ...row }))
}

/** The row that keeps a plan without games in the table. */
export function emptyPlan(name: string): Omit<GameRow, 'event_id'> {
  return {
    event_name: null,
    plan_event_name: name,
    team: null,
    game_number: null,
    event_date: null,
    event_time: null,
  }
}
