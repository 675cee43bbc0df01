import { encodePublicSegment } from '../config/linkText'
import { fillPattern } from '../config/paths'
import { type SheetOwner, sheets, sheetsOf } from '../config/sheets'
import { schedulePlans, youthPlan } from '../content/season/current'
import type { CombinedPlan } from './combinedPlan'
import { isSamePlanName } from './plan'
import { addPlanId, type PricingLocation, type PricingPlan, pricingPlansOf } from './pricing'
import { pricingSheetName, scheduleNames } from './sheetNames'
import { slug } from './slug'

/*
 * The public pages of a name: their addresses below the base path. Reps and plans are joined by
 * name, so renaming or deleting one breaks links that customers have. Staff screens list these
 * links first.
 */

/** The addresses of all sheets of a kind of owner, with these names in them. */
const sheetAddresses = (owner: SheetOwner, names: Record<string, string>) =>
  sheetsOf(owner).map((sheet) => fillPattern(sheets[sheet].pattern, names, encodePublicSegment))

/** The sheets of a combined plan. */
export const publicPagesOfPackage = (code: string): string[] =>
  sheetAddresses('combined plan', { combinePlanEvent: code })

/**
 * Every page that names this pricing plan: the pages of each rep who sells it.
 * @param plans all plans, or at least those with its link name.
 */
export function publicPagesOfPricingPlan(plan: PricingPlan, plans: readonly PricingPlan[]) {
  const planname = pricingSheetName(plan.name)
  if (planname === undefined) return []
  return plan.repNames
    .flatMap((repName) => sheetAddresses('pricing plan', { planname, repname: slug(repName) }))
    .map((address) => addPlanId(address, plan, plans))
}

/** The pages of pricing plans that exist with the rows `before`, but not with the rows `after`. */
export function removedPricingPages(
  before: readonly PricingLocation[],
  after: readonly PricingLocation[],
): string[] {
  const pagesOf = (rows: readonly PricingLocation[]) => {
    const plans = pricingPlansOf(rows)
    return new Set(plans.flatMap((plan) => publicPagesOfPricingPlan(plan, plans)))
  }
  const remaining = pagesOf(after)
  return [...pagesOf(before)].filter((address) => !remaining.has(address))
}

/**
 * Every page with this rep's name.
 * @param rows the rows of all pricing plans.
 */
export function publicPagesOfRep(repName: string, rows: readonly PricingLocation[]): string[] {
  const repname = slug(repName)
  if (repname === '') return []
  const plans = pricingPlansOf(rows)
  return [
    ...plans.flatMap((plan) => {
      const repNames = plan.repNames.filter((name) => slug(name) === repname).slice(0, 1)
      return publicPagesOfPricingPlan({ ...plan, repNames }, plans)
    }),
    ...scheduleNames.flatMap((planname) => sheetAddresses('schedule', { planname, repname })),
    ...sheetAddresses('rep', { repname }),
  ]
}

/**
 * Every page that shows the games of this plan; `{repname}` is a placeholder for each rep's name.
 */
export function publicPagesOfPlan(planName: string, combinedPlans: readonly CombinedPlan[]) {
  const isPlan = (name: string) => isSamePlanName(name, planName)
  const packages = combinedPlans.filter(({ originalPlans }) => originalPlans.some(isPlan))
  const schedules = scheduleNames.filter((name) => schedulePlans[name].some(isPlan))
  return [
    ...packages.flatMap(({ code }) => publicPagesOfPackage(code)),
    ...schedules.flatMap((planname) =>
      sheetsOf('schedule').map((sheet) => ofEveryRep(sheets[sheet].pattern, { planname })),
    ),
    ...(isPlan(youthPlan) ? youthPages : []),
  ]
}

/** The placeholder for each rep's name in an address. */
const EVERY_REP = '{repname}'

/** Whether an address can be opened. An address with the placeholder for reps' names cannot. */
export const isOpenPage = (address: string) => !address.includes(EVERY_REP)

const ofEveryRep = (pattern: string, names: { planname?: string }) =>
  fillPattern(pattern, { ...names, repname: EVERY_REP }, (name) => name)

const youthPages = [ofEveryRep(sheets.youthHockey.pattern, {})]
