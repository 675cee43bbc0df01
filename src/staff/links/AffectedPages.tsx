import { useId } from 'react'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { pageHref } from '../records/recordLinks'

interface AffectedPagesProps {
  lead: string
  addresses: string[]
  /** What an address is shown as, where it is not alone; it ends with the address that it opens. */
  textOf?: (address: string) => string
  /** What else happens, below the list. */
  note?: string
}

/**
 * Names the public pages that a rename or a deletion would break. Renders nothing without such pages.
 */
export function AffectedPages(props: AffectedPagesProps) {
  const { lead, addresses, textOf = String, note } = props
  const leadId = useId()
  const pages = [...new Set(addresses)]
  if (pages.length === 0) return null
  return (
    <Alert severity="warning" style={{ marginTop: 16 }}>
      <span id={leadId}>{lead}</span>
      <LinkList
        labelledBy={leadId}
        texts={pages.map(textOf)}
        hrefOf={(text) => pageHref(text.split(' ').at(-1) ?? '')}
      />
      {note && <div>{note}</div>}
    </Alert>
  )
}
