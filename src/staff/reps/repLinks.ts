import { paths } from '../../config/paths'
import { sheets, sheetsOf } from '../../config/sheets'
import { shareWords } from '../../content/words/shareWords'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { addPlanId, isSoldBy, type PricingLocation, pricingPlansOf } from '../../domain/pricing'
import { addRepQuery, type Rep, repQuery } from '../../domain/rep'
import { pricingSheetName, type ScheduleName, scheduleNames } from '../../domain/sheetNames'
import { slug } from '../../domain/slug'
import type { PublicLink } from '../links/sharedPage'

/* The public pages with a rep's name in their address. */

const SCHEDULE_PREFIXES: Record<ScheduleName, string> = {
  '5plan': '5-game',
  '6plan': '6-game',
  '11gameplan': '11-game',
  halfseason: 'Half-season',
}

/**
 * The pages of a rep; empty if the name has no letters or digits. `general` are the pages that every rep has,
 * `pricing` those of the pricing plans that the rep sells. The heading of a page is its plan, or its kind.
 */
export function repLinks(
  rep: Rep,
  reps: readonly Rep[],
  locations: readonly PricingLocation[],
): Record<'general' | 'pricing', (PublicLink & { heading: string })[]> {
  const repname = slug(rep.name)
  if (repname === '') return { general: [], pricing: [] }
  const search = repQuery(rep, reps)
  const flyers = sheetsOf('rep').map((sheet) => ({
    heading: shareWords.flyers,
    name: sheets[sheet].linkLabel,
    address: paths[sheet]({ repname }) + search,
  }))
  const schedules = scheduleNames.flatMap((planname) =>
    sheetsOf('schedule').map((sheet) => ({
      heading: shareWords.schedules,
      name: `${SCHEDULE_PREFIXES[planname]} ${sheets[sheet].linkLabel}`,
      address: paths[sheet]({ planname, repname }) + search,
    })),
  )
  const plans = pricingPlansOf(locations)
  const pricing = plans.flatMap((plan) => {
    const planname = pricingSheetName(plan.name)
    if (planname === undefined || !isSoldBy(plan, rep, reps)) return []
    return sheetsOf('pricing plan').map((sheet) => ({
      heading: plan.name,
      name: `${sheets[sheet].linkLabel}, ${plan.name}`,
      address: addPlanId(paths[sheet]({ planname, repname }) + search, plan, plans),
    }))
  })
  return { general: [...flyers, ...schedules], pricing }
}

/** A public page with its address before a change and its replacement, if any. */
interface ChangedLink {
  name: string
  before: string
  after: string | undefined
}

/**
 * The public links that change when a rep is renamed, deleted or handed over: those of the rep's own pages, and
 * those of packages that name the rep.
 */
export function changedLinks(
  { rep, newRep, reps }: { rep: Rep; newRep?: Rep | undefined; reps: readonly Rep[] },
  locations: readonly PricingLocation[],
  combinedPlans: readonly CombinedPlan[],
): { pages: ChangedLink[]; packages: ChangedLink[] } {
  const others = reps.filter(({ id }) => id !== rep.id)
  const isChanged = ({ before, after }: ChangedLink) => before !== after
  const { general, pricing } = repLinks(rep, reps, locations)
  const pages = [...pricing, ...general].map(
    ({ name, address: before }): ChangedLink => ({
      name,
      before,
      // The rep's name is the last part of each address. repLinks(newRep) wouldn't find the pricing pages, because the
      // plans still list the old name.
      after: newRep && before.replace(/[^/]*$/, slug(newRep.name) + repQuery(newRep, others)),
    }),
  )
  const packages = combinedPlans.map(({ code, title }): ChangedLink => {
    const address = paths.packageSheet({ combinePlanEvent: code })
    const after = newRep && addRepQuery(address, newRep, others)
    return { name: title || code, before: addRepQuery(address, rep, reps), after }
  })
  return { pages: pages.filter(isChanged), packages: packages.filter(isChanged) }
}
