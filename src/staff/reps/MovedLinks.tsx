import Button from '@mui/material/Button'
import { useCombinedPlans } from '../../api/combinedPlans'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { useCopyText } from '../../ui/useCopyText'
import { QueryState } from '../kit/QueryState'
import { AffectedPages } from '../links/AffectedPages'
import { publicAddress } from '../links/sharedPage'
import { movedLinks } from './repLinks'

/** The customers' links of a rep that change, each with the one to send instead. */
export function MovedLinks({
  rows,
  ...move
}: {
  rep: Rep
  to: Rep
  reps: readonly Rep[]
  /** The rows of all pricing plans. */
  rows: readonly PricingLocation[]
}) {
  const copyText = useCopyText()
  const combined = useCombinedPlans()
  const links = new Map(movedLinks(move, rows, combined.data ?? []))
  // Of two with one name in links the other is found by the old ones.
  const other = repWithSameLinks(move.reps, move.rep)
  const copied = [...links].map((pair) => `${pair.map(publicAddress).join('\t')}\n`).join('')
  return (
    <>
      <AffectedPages
        lead={`These links will ${other ? `show ${other.email}` : 'stop working'}. Send the new ones instead:`}
        addresses={[...links.keys()]}
        insteadOf={(address) => links.get(address)}
        note="Package links, and those to calendars and text pages, will open without a contact."
      >
        <Button color="inherit" size="small" onClick={() => void copyText(copied, 'Links copied')}>
          Copy old and new links
        </Button>
      </AffectedPages>
      <QueryState query={combined} failed={WORDS.combinedPlan.load} />
    </>
  )
}
