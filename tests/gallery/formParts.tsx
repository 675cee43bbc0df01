import TextField from '@mui/material/TextField'
import { createRef, useState } from 'react'
import { ApiError } from '../../src/api/errors'
import { QueryState } from '../../src/staff/kit/QueryState'
import { FieldChoice } from '../../src/staff/writes/FieldChoice'
import { EmailField, PasswordField } from '../../src/ui/form/AccountFields'
import { ChipsField } from '../../src/ui/form/ChipsField'
import { SubmitButton } from '../../src/ui/form/Form'
import { FormDialog } from '../../src/ui/form/FormDialog'
import { FailureAlert, RestoredNotice, StatusMessage } from '../../src/ui/form/FormMessages'
import { SmallCheckbox } from '../../src/ui/form/SmallCheckbox'
import { useDraftForm } from '../../src/ui/form/useDraftForm'
import type { FormSubmit } from '../../src/ui/form/useFormSubmit'
import { type SaveResult, stopped } from '../../src/ui/form/useSave'
import { Openers } from './dialogParts'
import { type Parts, States } from './State'
import { forEver, LONG_NAME, LONG_WORD, nothing, TAKES_LONG } from './samples'

function ChipsFieldStates() {
  const [names, setNames] = useState(['P26FULL', LONG_WORD])
  const shared = { label: 'Plans', options: ['P26FULL', 'P26HA'], allowsNew: true }
  const empty = { ...shared, value: [], onChange: nothing }
  return (
    <States
      of={{
        'Empty, with a hint': <ChipsField {...empty} hint="Enter or a comma ends a name" />,
        Wrong: <ChipsField {...empty} error="Choose a plan" />,
      }}
      narrow={{
        'Long, an odd one': (
          <ChipsField {...shared} value={names} onChange={setNames} highlighted={[LONG_WORD]} />
        ),
      }}
    />
  )
}

function SmallCheckboxStates() {
  const [isChecked, setChecked] = useState(true)
  return (
    <States
      of={{
        Checked: (
          <SmallCheckbox label="Total follows price" checked={isChecked} onChange={setChecked} />
        ),
      }}
      narrow={{ Long: <SmallCheckbox label={LONG_WORD} checked={false} onChange={nothing} /> }}
    />
  )
}

interface FormProps {
  onSave: () => Promise<SaveResult>
  onClose: () => void
  statusMessage: string
  /** Somebody else changed the record meanwhile. */
  isChanged?: boolean
}

function Form({ isChanged = false, ...props }: FormProps) {
  const form = useDraftForm({ name: 'gallery', record: '', defaultValues: { name: '' } })
  return (
    <FormDialog
      title="Edit Game"
      form={form}
      save={SAVE}
      errorMessage={String}
      choice={isChanged && <FieldChoice form={form} {...CHANGED} onEnd={nothing} />}
      wasBeingSaved={false}
      {...props}
    >
      <TextField {...form.register('name')} label="Team" helperText={LONG_NAME} />
    </FormDialog>
  )
}

const CHANGED = {
  differences: [
    { field: 'name', label: 'Team', mine: LONG_NAME, theirs: LONG_WORD, isTyped: true },
  ],
  theirs: { name: LONG_WORD },
}

const DRAFT = { isRestored: true, isOutdated: false, startOver: nothing }
const OUTDATED = { ...DRAFT, isOutdated: true }
const SAVE = { name: 'Save', busy: 'Saving...' }
const idle: FormSubmit = {
  formRef: createRef(),
  run: nothing,
  isBusy: false,
  failure: undefined,
  hasUnfinishedEntry: () => false,
}

/** What lies in `src/ui/form`. */
export const formParts: Parts = {
  ChipsField: ChipsFieldStates,
  EmailField: () => (
    <States of={{ Filled: <EmailField defaultValue="sam@example.com" autoComplete="off" /> }} />
  ),
  PasswordField: () => (
    <States
      of={{
        Filled: <PasswordField defaultValue="password" autoComplete="off" />,
        Disabled: <PasswordField defaultValue="password" disabled autoComplete="off" />,
      }}
      narrow={{
        Wrong: <PasswordField error helperText="At least six characters" autoComplete="off" />,
      }}
    />
  ),
  SmallCheckbox: SmallCheckboxStates,
  FailureAlert: () => (
    <States
      of={{ Failed: <FailureAlert message="Failed to update game." /> }}
      narrow={{ Long: <FailureAlert message={`${LONG_WORD} is taken.`} /> }}
    />
  ),
  FieldChoice: () => (
    <Openers
      of={{
        'Somebody else changed it meanwhile': (close) => (
          <Form onClose={close} onSave={forEver} statusMessage="" isChanged />
        ),
      }}
    />
  ),
  FormDialog: () => (
    <Openers
      of={{
        'Stops once saved; typed text comes back as a draft': (close) => (
          <Form
            onClose={close}
            onSave={async () => stopped('Failed to update game.')}
            statusMessage=""
          />
        ),
        'Takes long once saved': (close) => (
          <Form onClose={close} onSave={forEver} statusMessage={TAKES_LONG} />
        ),
      }}
    />
  ),
  QueryState: () => (
    <States
      narrow={{
        Failed: (
          <QueryState
            failed="Failed to load plans data"
            query={{
              error: new ApiError('status', { status: 403 }),
              isFetching: false,
              refetch: nothing,
            }}
          />
        ),
      }}
    />
  ),
  RestoredNotice: () => (
    <States
      of={{
        'A draft is back': <RestoredNotice draft={DRAFT} wasBeingSaved={false} />,
        'The record was changed since': <RestoredNotice draft={OUTDATED} wasBeingSaved={false} />,
      }}
      narrow={{
        'Left in the middle of its save': <RestoredNotice draft={OUTDATED} wasBeingSaved />,
      }}
    />
  ),
  StatusMessage: () => (
    <States narrow={{ 'While a save takes long': <StatusMessage message={TAKES_LONG} /> }} />
  ),
  SubmitButton: () => (
    <States
      of={{
        Ready: <SubmitButton submit={idle} save={SAVE} />,
        Busy: <SubmitButton submit={{ ...idle, isBusy: true }} save={SAVE} />,
      }}
    />
  ),
}
