import Alert from '@mui/material/Alert'
import { useId } from 'react'
import styles from './AffectedPages.module.css'

const MOST_LISTED = 8

/**
 * Says which public pages a rename or a deletion breaks, before it happens. Shows nothing when
 * there are none.
 */
export function AffectedPages({ lead, addresses }: { lead: string; addresses: string[] }) {
  const leadId = useId()
  const pages = [...new Set(addresses)]
  if (pages.length === 0) return null
  const listed = pages.slice(0, MOST_LISTED)
  const more = pages.length - listed.length
  return (
    <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <span id={leadId}>{lead}</span>
      <ul aria-labelledby={leadId} style={{ margin: '4px 0 0', paddingLeft: '1.2em' }}>
        {listed.map((address) => (
          <li key={address}>
            <span className={styles.address}>{address}</span>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Alert>
  )
}
