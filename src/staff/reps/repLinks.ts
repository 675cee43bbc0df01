import { paths } from '../../config/paths'
import { groupPricing, isAssigned, type PricingLocation } from '../../domain/pricing'
import { publicPlanName } from '../../domain/publicSheets'
import { slug } from '../../domain/slug'
import type { PublicLink } from '../../ui/PublicLinks'

/** The pages every rep has; none for a name without letters or digits. */
export function ownLinks(repName: string): PublicLink[] {
  const rep = slug(repName)
  if (rep === '') return []
  return [
    { name: 'Group tickets', address: paths.groupTickets(rep) },
    { name: 'Youth hockey', address: paths.youthHockey(rep) },
    { name: '5-game schedule', address: paths.schedule('5plan', rep) },
    { name: '6-game schedule', address: paths.schedule('6plan', rep) },
    { name: '11-game schedule', address: paths.schedule('11gameplan', rep) },
    { name: 'Half-season schedule', address: paths.schedule('halfseason', rep) },
  ]
}

/** The pricing sheets and tables of the plans the rep may sell. */
export function pricingLinks(repName: string, rows: readonly PricingLocation[]): PublicLink[] {
  const rep = slug(repName)
  if (rep === '') return []
  const links = new Map<string, PublicLink>()
  for (const plan of groupPricing(rows)) {
    const planname = publicPlanName(plan.name)
    if (planname === undefined || !isAssigned(plan, repName)) continue
    const sheet = paths.pricingSheet(planname, rep)
    // Two plans whose names are one in a link have one sheet.
    if (links.has(sheet)) continue
    const table = paths.pricingChart(planname, rep)
    links.set(sheet, { name: `Pricing sheet, ${plan.name}`, address: sheet })
    links.set(table, { name: `Pricing table, ${plan.name}`, address: table })
  }
  return [...links.values()]
}
