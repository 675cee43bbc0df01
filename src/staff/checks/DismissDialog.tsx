import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import * as v from 'valibot'
import { type Cause, causeTitle } from '../../domain/checks/causes'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { DONE } from '../../ui/form/useSave'
import { DISMISS_FORM } from '../kit/checks/useDismissals'

const reasonSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a reason.')),
})

interface DismissDialogProps {
  /** All findings of this cause are dismissed. */
  cause: Cause
  onDismiss: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason why one finding, or all findings of a cause, can be dismissed. */
export function DismissDialog({ cause, onDismiss, onClose }: DismissDialogProps) {
  const form = useDraftForm({
    name: DISMISS_FORM,
    record: cause.id,
    schema: reasonSchema,
    defaultValues: { reason: '' },
  })
  const field = textFieldProps(form)
  const [first, ...others] = cause.findings
  return (
    <FormDialog
      title="Dismiss"
      breadcrumb={['Checks']}
      isPanel={false}
      form={form}
      // Dismissing is immediate and doesn't fail, so the text for a busy button and the message are
      // never shown.
      save={{ name: 'Dismiss', busy: 'Dismissing...' }}
      errorMessage={String}
      onSave={async ({ reason }) => {
        onDismiss(reason)
        return DONE
      }}
      onClose={onClose}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {others.length > 0 ? `${causeTitle(cause)}.` : first?.sentence}
      </Box>
      <TextField
        {...field('reason', {
          hint: 'Dismissed in this browser only. It comes back when the value changes.',
        })}
        label="Reason"
        autoFocus
      />
    </FormDialog>
  )
}
