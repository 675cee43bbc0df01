import { useId } from 'react'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { pageHref } from '../records/recordLinks'

/** How a page is listed: its text, and the address that it opens, which may be a new one. */
interface PageText {
  text: string
  address: string
}

interface AffectedPagesProps {
  /** The sentence above the list. */
  lead: string
  addresses: string[]
  /** By default the text is the address. */
  pageText?: (address: string) => PageText
  /** What else happens, below the list. */
  note?: string
}

/** Names the public pages that a rename or a deletion would break. Renders nothing without such pages. */
export function AffectedPages(props: AffectedPagesProps) {
  const { lead, addresses, note } = props
  const { pageText = (address) => ({ text: address, address }) } = props
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
