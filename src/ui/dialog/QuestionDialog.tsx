import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'
import type { DialogBreadcrumb } from './DialogHeader'

interface QuestionDialogProps {
  question: string
  /** Omitted if the question appears above the dialog that it is about. */
  breadcrumb?: DialogBreadcrumb | undefined
  no: { name: string; onChoose: () => void }
  yes: { name: string; onChoose: () => void }
  /** Disables the buttons while the chosen action is running. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * Asks before an action that cannot be undone. `no` has the initial focus, so that pressing Enter by
 * accident does nothing.
 */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, breadcrumb, no, yes, isBusy = false, children } = props
  return (
    <DialogFrame
      title={question}
      breadcrumb={breadcrumb}
      width="narrow"
      role="alertdialog"
      onClose={() => !isBusy && no.onChoose()}
      footer={
        <>
          <Button onClick={no.onChoose} autoFocus disabled={isBusy}>
            <span>{no.name}</span>
          </Button>
          <Button color="error" variant="contained" onClick={yes.onChoose} disabled={isBusy}>
            <span>{yes.name}</span>
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}

/** Asks before typed work is discarded. `onClose` keeps the work. */
export function DiscardDialog(props: { onClose: () => void; onDiscard: () => void }) {
  const { onClose, onDiscard } = props
  return (
    <QuestionDialog
      question="Discard your changes?"
      no={{ name: 'Keep editing', onChoose: onClose }}
      yes={{ name: 'Discard', onChoose: onDiscard }}
    >
      Your changes haven’t been saved.
    </QuestionDialog>
  )
}
