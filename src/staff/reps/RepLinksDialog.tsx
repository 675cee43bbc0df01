import Alert from '@mui/material/Alert'
import { usePricing } from '../../api/pricing'
import { findRep, type Rep } from '../../domain/rep'
import { LoadError, Loading } from '../../ui/LoadState'
import { PublicLinks } from '../../ui/PublicLinks'
import { ownLinks, pricingLinks } from './repLinks'

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
  const pricing = usePricing()
  const links = [...ownLinks(rep.name), ...pricingLinks(rep.name, pricing.data ?? [])]
  const shown = findRep(reps, rep.name)
  return (
    <PublicLinks title={`Public links of ${rep.name}`} links={links} onClose={onClose}>
      {links.length === 0 && (
        <Alert severity="info">A name without letters or digits has no public links.</Alert>
      )}
      {shown && shown.id !== rep.id && (
        <Alert severity="warning">{`${shown.name} has the same public links: these pages show ${shown.email}, not ${rep.email}.`}</Alert>
      )}
      {pricing.isError && !pricing.isFetching && (
        <LoadError text="Failed to load pricing plans" onRetry={() => void pricing.refetch()} />
      )}
      {!pricing.data && pricing.isFetching && <Loading text="Loading pricing plans..." />}
    </PublicLinks>
  )
}
