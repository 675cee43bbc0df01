import { QuestionDialog } from './QuestionDialog'

interface DiscardDialogProps {
  /** Closes the question and keeps the work. */
  onClose: () => void
  onDiscard: () => void
}

/** Asks before typed work is discarded. */
export function DiscardDialog({ onClose, onDiscard }: DiscardDialogProps) {
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
