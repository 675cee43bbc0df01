import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

/**
 * A question before something that cannot be undone; `no` has the focus, so an Enter too many does
 * nothing.
 */
export function QuestionDialog({
  question,
  no,
  yes,
  isBusy = false,
  children,
}: {
  question: string
  no: { name: string; onChoose: () => void }
  yes: { name: string; onChoose: () => void }
  /** It was answered, and the answer is being carried out: nothing can be chosen. */
  isBusy?: boolean
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => {
        if (!isBusy) no.onChoose()
      }}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={no.onChoose} autoFocus disabled={isBusy}>
          <span>{no.name}</span>
        </Button>
        <Button color="error" variant="contained" onClick={yes.onChoose} disabled={isBusy}>
          <span>{yes.name}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
