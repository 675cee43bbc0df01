import { readOf } from '../api/addresses'
import { callsOfSheet, type FirstCall, gamesOfPlan, screenCalls } from '../api/firstCalls'
import { startRead } from '../api/http/started'
import { isPublic } from '../config/printSets'
import type { FoundRoute } from '../config/routeOf'
import { sendRead } from './sendRead'

/** What a page asks first: a sheet its own, a staff screen the session beside them. */
function firstCallsOf({ key, names }: FoundRoute): readonly FirstCall[] {
  // A route is found with all names of its pattern.
  const given = names as Record<'combinePlanEvent' | 'planname' | 'repname' | 'id', string>
  return isPublic(key)
    ? callsOfSheet(key, given, window.location.search)
    : [['session'], ...screenCalls[key](given)]
}

/**
 * Sends a page's first calls, and of a combined plan, the moment it is known, all its games. What
 * cannot be sent or read is left to the app, which asks again and has words for it.
 */
export function startCalls(route: FoundRoute): void {
  const reads: NonNullable<Window['startedReads']> = new Map()
  window.startedReads = reads
  const start = (call: FirstCall) => startRead(reads, readOf(call), sendRead)
  const startGames = async (call: FirstCall) => {
    const { status, text } = await start(call)
    // Whoever has dropped the reads meanwhile wants no more of them.
    if (status !== 200 || window.startedReads !== reads) return
    for (const plan of originalPlans(text)) start(gamesOfPlan(plan))
  }
  for (const call of firstCallsOf(route)) {
    if (call[0] === 'combinedPlan') startGames(call).catch(() => {})
    else start(call)
  }
}

/** The plans that a combined plan is made of, where the server says it as the rules promise. */
function originalPlans(text: string): string[] {
  const { combine_plan_event: code, original_plans: plans } = JSON.parse(text)
  if (!code || typeof plans !== 'string') return []
  const names = plans.split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}
