import { usePricingLocations } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { paths } from '../../config/paths'
import { sheets, sheetsOf } from '../../config/sheets'
import { addPlanId, isSoldBy, type PricingPlan, pricingPlansOf } from '../../domain/pricing'
import { repQuery } from '../../domain/rep'
import {
  type PricingSheetName,
  pricingSheetName,
  scheduleOfPricingSheet,
} from '../../domain/sheetNames'
import { slug } from '../../domain/slug'
import { Alert } from '../../ui/Alert'
import { QueryState } from '../kit/QueryState'
import { RepChoice, useOwnRep } from '../links/RepChoice'
import { SharePanel } from '../links/SharePanel'
import type { SharedPage } from '../links/sharedPage'
import { pricingConfig } from './pricingDialogs'

const NO_PAGE = 'No public page uses this plan’s name, so customers can’t open it.'
const NO_SELLER = 'No representative sells this plan yet, so it has no public pages.'

/** The public pages of one pricing plan, with one of its reps as the contact. */
export function PricingLinksDialog({ plan, onClose }: { plan: PricingPlan; onClose: () => void }) {
  const query = useReps()
  const reps = query.data ?? []
  const sellers = reps.filter((seller) => slug(seller.name) !== '' && isSoldBy(plan, seller, reps))
  const { rep: ownRep, pick } = useOwnRep(sellers)
  const rep = ownRep ?? sellers[0] ?? null
  const plans = pricingPlansOf(usePricingLocations().data ?? [])
  const addressOf = (address: string) =>
    rep ? addPlanId(address + repQuery(rep, reps), plan, plans) : address
  const planname = pricingSheetName(plan.name)
  const names = planname && rep && { planname, repname: slug(rep.name) }
  const pages = names ? planPages(plan.name, names, addressOf) : []
  const isUnsold = query.data !== undefined && sellers.length === 0
  const noPagesReason = planname === undefined ? NO_PAGE : isUnsold && NO_SELLER
  return (
    <SharePanel
      title={`Public links for ${plan.name}`}
      breadcrumb={pricingConfig.breadcrumb}
      subject={plan.name}
      groups={pages.length > 0 ? [{ heading: plan.name, pages }] : []}
      rep={rep}
      printSet={names ? addressOf(paths.printPlan(names)) : ''}
      choice={sellers.length > 0 && <RepChoice reps={sellers} rep={rep} onPick={pick} />}
      onClose={onClose}
    >
      {noPagesReason && <Alert severity="info">{noPagesReason}</Alert>}
      <QueryState query={query} loading="Loading representatives..." failed={MESSAGES.rep.load} />
    </SharePanel>
  )
}

/** The public pages of a plan with this rep's contact. */
function planPages(
  plan: string,
  { planname, repname }: { planname: PricingSheetName; repname: string },
  addressOf: (address: string) => string,
): SharedPage[] {
  const page = (name: string, address: string) => ({
    name,
    title: `${plan}: ${name}`,
    address: addressOf(address),
  })
  const schedule = { planname: scheduleOfPricingSheet[planname], repname }
  return [
    ...sheetsOf('pricing plan').map((sheet) =>
      page(sheets[sheet].linkLabel, paths[sheet]({ planname, repname })),
    ),
    ...sheetsOf('schedule').map((sheet) => page('Schedule', paths[sheet](schedule))),
  ]
}
