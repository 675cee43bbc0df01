import { paths } from '../../config/paths'
import { sheets, sheetsOf } from '../../config/sheets'
import { shareWords } from '../../content/words/shareWords'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { groupByPricingPlan, listsRep, type PricingLocation, withPlan } from '../../domain/pricing'
import { publicPlanName, type SchedulePlanName, scheduleNames } from '../../domain/publicSheets'
import { linkEnding, type Rep, withRep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import type { PublicLink } from '../links/sharedPage'

/* The customer's pages under a rep's name. */

/** A rep's page, and what it belongs to: a plan, or pages of one kind. */
interface RepLink extends PublicLink {
  heading: string
}

const games: Record<SchedulePlanName, string> = {
  '5plan': '5-game',
  '6plan': '6-game',
  '11gameplan': '11-game',
  halfseason: 'Half-season',
}

/** The pages every rep has; none for a name without letters or digits. */
export function ownLinks(rep: Rep, reps: readonly Rep[]): RepLink[] {
  const repname = slug(rep.name)
  if (repname === '') return []
  const ending = linkEnding(rep, reps)
  const flyers = sheetsOf('rep').map((sheet) => ({
    heading: shareWords.flyers,
    name: sheets[sheet].link,
    address: paths[sheet]({ repname }) + ending,
  }))
  const schedules = scheduleNames.flatMap((planname) =>
    sheetsOf('schedule').map((sheet) => ({
      heading: shareWords.schedules,
      name: `${games[planname]} ${sheets[sheet].link}`,
      address: paths[sheet]({ planname, repname }) + ending,
    })),
  )
  return [...flyers, ...schedules]
}

/** The pricing sheets and tables of the plans the rep may sell. */
export function pricingLinks(
  rep: Rep,
  reps: readonly Rep[],
  rows: readonly PricingLocation[],
): RepLink[] {
  const repname = slug(rep.name)
  if (repname === '') return []
  const ending = linkEnding(rep, reps)
  const plans = groupByPricingPlan(rows)
  return plans.flatMap((plan) => {
    const planname = publicPlanName(plan.name)
    if (planname === undefined || !listsRep(plan, rep, reps)) return []
    return sheetsOf('pricing plan').map((sheet) => ({
      heading: plan.name,
      name: `${sheets[sheet].link}, ${plan.name}`,
      address: withPlan(paths[sheet]({ planname, repname }) + ending, plan, plans),
    }))
  })
}

/**
 * The customers' links of a rep that change when another has what they sell, or when they have another name:
 * each with the one to send instead.
 */
export function movedLinks(
  { rep, to, reps }: { rep: Rep; to: Rep; reps: readonly Rep[] },
  rows: readonly PricingLocation[],
  combinedPlans: readonly CombinedPlan[],
): (readonly [from: string, to: string])[] {
  const others = reps.filter(({ id }) => id !== rep.id)
  const ending = slug(to.name) + linkEnding(to, others)
  const own = [...pricingLinks(rep, reps, rows), ...ownLinks(rep, reps)].map(
    ({ address }) => [address, address.replace(/[^/]*$/, ending)] as const,
  )
  const packages = combinedPlans
    .map(({ code }) => paths.packageSheet({ combinePlanEvent: code }))
    .map((address) => [withRep(address, rep, reps), withRep(address, to, others)] as const)
  return [...own, ...packages].filter(([from, now]) => from !== now)
}
