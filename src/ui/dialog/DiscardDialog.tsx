import { QuestionDialog } from './QuestionDialog'

/** Asks before typed work is discarded. */
export function DiscardDialog({
  onClose,
  onDiscard,
}: {
  /** Keeps the work. */
  onClose: () => void
  onDiscard: () => void
}) {
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
