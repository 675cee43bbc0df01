import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { DialogPlace } from '../dialog/DialogHead'
import { RecordSteps } from '../dialog/RecordSteps'
import { useFocusFallback } from '../dialog/useFocusFallback'
import { DialogForm } from './DialogForm'
import { FailureAlert } from './FailureAlert'
import { RestoredNotice } from './RestoredNotice'
import type { SaveResult } from './saveResult'
import { useDiscardQuestion } from './useDiscardQuestion'
import type { DraftForm } from './useDraftForm'
import type { Steps } from './useEditedRecord'
import { useFormSubmit } from './useFormSubmit'

/**
 * The frame of every add and edit dialog: mounted only when open. It closes when `onSave` is done;
 * what stopped or failed stays in it, with everything typed. Closing it or leaving the page with
 * typed work asks first; what is neither saved nor discarded stays as a draft.
 */
export function FormDialog<Typed extends FieldValues, Values, Row = never>({
  title,
  where,
  isPanel = false,
  steps,
  form,
  save,
  onSave,
  failed,
  onClose,
  choice,
  note,
  wasBeingSaved,
  hints,
  other,
  onAnother,
  children,
}: {
  title: string
  where?: DialogPlace
  /** Its records are edited one after the other: on a wide window it stands beside their list. */
  isPanel?: boolean
  /** That list: the dialog leads to the record before and after its own. */
  steps?: Steps<Row> | undefined
  form: DraftForm<Typed, Values>
  /** The button that saves. */
  save: { name: string; busy: string }
  onSave: (values: Values) => Promise<SaveResult>
  /** The words of what `onSave` threw. */
  failed: (error: unknown) => string
  onClose: () => void
  /** A choice between two versions, with a save of its own: the dialog's is not offered beside it. */
  choice: ReactNode
  /** How a save stands that takes longer than it should. */
  note: string
  /** What was typed is back from a page that was left in the middle of its save. */
  wasBeingSaved: boolean
  /** What is to be said of what was typed, below the fields. */
  hints?: ReactNode
  /** What else can be done from here; what is typed stays as a draft. */
  other?: { name: string; onChoose: () => void } | undefined
  /** Offers to save and go on with another: is called in place of `onClose` then. */
  onAnother?: (saved: Typed) => void
  children: ReactNode
}) {
  // Somebody else may delete the record meanwhile.
  useFocusFallback({ isKept: true })
  const goesOn = useRef(false)
  const submit = useFormSubmit(form, {
    onSave,
    failed,
    onDone() {
      form.draft.forget()
      if (goesOn.current && onAnother) onAnother(form.getValues())
      else onClose()
    },
  })
  const saveAs = (isFirst: boolean) => () => {
    goesOn.current = isFirst
    submit.run()
  }
  const { close, leave, question } = useDiscardQuestion(form, submit, onClose)
  return (
    <DialogForm
      title={title}
      where={where}
      isPanel={isPanel}
      beside={steps && <RecordSteps steps={steps} leave={leave} />}
      submit={{ ...submit, run: saveAs(false) }}
      more={onAnother && { name: 'Save and add another', onChoose: saveAs(true) }}
      save={choice ? undefined : save}
      onClose={close}
      note={note}
      question={question}
      other={other}
    >
      <RestoredNotice draft={form.draft} wasBeingSaved={wasBeingSaved} />
      {children}
      {hints}
      {choice}
      <FailureAlert words={submit.failure} />
    </DialogForm>
  )
}
