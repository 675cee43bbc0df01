import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { DialogFrame } from '../dialog/DialogFrame'
import type { DialogPlace } from '../dialog/DialogHead'
import { Form } from './Form'
import { StatusNote } from './StatusNote'
import { SubmitButton } from './SubmitButton'
import type { FormSubmit } from './useFormSubmit'

/** A button that does something else than saving. */
export interface OtherAction {
  name: string
  onChoose: () => void
}

/** A form in a dialog, with Cancel and the button that saves. */
export function DialogForm({
  submit,
  save,
  onClose,
  note,
  question,
  others = [],
  more,
  children,
  ...frame
}: {
  title: string
  where?: DialogPlace | undefined
  /** On a wide window it stands beside its list. */
  isPanel?: boolean
  /** Where it does: leads to other records of the list. */
  beside?: ReactNode
  submit: FormSubmit
  /** Missing while something in the form saves instead. */
  save: { name: string; busy: string } | undefined
  onClose: () => void
  width?: 'narrow' | 'normal'
  /** How a save stands that takes longer than it should. */
  note?: string
  /** A question above the dialog, as whether to throw away what was typed. */
  question?: ReactNode
  /** What else can be done from here, instead of saving. */
  others?: readonly OtherAction[] | undefined
  /** Another way to save. */
  more?: { name: string; onChoose: () => void } | undefined
  children: ReactNode
}) {
  return (
    <DialogFrame
      {...frame}
      onClose={onClose}
      above={question}
      inForm={(inside) => <Form submit={submit}>{inside}</Form>}
      foot={
        <>
          {others.map(({ name, onChoose }) => (
            <Button key={name} onClick={onChoose} disabled={submit.isBusy}>
              <span>{name}</span>
            </Button>
          ))}
          <div style={{ flex: 1 }} />
          <Button onClick={onClose} disabled={submit.isBusy}>
            Cancel
          </Button>
          {save && more && (
            <Button onClick={more.onChoose} disabled={submit.isBusy}>
              <span>{more.name}</span>
            </Button>
          )}
          {save && <SubmitButton submit={submit} save={save} />}
        </>
      }
    >
      <Stack spacing={2.5}>{children}</Stack>
      {note !== undefined && <StatusNote note={note} gap={2.5} />}
    </DialogFrame>
  )
}
