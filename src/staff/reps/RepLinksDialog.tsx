import Alert from '@mui/material/Alert'
import { usePricingLocations } from '../../api/pricing'
import { WORDS } from '../../api/writes/words'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { QueryState } from '../../ui/QueryState'
import { PublicLinks } from '../kit/PublicLinks'
import { linkEnding, ownLinks, pricingLinks } from './repLinks'

/** The customer's pages that carry one rep's contact details, to open or to copy. */
export function RepLinksDialog({
  rep,
  reps,
  onClose,
}: {
  rep: Rep
  reps: Rep[]
  onClose: () => void
}) {
  const pricing = usePricingLocations()
  const links = [...ownLinks(rep, reps), ...pricingLinks(rep, reps, pricing.data ?? [])]
  const other = repWithSameLinks(reps, rep)
  return (
    <PublicLinks title={`Public links of ${rep.name}`} links={links} onClose={onClose}>
      {links.length === 0 && (
        <Alert severity="info">A name without letters or digits has no public links.</Alert>
      )}
      {other && (
        <Alert severity="warning">{`${other.name} has the same name in links. Only with ${linkEnding(rep, reps)} at the end do these pages surely show ${rep.email}.`}</Alert>
      )}
      <QueryState
        query={pricing}
        loading="Loading pricing plans..."
        failed={WORDS.pricingPlan.load}
      />
    </PublicLinks>
  )
}
