import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { DiscardDialog } from '../dialog/DiscardDialog'
import { RestoredNotice } from './RestoredNotice'
import type { DraftForm } from './useDraftForm'
import { useLeaveGuard } from './useLeaveGuard'
import { useOnce } from './useOnce'
import { leftoverIn } from './useTypedEntry'

/**
 * The frame of every add and edit dialog: mounted only when open. `onSave` resolves to the words
 * of a failure, which stay in the dialog with everything typed, or to nothing when it is done.
 * Closing it or leaving the page with typed work asks first; what is neither saved nor discarded
 * stays as a draft. Text that is no entry of its field yet stops the save.
 */
export function FormDialog<Typed extends FieldValues, Values>({
  title,
  form,
  save,
  onSave,
  onClose,
  choice,
  note,
  wasBeingSaved,
  children,
}: {
  title: string
  form: UseFormReturn<Typed, unknown, Values> & Partial<Pick<DraftForm<Typed, Values>, 'draft'>>
  save: { name: string; busy: string }
  onSave: (values: Values) => Promise<string | undefined>
  onClose: () => void
  /** A choice between two versions, with a save of its own: the dialog's is not offered beside it. */
  choice?: ReactNode
  /** How a save stands that takes longer than it should. */
  note?: string
  /** What was typed is back from a page that was left in the middle of its save. */
  wasBeingSaved?: boolean
  children: ReactNode
}) {
  const titleId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const { isDirty } = form.formState
  const end = () => {
    form.draft?.forget()
    onClose()
  }
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setFailure(undefined)
      const words = await onSave(values)
      if (words === undefined) end()
      else setFailure(words)
    }),
  )
  const guard = useLeaveGuard(isDirty && !submit.isBusy)
  const close = () => {
    if (submit.isBusy) return
    if (isDirty || leftoverIn(element.current)) setAsking(true)
    else end()
  }

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form
        ref={element}
        noValidate
        // The title and the buttons stay in view; only what is between them scrolls.
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          const leftover = leftoverIn(element.current)
          if (leftover) leftover.focus()
          else void submit.run(event)
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {form.draft?.isRestored && (
              <RestoredNotice
                isOutdated={form.draft.isOutdated}
                wasBeingSaved={wasBeingSaved ?? false}
                onStartOver={form.draft.startOver}
              />
            )}
            {children}
            {choice}
            {failure && (
              <Alert ref={intoView} severity="error">
                {failure}
              </Alert>
            )}
          </Stack>
          {/* Before it has words, so that they are announced. */}
          <div role="status">
            {note && (
              <Alert ref={intoView} severity="info" role="none" sx={{ mt: 2.5 }}>
                {note}
              </Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close} disabled={submit.isBusy}>
            Cancel
          </Button>
          {!choice && (
            <Button type="submit" variant="contained" disabled={submit.isBusy}>
              <span>{submit.isBusy ? save.busy : save.name}</span>
            </Button>
          )}
        </DialogActions>
      </form>
      {isAsking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={end} />}
      {guard.isBlocked && (
        <DiscardDialog
          onKeep={guard.stay}
          onDiscard={() => {
            form.draft?.forget()
            guard.leave()
          }}
        />
      )}
    </Dialog>
  )
}

/** On a phone the end of a form lies below the fold: words there would be said to nobody. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })
