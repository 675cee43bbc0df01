import { paths } from '../../config/paths'
import { groupByPricingPlan, listsRep, type PricingLocation } from '../../domain/pricing'
import { publicPlanName } from '../../domain/publicSheets'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { slug } from '../../domain/slug'
import type { PublicLink } from '../kit/PublicLinks'

/** What tells a rep's links from those of another with the same link name; '' where there is none. */
export const linkEnding = (rep: Rep, reps: readonly Rep[]): string =>
  repWithSameLinks(reps, rep) ? `?rep=${rep.id}` : ''

/** The pages every rep has; none for a name without letters or digits. */
export function ownLinks(rep: Rep, reps: readonly Rep[]): PublicLink[] {
  const name = slug(rep.name)
  if (name === '') return []
  const ending = linkEnding(rep, reps)
  return [
    { name: 'Group tickets', address: paths.groupTickets(name) + ending },
    { name: 'Youth hockey', address: paths.youthHockey(name) + ending },
    { name: '5-game schedule', address: paths.schedule('5plan', name) + ending },
    { name: '6-game schedule', address: paths.schedule('6plan', name) + ending },
    { name: '11-game schedule', address: paths.schedule('11gameplan', name) + ending },
    { name: 'Half-season schedule', address: paths.schedule('halfseason', name) + ending },
  ]
}

/** The pricing sheets and tables of the plans the rep may sell. */
export function pricingLinks(
  rep: Rep,
  reps: readonly Rep[],
  rows: readonly PricingLocation[],
): PublicLink[] {
  const name = slug(rep.name)
  if (name === '') return []
  const ending = linkEnding(rep, reps)
  const links = new Map<string, PublicLink>()
  for (const plan of groupByPricingPlan(rows)) {
    const planname = publicPlanName(plan.name)
    if (planname === undefined || !listsRep(plan, rep, reps)) continue
    const sheet = paths.pricingSheet(planname, name) + ending
    // Two plans whose names are one in a link have one sheet.
    if (links.has(sheet)) continue
    const table = paths.pricingChart(planname, name) + ending
    links.set(sheet, { name: `Pricing sheet, ${plan.name}`, address: sheet })
    links.set(table, { name: `Pricing table, ${plan.name}`, address: table })
  }
  return [...links.values()]
}
