import { valibotResolver } from '@hookform/resolvers/valibot'
import TextField from '@mui/material/TextField'
import * as v from 'valibot'
import type { Finding } from '../../domain/checks/finding'
import { useFocusFallback } from '../../ui/dialog/useFocusFallback'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { DONE } from '../../ui/form/saveResult'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { KNOWN_FORM } from '../kit/checks/knownFindings'

const knownForm = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Please say why, for whoever reads it next.')),
})

/** Asks why a finding may stay as it is. */
export function MarkKnownDialog({
  finding,
  onMark,
  onClose,
}: {
  finding: Finding
  onMark: (reason: string) => void
  onClose: () => void
}) {
  const form = useDraftForm({
    name: KNOWN_FORM,
    record: finding.id,
    resolver: valibotResolver(knownForm),
    defaultValues: { reason: '' },
  })
  const field = fieldsOf(form)
  // Marking takes the row away, and with it the button that opened this.
  useFocusFallback()
  return (
    <FormDialog
      title="Mark as known"
      where={['Checks']}
      isPanel={false}
      form={form}
      save={{ name: 'Mark as known', busy: 'Marking...' }}
      onSave={async ({ reason }) => {
        onMark(reason)
        return DONE
      }}
      failed={String}
      choice={null}
      note=""
      wasBeingSaved={false}
      onClose={onClose}
    >
      <span style={{ overflowWrap: 'anywhere' }}>{finding.sentence}</span>
      <TextField
        {...field('reason', {
          hint: 'Kept in this browser. It counts again when its value changes.',
        })}
        label="Why it may stay"
        autoFocus
      />
    </FormDialog>
  )
}
