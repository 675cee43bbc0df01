import { useId } from 'react'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { pageHref } from '../records/recordLinks'

interface AffectedPagesProps {
  /** The sentence above the list. */
  lead: string
  addresses: string[]
  /**
   * Returns the text of a page, and the address that it opens, which may be its new one; by
   * default, its address.
   */
  pageText?: (address: string) => { text: string; address: string }
  /** What else happens; shown below the list. */
  note?: string
}

/**
 * Lists the public pages that a rename or deletion would break. Renders nothing if there are none.
 */
export function AffectedPages(props: AffectedPagesProps) {
  const { lead, addresses, pageText = (address) => ({ text: address, address }), note } = props
  const leadId = useId()
  if (addresses.length === 0) return null
  const pages = [...new Set(addresses)].map(pageText)
  const hrefs = new Map(pages.map(({ text, address }) => [text, pageHref(address)]))
  return (
    <Alert severity="warning" style={{ marginTop: 16 }}>
      <span id={leadId}>{lead}</span>
      <LinkList labelledBy={leadId} texts={[...hrefs.keys()]} hrefOf={(text) => hrefs.get(text)} />
      {note && <div>{note}</div>}
    </Alert>
  )
}
