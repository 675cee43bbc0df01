import { useId } from 'react'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { pageHref } from '../records/recordLinks'

/**
 * Names the public pages that a rename or a deletion would break. Renders nothing without such pages.
 */
export function AffectedPages({
  lead,
  addresses,
  note,
}: {
  lead: string
  addresses: string[]
  /** What else happens, below the list. */
  note?: string
}) {
  const leadId = useId()
  const pages = [...new Set(addresses)]
  if (pages.length === 0) return null
  return (
    <Alert severity="warning" style={{ marginTop: 16 }}>
      <span id={leadId}>{lead}</span>
      <LinkList labelledBy={leadId} texts={pages} hrefOf={pageHref} />
      {note && <div>{note}</div>}
    </Alert>
  )
}

/** It is not known which links to a combined plan's pages name a rep. */
export const CONTACT_LOST =
  'Links to packages and calendars that name this representative will open without a contact.'
