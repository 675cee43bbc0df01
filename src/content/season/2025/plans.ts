/*
 * The season's codes of plans: of schedules and flyers, with the names of their blocks; games in
 * each pricing plan.
 */

/** How codes name the season: P and the year it ends in (docs/rules/fields.md#season). */
export const seasonCode = 'P26'

/** Examples beside the fields that ask for a code. */
export const exampleCodes = { game: 'B251009', plan: '26SUITE5' } as const

/**
 * `planname` of the schedules and the plan codes behind each
 * (docs/rules/routes.md#plan-names-in-addresses).
 */
export const schedulePlans = {
  '5plan': ['bp265plana', 'bp265planb'],
  '6plan': ['bp266plana', 'bp266planb'],
  '11gameplan': ['bp26weekend', 'bp26rival', 'bp26black', 'bp26opener'],
  halfseason: ['bp26halfseasonplana', 'bp26halfseasonplanb'],
} as const

type ScheduleCode = (typeof schedulePlans)[keyof typeof schedulePlans][number]

/** What customers call the plan behind a code: the heading of its block in the schedule. */
export const blockNames: Record<ScheduleCode, string> = {
  bp265plana: 'Plan A',
  bp265planb: 'Plan B',
  bp266plana: 'Plan A',
  bp266planb: 'Plan B',
  bp26weekend: 'Weekend',
  bp26rival: 'Rivals',
  bp26black: 'Black Friday',
  bp26opener: 'Home Opener',
  bp26halfseasonplana: 'Plan A',
  bp26halfseasonplanb: 'Plan B',
}

/** Games in each pricing plan (docs/rules/sheets.md#pricing-sheet), by its `planname`. */
export const planGames = {
  plana: 22,
  planb: 22,
  weekendplan: 11,
  rivalblackhomeplan: 11,
  '5-gameplan': 5,
  '6-gameplan': 6,
} as const

/**
 * The plan of the youth-hockey flyer (docs/rules/sheets.md#youth-hockey). Its code has no P before
 * the year: its games are those of this season all the same.
 */
export const youthPlan = 'B26YOUTH'

/** Of Half Season plans (docs/rules/sheets.md#schedule). */
export const resaleThreshold = '60%'

/** The combined plan whose calendar has no double-header table (docs/rules/sheets.md#calendar). */
export const planWithoutTable = 'p26rafb-p'
