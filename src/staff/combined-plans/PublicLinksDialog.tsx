import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useHref } from 'react-router-dom'
import { paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { useNotify } from '../../ui/Notifications'

/** The customer's pages of one combined plan, to open or to copy. */
export function PublicLinksDialog({ plan, onClose }: { plan: CombinedPlan; onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Public links of {plan.code}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <PublicLink name="Calendar" to={paths.calendar(plan.code)} />
          <PublicLink name="Pricing sheet" to={paths.calendarPricingSheet(plan.code)} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function PublicLink({ name, to }: { name: string; to: string }) {
  const notify = useNotify()
  const address = new URL(useHref(to), window.location.origin).href
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      notify(`${name} link copied`)
    } catch {
      // Blocked, or no secure context: the address is there to be copied by hand.
      notify('Copying is not possible here. Please select the address.', 'warning')
    }
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <strong>{name}</strong>
        <span style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{address}</span>
      </Stack>
      <Button
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ${name}`}
        size="small"
      >
        Open
      </Button>
      <Button onClick={copy} aria-label={`Copy ${name} link`} size="small" variant="outlined">
        Copy
      </Button>
    </Stack>
  )
}
