import Alert from '@mui/material/Alert'
import { useId } from 'react'

const MOST_LISTED = 8

/**
 * Says which public pages a rename or a deletion breaks, before it happens. Shows nothing when
 * there are none.
 */
export function AffectedPages({ lead, addresses }: { lead: string; addresses: string[] }) {
  const leadId = useId()
  if (addresses.length === 0) return null
  const listed = addresses.slice(0, MOST_LISTED)
  const more = addresses.length - listed.length
  return (
    <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <span id={leadId}>{lead}</span>
      <ul aria-labelledby={leadId} style={{ margin: '4px 0 0', paddingLeft: '1.2em' }}>
        {listed.map((address) => (
          <li key={address}>{address}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Alert>
  )
}
