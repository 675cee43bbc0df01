import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { Finding } from '../../domain/checks/finding'

/** Asks why a finding may stay as it is. */
export function MarkKnownDialog({
  finding,
  onMark,
  onClose,
}: {
  finding: Finding
  onMark: (reason: string) => void
  onClose: () => void
}) {
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (reason.trim() !== '') onMark(reason.trim())
        }}
      >
        <DialogTitle id={titleId}>Mark as known</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          <span>{finding.sentence}</span>
          <TextField
            label="Why it may stay"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing}
            helperText={
              isMissing
                ? 'Please say why, for whoever reads it next.'
                : 'Kept in this browser. It counts again when its value changes.'
            }
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Mark as known
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
