import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog'
import { DialogFrame } from '../../src/ui/dialog/DialogFrame'
import { DiscardDialog, QuestionDialog } from '../../src/ui/dialog/QuestionDialog'
import { ReadingDialog } from '../../src/ui/dialog/ReadingDialog'
import { RecordPager } from '../../src/ui/form/RecordPager'
import { stopped } from '../../src/ui/form/useSave'
import { type Parts, State } from './State'
import { forEver, LONG_WORD, TAKES_LONG } from './samples'

/** A button for each dialog, because one at a time is open. */
export function Openers({ of }: { of: Record<string, (close: () => void) => ReactNode> }) {
  const [open, setOpen] = useState<string>()
  return (
    <State name="Opened by a button each" width="wide">
      {Object.keys(of).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open !== undefined && of[open]?.(() => setOpen(undefined))}
    </State>
  )
}

const confirm = {
  question: 'Delete game?',
  breadcrumb: ['Bruins Games', LONG_WORD],
  action: { name: 'Delete', busy: 'Deleting...' },
  errorMessage: String,
  statusMessage: '',
  children: `B1 Chicago leaves these plans: P26FULL, ${LONG_WORD}.`,
}
/** Three rows, of which the second is open. */
const steps = {
  rows: ['B251007', 'B251009', 'B251011'],
  rowKey: String,
  record: 'B251009',
  onOpen: () => {},
}

/** What lies in `src/ui/dialog`. */
export const dialogParts: Parts = {
  ConfirmDialog: () => (
    <Openers
      of={{
        'Takes long once confirmed': (close) => (
          <ConfirmDialog
            {...confirm}
            onClose={close}
            onConfirm={forEver}
            statusMessage={TAKES_LONG}
          />
        ),
        'Stops once confirmed': (close) => (
          <ConfirmDialog {...confirm} onClose={close} onConfirm={async () => stopped('Failed.')} />
        ),
      }}
    />
  ),
  DialogFrame: () => (
    <Openers
      of={{
        'A panel of a wide window': (close) => (
          <DialogFrame
            title={LONG_WORD}
            breadcrumb={['Bruins Games', LONG_WORD]}
            isPanel
            actions={<RecordPager pager={steps} leave={() => {}} />}
            onClose={close}
            footer={<Button onClick={close}>Close</Button>}
          >
            <div style={{ height: '120vh' }}>It scrolls, and its button stays.</div>
          </DialogFrame>
        ),
      }}
    />
  ),
  DiscardDialog: () => (
    <Openers of={{ Asks: (close) => <DiscardDialog onClose={close} onDiscard={close} /> }} />
  ),
  QuestionDialog: () => (
    <Openers
      of={{
        'Asks with long words': (close) => (
          <QuestionDialog
            question={`Leave ${LONG_WORD}?`}
            no={{ name: 'Stay', onChoose: close }}
            yes={{ name: 'Leave', onChoose: close }}
          >
            {`What you typed of ${LONG_WORD} has not been saved.`}
          </QuestionDialog>
        ),
      }}
    />
  ),
  ReadingDialog: () => (
    <Openers
      of={{
        'Long words': (close) => (
          <ReadingDialog title={LONG_WORD} breadcrumb={['Game Plans', LONG_WORD]} onClose={close}>
            {LONG_WORD}
          </ReadingDialog>
        ),
      }}
    />
  ),
}
