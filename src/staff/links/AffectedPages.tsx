import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { pageHref } from '../records/recordLinks'

const MOST_LISTED = 8
const MORE = { width: 'fit-content', py: 0.5, textDecoration: 'underline', cursor: 'pointer' }

/**
 * Names the public pages that a rename or a deletion would break. Renders nothing without such pages.
 */
export function AffectedPages({
  lead,
  addresses,
  insteadOf,
  note,
  children,
}: {
  lead: string
  addresses: string[]
  /** The address to send instead of one; each is shown with it then. */
  insteadOf?: (address: string) => string | undefined
  /** What else happens, below the list. */
  note?: string
  children?: ReactNode
}) {
  const leadId = useId()
  const moreId = useId()
  const pages = [...new Set(addresses)]
  const textOf = (address: string) => (insteadOf ? `${address} → ${insteadOf(address)}` : address)
  const show = (shown: readonly string[], labelledBy: string) => (
    <LinkList
      labelledBy={labelledBy}
      texts={shown.map(textOf)}
      hrefOf={(text) => pageHref(text.split(' → ').at(-1) ?? '')}
    />
  )
  if (pages.length === 0) return null
  const folded = pages.slice(MOST_LISTED)
  return (
    <Alert severity="warning" style={{ marginTop: 16 }}>
      <span id={leadId}>{lead}</span>
      {show(pages.slice(0, MOST_LISTED), leadId)}
      {folded.length > 0 && (
        <details>
          <Box component="summary" id={moreId} sx={MORE}>{`and ${folded.length} more`}</Box>
          {show(folded, moreId)}
        </details>
      )}
      {note && <div>{note}</div>}
      {children}
    </Alert>
  )
}

/** It is not known which links to a combined plan's pages name a rep. */
export const CONTACT_LOST =
  'Links to packages and calendars that name this representative will open without a contact.'
