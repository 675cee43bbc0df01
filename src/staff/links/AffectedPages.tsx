import { type ReactNode, useId } from 'react'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { pageHref } from '../records/recordLinks'

interface AffectedPagesProps {
  lead: string
  addresses: string[]
  /** The address to send instead of one; each is shown with it then. */
  insteadOf?: (address: string) => string | undefined
  /** What else happens, below the list. */
  note?: string
  children?: ReactNode
}

/**
 * Names the public pages that a rename or a deletion would break. Renders nothing without such pages.
 */
export function AffectedPages({ lead, addresses, insteadOf, note, children }: AffectedPagesProps) {
  const leadId = useId()
  const pages = [...new Set(addresses)]
  const textOf = (address: string) => (insteadOf ? `${address} → ${insteadOf(address)}` : address)
  if (pages.length === 0) return null
  return (
    <Alert severity="warning" style={{ marginTop: 16 }}>
      <span id={leadId}>{lead}</span>
      <LinkList
        labelledBy={leadId}
        texts={pages.map(textOf)}
        hrefOf={(text) => pageHref(text.split(' → ').at(-1) ?? '')}
      />
      {note && <div>{note}</div>}
      {children}
    </Alert>
  )
}

/** It is not known which links to a combined plan's pages name a rep. */
export const CONTACT_LOST =
  'Links to packages and calendars that name this representative will open without a contact.'
