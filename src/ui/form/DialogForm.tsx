import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { Form } from './Form'
import { StatusNote } from './StatusNote'
import { SubmitButton } from './SubmitButton'
import type { FormSubmit } from './useFormSubmit'

/** A form in a dialog, with Cancel and the button that saves. */
export function DialogForm({
  title,
  submit,
  save,
  onClose,
  width,
  note,
  question,
  other,
  more,
  children,
}: {
  title: string
  submit: FormSubmit
  /** Missing while something in the form saves instead. */
  save: { name: string; busy: string } | undefined
  onClose: () => void
  width: 'xs' | 'sm'
  /** How a save stands that takes longer than it should. */
  note?: string
  /** A question above the dialog, as whether to throw away what was typed. */
  question?: ReactNode
  /** What else can be done from here, instead of saving. */
  other?: { name: string; onChoose: () => void } | undefined
  /** Another way to save. */
  more?: { name: string; onChoose: () => void } | undefined
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth={width} fullWidth>
      {/* The title and the buttons stay in view; only what is between them scrolls. */}
      <Form submit={submit} style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
          </Stack>
          {note !== undefined && <StatusNote note={note} gap={2.5} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          {other && (
            <Button onClick={other.onChoose} disabled={submit.isBusy} sx={{ mr: 'auto' }}>
              <span>{other.name}</span>
            </Button>
          )}
          <Button onClick={onClose} disabled={submit.isBusy}>
            Cancel
          </Button>
          {save && more && (
            <Button onClick={more.onChoose} disabled={submit.isBusy}>
              <span>{more.name}</span>
            </Button>
          )}
          {save && <SubmitButton submit={submit} save={save} />}
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  )
}
