import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { DialogFrame } from '../dialog/DialogFrame'
import type { DialogBreadcrumb } from '../dialog/DialogHeader'
import { useFocusFallback } from '../dialog/useFocusFallback'
import { Form, type SaveTexts, SubmitButton } from './Form'
import { FailureAlert, RestoredNotice, StatusMessage } from './FormMessages'
import { RecordPager } from './RecordPager'
import { useDiscardQuestion } from './useDiscardQuestion'
import type { DraftForm } from './useDraftForm'
import type { PagerState } from './useEditedRecord'
import { type FormSubmit, useFormSubmit } from './useFormSubmit'
import type { SaveResult } from './useSave'

interface FormDialogProps<Typed extends FieldValues, Values, Row> {
  title: string
  breadcrumb?: DialogBreadcrumb
  /** False for a small question that has fields. */
  isPanel?: boolean
  /** Leads to the records before and after it in the list. */
  pager?: PagerState<Row> | undefined
  form: DraftForm<Typed, Values>
  save: SaveTexts
  onSave: (values: Values) => Promise<SaveResult>
  /** The message for what `onSave` threw. */
  errorMessage: (error: unknown) => string
  onClose: () => void
  /** A choice between two versions, with a save of its own: the dialog's is not offered beside it. */
  choice?: ReactNode
  /** The state of a save that takes long. */
  statusMessage?: string | undefined
  /** The page was left in the middle of its save. */
  wasBeingSaved?: boolean | undefined
  /** Buttons of other actions; what is typed stays as a draft. */
  otherActions?: readonly { name: string; onChoose: () => void }[]
  /** Offers to save and go on with another: is called then instead of `onClose`. */
  onSavedForAnother?: (saved: Typed) => void
  /** The field that has the focus at first, its text selected; without it the one with `autoFocus`. */
  focus?: string | undefined
  children: ReactNode
}

/**
 * The frame of every add and edit dialog: mounted only when open. It closes when `onSave` is done;
 * what stopped or failed is shown in it, with everything typed. Closing it or leaving the page with
 * typed work asks first; what is neither saved nor discarded stays as a draft.
 */
export function FormDialog<Typed extends FieldValues, Values, Row = never>(
  props: FormDialogProps<Typed, Values, Row>,
) {
  const { title, breadcrumb, isPanel = true, pager, form, onClose, choice, focus } = props
  const { onSave, errorMessage, onSavedForAnother, children } = props
  // Somebody else may delete the record meanwhile.
  useFocusFallback({ isKept: true })
  function onDone() {
    form.draft.forget()
    onClose()
  }
  const submit = useFormSubmit(form, { onSave, errorMessage, onDone })
  const { close, leave, question } = useDiscardQuestion(form, submit, onClose)
  function saveForAnother() {
    submit.run(() => {
      form.draft.forget()
      onSavedForAnother?.(form.getValues())
    })
  }
  return (
    <DialogFrame
      title={title}
      breadcrumb={breadcrumb}
      isPanel={isPanel}
      actions={pager && <RecordPager pager={pager} leave={leave} />}
      onClose={close}
      question={question}
      wrapContent={(inside) => <Form submit={submit}>{inside}</Form>}
      footer={
        <Footer
          submit={submit}
          save={choice ? undefined : props.save}
          onSaveForAnother={onSavedForAnother && !choice ? saveForAnother : undefined}
          otherActions={props.otherActions}
          onCancel={close}
        />
      }
    >
      <Stack spacing={2.5}>
        <RestoredNotice draft={form.draft} wasBeingSaved={props.wasBeingSaved} />
        {focus && <FieldFocus focus={() => form.setFocus(focus as Path<Typed>, SELECTED)} />}
        {children}
        {choice}
        <FailureAlert message={submit.failure} />
      </Stack>
      <StatusMessage message={props.statusMessage} gap={2.5} />
    </DialogFrame>
  )
}

interface FooterProps extends Pick<FormDialogProps<FieldValues, unknown, never>, 'otherActions'> {
  submit: FormSubmit
  /** Undefined beside a choice between two versions, which has a save of its own. */
  save: SaveTexts | undefined
  onSaveForAnother: (() => void) | undefined
  onCancel: () => void
}

/** The dialog's buttons: other actions at the left, Cancel and the saves at the right. */
function Footer({ submit, save, onSaveForAnother, otherActions = [], onCancel }: FooterProps) {
  const { isBusy } = submit
  return (
    <>
      {otherActions.map(({ name, onChoose }) => (
        <Button key={name} onClick={onChoose} disabled={isBusy}>
          <span>{name}</span>
        </Button>
      ))}
      <div style={{ flex: 1 }} />
      <Button onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
      {onSaveForAnother && (
        <Button onClick={onSaveForAnother} disabled={isBusy}>
          Save and add another
        </Button>
      )}
      {save && <SubmitButton submit={submit} save={save} />}
    </>
  )
}

const SELECTED = { shouldSelect: true }

/** Inside the dialog: its fields are mounted later than the component that opens it. */
function FieldFocus({ focus }: { focus: () => void }) {
  const onMount = useEffectEvent(focus)
  useEffect(() => onMount(), [])
  return null
}
