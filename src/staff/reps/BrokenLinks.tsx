import { usePricingLocations } from '../../api/pricing'
import { publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { LoadError } from '../../ui/LoadState'
import { AffectedPages } from '../kit/AffectedPages'

/** The customers' links that break when a rep loses this name, before it happens. */
export function BrokenLinks({ rep, reps }: { rep: Rep; reps: Rep[] }) {
  const pricing = usePricingLocations()
  const heir = repWithSameLinks(reps, rep)
  return (
    <>
      <AffectedPages
        lead={
          heir
            ? `Customers’ links will show ${heir.email} instead of ${rep.email}:`
            : 'Customers’ links that will no longer open:'
        }
        addresses={publicPagesOfRep(rep.name, pricing.data ?? [])}
      />
      {pricing.isError && !pricing.isFetching && (
        // The pricing sheets are missing from the list above.
        <LoadError text="Failed to load pricing plans" onRetry={() => void pricing.refetch()} />
      )}
    </>
  )
}
