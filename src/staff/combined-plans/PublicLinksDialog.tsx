import { paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { PublicLinks } from '../../ui/PublicLinks'

/** The customer's pages of one combined plan, to open or to copy. */
export function PublicLinksDialog({ plan, onClose }: { plan: CombinedPlan; onClose: () => void }) {
  return (
    <PublicLinks
      title={`Public links of ${plan.code}`}
      links={[
        { name: 'Calendar', address: paths.calendar(plan.code) },
        { name: 'Pricing sheet', address: paths.calendarPricingSheet(plan.code) },
        { name: 'Package sheet', address: paths.packageSheet(plan.code) },
        { name: 'Package text', address: paths.packageText(plan.code) },
      ]}
      onClose={onClose}
    />
  )
}
