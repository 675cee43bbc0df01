import Alert from '@mui/material/Alert'
import { usePricingLocations } from '../../api/pricing'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { LoadError, Loading } from '../../ui/LoadState'
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
      {pricing.isError && !pricing.isFetching && (
        <LoadError text="Failed to load pricing plans" onRetry={() => void pricing.refetch()} />
      )}
      {!pricing.data && pricing.isFetching && <Loading text="Loading pricing plans..." />}
    </PublicLinks>
  )
}
