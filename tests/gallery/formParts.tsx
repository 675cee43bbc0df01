import TextField from '@mui/material/TextField'
import { createRef } from 'react'
import { FailureAlert } from '../../src/ui/form/FailureAlert'
import { FormDialog } from '../../src/ui/form/FormDialog'
import { OfferAlert } from '../../src/ui/form/OfferAlert'
import { OptionsFailed } from '../../src/ui/form/OptionsFailed'
import { RestoredNotice } from '../../src/ui/form/RestoredNotice'
import { StatusNote } from '../../src/ui/form/StatusNote'
import { SubmitButton } from '../../src/ui/form/SubmitButton'
import { type SaveResult, stopped } from '../../src/ui/form/saveResult'
import { useDraftForm } from '../../src/ui/form/useDraftForm'
import type { FormSubmit } from '../../src/ui/form/useFormSubmit'
import { Openers } from './dialogParts'
import { type Parts, State } from './State'
import { forEver, LONG_NAME, LONG_WORD, nothing, TAKES_LONG } from './samples'

const FailureAlertStates = () => (
  <>
    <State name="Failed">
      <FailureAlert words="Failed to update game." />
    </State>
    <State name="Long, narrow" width="narrow">
      <FailureAlert words={`${LONG_WORD} is taken.`} />
    </State>
  </>
)

function Form(props: { onSave: () => Promise<SaveResult>; onClose: () => void; note: string }) {
  const form = useDraftForm({ name: 'gallery', record: '', defaultValues: { name: '' } })
  return (
    <FormDialog
      title="Edit Game"
      form={form}
      save={{ name: 'Save', busy: 'Saving...' }}
      failed={String}
      choice={null}
      wasBeingSaved={false}
      {...props}
    >
      <TextField {...form.register('name')} label="Team" helperText={LONG_NAME} />
    </FormDialog>
  )
}

const FormDialogStates = () => (
  <Openers
    of={{
      'Stops once saved; typed text comes back as a draft': (close) => (
        <Form onClose={close} onSave={async () => stopped('Failed to update game.')} note="" />
      ),
      'Takes long once saved': (close) => (
        <Form onClose={close} onSave={forEver} note={TAKES_LONG} />
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

const OptionsFailedStates = () => (
  <State name="Failed, narrow" width="narrow">
    <OptionsFailed words="Failed to load plans data" why="You may not do this." onRetry={nothing} />
  </State>
)

const RestoredNoticeStates = () => {
  const draft = { isRestored: true, isOutdated: false, startOver: nothing }
  return (
    <>
      <State name="A draft is back">
        <RestoredNotice draft={draft} wasBeingSaved={false} />
      </State>
      <State name="The record was changed since">
        <RestoredNotice draft={{ ...draft, isOutdated: true }} wasBeingSaved={false} />
      </State>
      <State name="Left in the middle of its save, narrow" width="narrow">
        <RestoredNotice draft={{ ...draft, isOutdated: true }} wasBeingSaved />
      </State>
    </>
  )
}

const StatusNoteStates = () => (
  <State name="While a save takes long" width="narrow">
    <StatusNote note={TAKES_LONG} />
  </State>
)

const idle: FormSubmit = {
  element: createRef(),
  run: nothing,
  isBusy: false,
  failure: undefined,
  hasLeftover: () => false,
}

const SubmitButtonStates = () =>
  [false, true].map((isBusy) => (
    <State key={String(isBusy)} name={isBusy ? 'Busy' : 'Ready'}>
      <SubmitButton submit={{ ...idle, isBusy }} save={{ name: 'Save', busy: 'Saving...' }} />
    </State>
  ))

/** What lies in `src/ui/form` beside the fields. */
export const formParts: Parts = {
  FailureAlert: FailureAlertStates,
  FormDialog: FormDialogStates,
  OfferAlert: OfferAlertStates,
  OptionsFailed: OptionsFailedStates,
  RestoredNotice: RestoredNoticeStates,
  StatusNote: StatusNoteStates,
  SubmitButton: SubmitButtonStates,
}
