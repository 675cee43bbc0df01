import { paths, patterns } from '../config/paths'
import type { CombinedPlan } from './combinedPlan'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from './pricing'
import { slug } from './slug'

/*
 * Which public sheets hang on a name. Reps and plans are joined by name, so renaming or deleting
 * one breaks links that customers hold; the staff screens list them before it happens.
 */

/** `planname` of the pricing sheets (docs/rules/routes.md#plan-names-in-addresses). @forTests */
export const pricingPlanNames = [
  '5-gameplan',
  '6-gameplan',
  'weekendplan',
  'rivalblackhomeplan',
  'plana',
  'planb',
] as const

export type PricingPlanName = (typeof pricingPlanNames)[number]

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

export type SchedulePlanName = keyof typeof schedulePlans

/** The schedule with the games of each pricing plan. */
export const scheduleOfPricingPlan: Record<PricingPlanName, SchedulePlanName> = {
  '5-gameplan': '5plan',
  '6-gameplan': '6plan',
  weekendplan: '11gameplan',
  rivalblackhomeplan: '11gameplan',
  plana: 'halfseason',
  planb: 'halfseason',
}

/** The plan of the youth-hockey flyer (docs/rules/sheets.md#youth-hockey). */
export const YOUTH_PLAN = 'B26YOUTH'
/**
 * Its season: the plan's own code has no P before its year, so that by docs/rules/fields.md#season
 * it would be the current year's, and the flyer empty from New Year on.
 */
export const YOUTH_SEASON = 'P26'

const scheduleNames = Object.keys(schedulePlans) as SchedulePlanName[]

/** The planname under which a pricing plan is public, if it is. */
export function publicPlanName(pricingName: string): PricingPlanName | undefined {
  const asked = slug(pricingName)
  return pricingPlanNames.find((name) => slug(name) === asked)
}

/**
 * The public plan that this name's links would be confused with: written otherwise, but the same slug.
 * @forTests
 */
export function publicTwin(name: string, plans: readonly PricingPlan[]): PricingPlan | undefined {
  const planname = publicPlanName(name)
  if (planname === undefined) return undefined
  return plans.find((plan) => plan.name !== name.trim() && publicPlanName(plan.name) === planname)
}

/**
 * Why a plan cannot get this name: another plan's public links are the same. Undefined when it can,
 * also for another plan's very name: the two become one plan then.
 */
export function pricingNameProblem(
  name: string,
  plans: readonly PricingPlan[],
): string | undefined {
  if (plans.some((plan) => plan.name === name.trim())) return undefined
  const twin = publicTwin(name, plans)
  return twin && `${twin.name} has the same public links. Please choose another name.`
}

/**
 * The schedule's name, or undefined when it is none of
 * docs/rules/routes.md#plan-names-in-addresses.
 */
export function knownScheduleName(planname: string): SchedulePlanName | undefined {
  return scheduleNames.find((name) => name === planname.toLowerCase())
}

/** Addresses below /game-plans of every sheet that names this pricing plan. */
export function sheetsOfPricingPlan(plan: PricingPlan): string[] {
  const planname = publicPlanName(plan.name)
  if (planname === undefined) return []
  return plan.repNames
    .map(slug)
    .flatMap((rep) => [paths.pricingSheet(planname, rep), paths.pricingChart(planname, rep)])
}

/** Addresses of the pricing sheets that open with the rows of `before` and not with those of `after`. */
export function lostPricingSheets(
  before: readonly PricingLocation[],
  after: readonly PricingLocation[],
): string[] {
  const left = new Set(groupByPricingPlan(after).flatMap(sheetsOfPricingPlan))
  const all = new Set(groupByPricingPlan(before).flatMap(sheetsOfPricingPlan))
  return [...all].filter((address) => !left.has(address))
}

/** Addresses of every sheet that carries this rep's name. */
export function sheetsOfRep(repName: string, rows: readonly PricingLocation[]): string[] {
  const rep = slug(repName)
  if (rep === '') return []
  const assigned = groupByPricingPlan(rows).filter((plan) =>
    plan.repNames.some((name) => slug(name) === rep),
  )
  const plans = assigned.flatMap((plan) => publicPlanName(plan.name) ?? [])
  return [
    ...plans.flatMap((name) => [paths.pricingSheet(name, rep), paths.pricingChart(name, rep)]),
    ...scheduleNames.map((name) => paths.schedule(name, rep)),
    paths.groupTickets(rep),
    paths.youthHockey(rep),
  ]
}

/** Addresses of every sheet that shows the games of this plan (a set of games). */
export function sheetsOfPlan(planName: string, combined: readonly CombinedPlan[]): string[] {
  const asked = planName.toLowerCase()
  const packages = combined.filter((plan) =>
    plan.originalPlans.some((name) => name.toLowerCase() === asked),
  )
  const schedules = scheduleNames.filter((name) =>
    schedulePlans[name].some((code) => code === asked),
  )
  return [
    ...packages.flatMap(({ code }) => [
      paths.calendar(code),
      paths.calendarPricingSheet(code),
      paths.packageSheet(code),
      paths.packageText(code),
    ]),
    // Every rep has one of these.
    ...schedules.map((name) =>
      patterns.schedule.replace(':planname', name).replace(':repname', '{repname}'),
    ),
    ...(asked === YOUTH_PLAN.toLowerCase()
      ? [patterns.youthHockey.replace(':repname', '{repname}')]
      : []),
  ]
}
