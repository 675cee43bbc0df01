import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useState } from 'react'
import { useOnce } from '../form/useOnce'
import { useHeirFocus } from './useHeirFocus'

/**
 * Asks before something is deleted. Cancel has the focus, so an Enter too many deletes nothing.
 * `onConfirm` resolves to the words of a failure, which stay in the dialog, or to nothing.
 */
export function ConfirmDialog({
  question,
  action,
  onConfirm,
  onClose,
  note,
  children,
}: {
  question: string
  action: { name: string; busy: string }
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
  /** How a deletion stands that takes longer than it should. */
  note?: string
  /** Names what the answer concerns. */
  children: ReactNode
}) {
  const titleId = useId()
  useHeirFocus()
  const [failure, setFailure] = useState<string>()
  const confirm = useOnce(async () => {
    setFailure(undefined)
    const words = await onConfirm()
    if (words === undefined) onClose()
    else setFailure(words)
  })
  const close = () => {
    if (!confirm.isBusy) onClose()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        {children}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
        {/* Before it has words, so that they are announced. */}
        <div role="status">
          {note && (
            <Alert severity="info" role="none" sx={{ mt: 2 }}>
              {note}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} autoFocus disabled={confirm.isBusy}>
          Cancel
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => confirm.run()}
          disabled={confirm.isBusy}
        >
          <span>{confirm.isBusy ? action.busy : action.name}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
