import { QuestionDialog } from '../dialog/QuestionDialog'

/** Asks about a pasted block that is larger than what is left of the grid. */
export function OverflowQuestion({
  left,
  onPaste,
  onClose,
}: {
  /** How many of its cells do not fit. */
  left: number
  onPaste: () => void
  onClose: () => void
}) {
  return (
    <QuestionDialog
      question="Paste what fits?"
      no={{ name: 'Cancel', onChoose: onClose }}
      yes={{ name: 'Paste what fits', onChoose: onPaste }}
    >
      {`${left} of the copied cells lie beyond the edge of the table and would be left out.`}
    </QuestionDialog>
  )
}
