import { usePricingLocations } from '../../api/pricing'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { QueryState } from '../kit/QueryState'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'

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
        note={heir ? undefined : CONTACT_LOST}
        addresses={publicPagesOfRep(rep.name, pricing.data ?? [])}
      />
      {/* When it failed, the pricing sheets are missing from the list above. */}
      <QueryState query={pricing} failed={WORDS.pricingPlan.load} />
    </>
  )
}
