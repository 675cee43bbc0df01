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

/** The customers' links of a rep that change, each with the one to send instead, if any. */
export function ChangedLinks({
  locations,
  ...change
}: {
  rep: Rep
  /** Whose links are sent instead; left out where the rep is deleted. */
  to?: Rep
  reps: readonly Rep[]
  /** The locations of all pricing plans. */
  locations: readonly PricingLocation[]
  /** They have changed already. */
  isDone?: boolean
}) {
  const copyText = useCopyText()
  const combined = useCombinedPlans()
  const { pages, packages } = changedLinks(change, locations, combined.data ?? [])
  const links = [...pages, ...packages]
  // Of two with one name in links the other is found by the old ones.
  const other = repWithSameLinks(change.reps, change.rep)
  const sendNew = change.to ? '. Send the new ones instead:' : ':'
  const pageText = (address: string) => {
    const link = change.to && links.findLast(({ before }) => before === address)
    return link?.after
      ? { text: `${link.name}: ${address} → ${link.after}`, address: link.after }
      : { text: address, address }
  }
  const when = change.isDone ? 'now' : 'will'
  const stops = change.isDone ? 'no longer work' : 'will stop working'
  const pagesLead = `These links ${other ? `${when} show ${other.email}` : stops}`
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
      {change.to && links.length > 0 && (
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
