import Button from '@mui/material/Button'
import { useId } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { Alert } from '../../ui/Alert'
import { useCopyText } from '../../ui/useCopyText'
import { QueryState } from '../kit/QueryState'
import { publicAddress } from '../links/sharedPage'
import { pageHref } from '../records/recordLinks'
import styles from './MovedLinks.module.css'
import { type MovedLink, movedLinks, movedPackages } from './repLinks'

/** As many are in view; the rest is folded. */
const MOST = 6

/** The customers' links of a rep that end, each with the one to send instead. */
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
  const links = movedLinks(move, rows)
  const packages = movedPackages(move, combined.data ?? [])
  if (links.length + packages.length === 0) return null
  // Of two with one name in links the other is found by the old ones.
  const other = repWithSameLinks(move.reps, move.rep)
  const text = [...links, ...packages]
    .map(({ from, to }) => `${publicAddress(from)}\t${publicAddress(to)}\n`)
    .join('')
  return (
    <Alert severity="warning">
      <LinkPairs
        lead={`These links will ${other ? `show ${other.email}` : 'stop working'}. Send the new ones instead:`}
        links={links.slice(0, MOST)}
      />
      <Folded links={links.slice(MOST)} words="more links" />
      {packages.length > 0 && (
        <Folded
          links={packages}
          words="package links will open without a contact"
          note="Links to the calendar and text pages change the same way."
        />
      )}
      <Button color="inherit" size="small" onClick={() => void copyText(text, 'Links copied')}>
        Copy old and new links
      </Button>
      <QueryState query={combined} failed={WORDS.combinedPlan.load} />
    </Alert>
  )
}

function Folded({
  links,
  words,
  note,
}: {
  links: readonly MovedLink[]
  words: string
  note?: string
}) {
  if (links.length === 0) return null
  return (
    <details>
      <summary className={styles.more}>{`${links.length} ${words}`}</summary>
      <LinkPairs lead={note} links={links} />
    </details>
  )
}

function LinkPairs({ lead, links }: { lead?: string | undefined; links: readonly MovedLink[] }) {
  const leadId = useId()
  if (links.length === 0) return null
  return (
    <>
      <div id={leadId}>{lead}</div>
      <ul className={styles.pairs} aria-labelledby={lead && leadId}>
        {links.map(({ from, to }) => (
          <li key={from}>
            <span className={styles.old}>{from}</span>
            {' → '}
            <a href={pageHref(to)} target="_blank" rel="noopener noreferrer">
              {to}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
