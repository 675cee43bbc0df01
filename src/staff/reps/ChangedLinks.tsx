import Button from '@mui/material/Button'
import { useCombinedPlans } from '../../api/combinedPlans'
import { MESSAGES } from '../../api/writes/messages'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { useCopyText } from '../../ui/useCopyText'
import { QueryState } from '../kit/QueryState'
import { AffectedPages } from '../links/AffectedPages'
import { publicAddress } from '../links/sharedPage'
import { changedLinks } from './repLinks'

/** A rep whose public links change, because another one replaces the rep or the rep's name. */
export interface LinkChange {
  rep: Rep
  /** The rep whose links replace these. */
  newRep: Rep
  reps: readonly Rep[]
  /** All locations of all pricing plans. */
  locations: readonly PricingLocation[]
}

/** `newRep` is omitted if the rep is deleted. */
interface ChangedLinksProps
  extends Omit<LinkChange, 'newRep'>,
    Partial<Pick<LinkChange, 'newRep'>> {
  /** Whether the links have already changed. */
  isDone?: boolean
}

/** Lists the public links of a rep that change, each with its replacement, if any. */
export function ChangedLinks({ rep, newRep, reps, locations, isDone = false }: ChangedLinksProps) {
  const copyText = useCopyText()
  const combined = useCombinedPlans()
  const { pages, packages } = changedLinks({ rep, newRep, reps }, locations, combined.data ?? [])
  const links = [...pages, ...packages]
  const pageText = (address: string) => {
    const link = newRep && links.findLast(({ before }) => before === address)
    return link?.after
      ? { text: `${link.name}: ${address} → ${link.after}`, address: link.after }
      : { text: address, address }
  }
  // The old links then open the pages of another rep with the same link name.
  const namesake = repWithSameLinks(reps, rep)
  const when = isDone ? 'now' : 'will'
  const stops = isDone ? 'no longer work' : 'will stop working'
  const pagesLead = `These links ${namesake ? `${when} show ${namesake.email}` : stops}`
  const sendNew = newRep ? '. Send the new ones instead:' : ':'
  const copied = links.map(
    ({ before, after = '' }) => `${publicAddress(before)}\t${publicAddress(after)}\n`,
  )
  return (
    <>
      <AffectedPages
        lead={pagesLead + sendNew}
        addresses={pages.map(({ before }) => before)}
        pageText={pageText}
      />
      <AffectedPages
        lead={`Package links, and those to calendars and text pages, ${when} open without a contact${sendNew}`}
        addresses={packages.map(({ before }) => before)}
        pageText={pageText}
      />
      {newRep && links.length > 0 && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => void copyText(copied.join(''), 'Links copied')}
          sx={{ mt: 2, alignSelf: 'flex-start' }}
        >
          Copy old and new links
        </Button>
      )}
      <QueryState query={combined} failed={MESSAGES.combinedPlan.load} />
    </>
  )
}
