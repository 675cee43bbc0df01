import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

/** A question before something that cannot be undone; `no` has the focus. */
export function QuestionDialog({
  question,
  no,
  yes,
  children,
}: {
  question: string
  no: { name: string; onChoose: () => void }
  yes: { name: string; onChoose: () => void }
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={no.onChoose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={no.onChoose} autoFocus>
          <span>{no.name}</span>
        </Button>
        <Button color="error" variant="contained" onClick={yes.onChoose}>
          <span>{yes.name}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
