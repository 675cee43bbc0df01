import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { DialogFrame } from '../dialog/DialogFrame'
import type { DialogBreadcrumb } from '../dialog/DialogHeader'
import { useFocusFallback } from '../dialog/useFocusFallback'
import { Form, type SaveTexts, SubmitButton } from './Form'
import { FailureAlert, RestoredNotice, StatusMessage } from './FormMessages'
import type { PagerState } from './RecordPager'
import { RecordPager } from './RecordPager'
import { useDiscardQuestion } from './useDiscardQuestion'
import type { DraftForm } from './useDraftForm'
import { useFormSubmit } from './useFormSubmit'
import type { SaveResult } from './useSave'

interface FormDialogProps<Typed extends FieldValues, Values, Row> {
  title: string
  breadcrumb?: DialogBreadcrumb
  /** False for a small dialog in the center of the page. */
  isPanel?: boolean
  /** Lets the dialog go to the previous and next record of the list. */
  pager?: PagerState<Row> | undefined
  form: DraftForm<Typed, Values>
  save: SaveTexts
  onSave: (values: Values) => Promise<SaveResult>
  /** Returns the message for an error thrown by `onSave`. */
  errorMessage: (error: unknown) => string
  onClose: () => void
  /** A choice between two versions. It has its own save button, so the dialog's is hidden. */
  choice?: ReactNode
  /** The progress of a long save. */
  statusMessage?: string | undefined
  /** Whether the page was left while a save was pending. */
  wasBeingSaved?: boolean | undefined
  /** Buttons for other actions. Typed work stays as a draft. */
  otherActions?: readonly { name: string; onChoose: () => void }[]
  /** Adds a button that saves and continues with another record. Called then instead of `onClose`. */
  onSavedForAnother?: (saved: Typed) => void
  /**
   * The field with the initial focus and its text selected. Defaults to the field with `autoFocus`. Not typed as a
   * path of the form, because it comes from a finding of the checks.
   */
  focus?: string | undefined
  children: ReactNode
}

/**
 * The frame of every add and edit dialog. Mount it only while it is open. It closes when `onSave` is done;
 * if the save stops or fails, it stays open and shows the reason. It asks before typed work is discarded.
 * Work that is neither saved nor discarded stays as a draft.
 */
export function FormDialog<Typed extends FieldValues, Values, Row = never>({
  title,
  breadcrumb,
  isPanel = true,
  pager,
  form,
  save,
  onSave,
  errorMessage,
  onClose,
  choice,
  statusMessage,
  wasBeingSaved,
  otherActions = [],
  onSavedForAnother,
  focus,
  children,
}: FormDialogProps<Typed, Values, Row>) {
  // The record's row may still disappear, because somebody else may delete it.
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
        <>
          {otherActions.map(({ name, onChoose }) => (
            <Button key={name} onClick={onChoose} disabled={submit.isBusy}>
              <span>{name}</span>
            </Button>
          ))}
          <div style={{ flex: 1 }} />
          <Button onClick={close} disabled={submit.isBusy}>
            Cancel
          </Button>
          {onSavedForAnother && !choice && (
            <Button onClick={saveForAnother} disabled={submit.isBusy}>
              Save and add another
            </Button>
          )}
          {!choice && <SubmitButton submit={submit} save={save} />}
        </>
      }
    >
      <Stack spacing={2.5}>
        <RestoredNotice draft={form.draft} wasBeingSaved={wasBeingSaved} />
        {focus && (
          <FieldFocus focus={() => form.setFocus(focus as Path<Typed>, { shouldSelect: true })} />
        )}
        {children}
        {choice}
        <FailureAlert message={submit.failure} />
      </Stack>
      <StatusMessage message={statusMessage} gap={2.5} />
    </DialogFrame>
  )
}

/** Rendered inside the dialog, because the fields are mounted later than FormDialog itself. */
function FieldFocus({ focus }: { focus: () => void }) {
  const onMount = useEffectEvent(focus)
  useEffect(() => onMount(), [])
  return null
}
