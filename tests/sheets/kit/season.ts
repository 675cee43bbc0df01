import { vi } from 'vitest'
import type { Json } from '../../mock-api/wire'
import { aCombinedPlanRow } from '../../records'
import { api } from '../../setup'

/** A day before the season: the phone's list is in order, and its next game is the first. */
export function beforeTheSeason(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2025-09-01T16:00:00Z')
}

/** A game as the server sends it, in no plan of its own. */
export const gameOnTheWire = (
  event_name: Json,
  team: string | null,
  event_date: string | null,
  event_time: string | null = '19:00:00',
) => ({ event_id: '1', event_name, team, game_number: '1', event_date, event_time })

/** The games of a plan, whatever the season says; `plan` as it stands in the address. */
export function gamesOf(plan: string, ...games: Json[]): void {
  api.faults.add({ kind: 'raw', body: games, path: `distinct/plans/${plan}` })
}

/** A combined plan besides the sample's. */
export function addCombinedPlan(
  code: string,
  original_plans: string,
  given: Record<string, string | null> = {},
): void {
  api.db.combinedPlans.push(
    aCombinedPlanRow({
      combine_plan_event: code,
      plan_event_title: 'A Plan of Tests',
      original_plans,
      ...given,
    }),
  )
}
