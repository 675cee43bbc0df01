import { schedulePlans } from '../content/season/current'
import { slug } from './slug'

/* The names of plans in the addresses of public sheets. */

/** The `planname` of a schedule. */
export type ScheduleName = keyof typeof schedulePlans

/**
 * The schedule with the games of each pricing plan, by the `planname` of its pricing sheet
 * (docs/rules/routes.md#plan-names-in-addresses).
 */
export const scheduleOfPricingSheet = {
  '5-gameplan': '5plan',
  '6-gameplan': '6plan',
  weekendplan: '11gameplan',
  rivalblackhomeplan: '11gameplan',
  plana: 'halfseason',
  planb: 'halfseason',
} as const satisfies Record<string, ScheduleName>

/** The `planname` of a pricing sheet. */
export type PricingSheetName = keyof typeof scheduleOfPricingSheet

export const pricingSheetNames = Object.keys(scheduleOfPricingSheet) as PricingSheetName[]

export const scheduleNames = Object.keys(schedulePlans) as ScheduleName[]

/** The planname of a pricing plan's public page, if it has one. */
export function pricingSheetName(pricingName: string): PricingSheetName | undefined {
  const link = slug(pricingName)
  return pricingSheetNames.find((name) => slug(name) === link)
}

/**
 * Returns a message if a plan cannot get this name, because another plan has the same public links.
 * Exactly another plan's name is valid: then the two become one plan.
 */
export function pricingNameProblem(name: string, plans: readonly { name: string }[]) {
  const planname = pricingSheetName(name)
  if (planname === undefined || plans.some((plan) => plan.name === name.trim())) return undefined
  const other = plans.find((plan) => pricingSheetName(plan.name) === planname)
  return other && `${other.name} has the same public links. Choose another name.`
}

/**
 * The schedule's name; undefined if docs/rules/routes.md#plan-names-in-addresses does not list it.
 */
export const findScheduleName = (planname: string): ScheduleName | undefined =>
  scheduleNames.find((name) => name === planname.toLowerCase())
