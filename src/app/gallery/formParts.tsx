import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChipsField } from '../../ui/form/ChipsField'
import { FormDialog } from '../../ui/form/FormDialog'
import { OfferAlert } from '../../ui/form/OfferAlert'
import { PasswordField } from '../../ui/form/PasswordField'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { Openers } from './dialogParts'
import { type Parts, State } from './State'
import { forEver, LONG_NAME, LONG_WORD, nothing } from './samples'

function ChipsFieldStates() {
  const [names, setNames] = useState(['P26FULL', LONG_WORD])
  const shared = { label: 'Plans', options: ['P26FULL', 'P26HA'], isFree: true }
  return (
    <>
      <State name="Empty, with a hint">
        <ChipsField {...shared} value={[]} onChange={nothing} hint="Enter or a comma ends a name" />
      </State>
      <State name="Wrong">
        <ChipsField {...shared} value={[]} onChange={nothing} error="Choose a plan" />
      </State>
      <State name="Long, an odd one, narrow" width="narrow">
        <ChipsField {...shared} value={names} onChange={setNames} odd={[LONG_WORD]} />
      </State>
    </>
  )
}

function Form({
  onSave,
  onClose,
  note,
}: {
  onSave: () => Promise<string | undefined>
  onClose: () => void
  note?: string
}) {
  const form = useForm({ defaultValues: { name: '' } })
  return (
    <FormDialog
      title="Edit Game"
      form={form}
      save={{ name: 'Save', busy: 'Saving...' }}
      onSave={onSave}
      onClose={onClose}
      {...(note !== undefined && { note })}
    >
      <TextField {...form.register('name')} label="Team" helperText={LONG_NAME} />
    </FormDialog>
  )
}

const FormDialogStates = () => (
  <Openers
    of={{
      'Fails once saved': (close) => (
        <Form onClose={close} onSave={async () => 'Failed to update game.'} />
      ),
      'Takes long once saved': (close) => (
        <Form onClose={close} onSave={forEver} note="This takes longer than usual." />
      ),
    }}
  />
)

const OfferAlertStates = () => (
  <>
    <State name="To know">
      <OfferAlert severity="info" words="P26FULL is new." offer="Add it" onTake={nothing} />
    </State>
    <State name="To mend, long, narrow" width="narrow">
      <OfferAlert
        severity="warning"
        words={`${LONG_NAME} and ${LONG_WORD} do not fit.`}
        offer="Take them out"
        onTake={nothing}
      />
    </State>
  </>
)

const PasswordFieldStates = () => (
  <>
    <State name="Filled">
      <PasswordField defaultValue="password" autoComplete="off" />
    </State>
    <State name="Wrong, narrow" width="narrow">
      <PasswordField error helperText="At least six characters" autoComplete="off" />
    </State>
    <State name="Disabled">
      <PasswordField defaultValue="password" disabled autoComplete="off" />
    </State>
  </>
)

const RestoredNoticeStates = () => (
  <>
    <State name="A draft is back">
      <RestoredNotice onStartOver={nothing} />
    </State>
    <State name="The record was changed since">
      <RestoredNotice isOutdated onStartOver={nothing} />
    </State>
    <State name="Left in the middle of its save, narrow" width="narrow">
      <RestoredNotice isOutdated wasBeingSaved onStartOver={nothing} />
    </State>
  </>
)

/** What lies in `src/ui/form`. */
export const formParts: Parts = {
  ChipsField: ChipsFieldStates,
  FormDialog: FormDialogStates,
  OfferAlert: OfferAlertStates,
  PasswordField: PasswordFieldStates,
  RestoredNotice: RestoredNoticeStates,
}
