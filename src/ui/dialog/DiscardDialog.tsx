import { QuestionDialog } from './QuestionDialog'

/** Asks before typed work is thrown away. */
export function DiscardDialog({
  onKeep,
  onDiscard,
}: {
  onKeep: () => void
  onDiscard: () => void
}) {
  return (
    <QuestionDialog
      question="Discard your changes?"
      no={{ name: 'Keep editing', onChoose: onKeep }}
      yes={{ name: 'Discard', onChoose: onDiscard }}
    >
      What you typed has not been saved.
    </QuestionDialog>
  )
}
