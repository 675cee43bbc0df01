import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog'
import { DialogFrame } from '../../src/ui/dialog/DialogFrame'
import { DiscardDialog } from '../../src/ui/dialog/DiscardDialog'
import { QuestionDialog } from '../../src/ui/dialog/QuestionDialog'
import { ReadingDialog } from '../../src/ui/dialog/ReadingDialog'
import { RecordSteps } from '../../src/ui/form/FormDialog'
import { type SaveResult, stopped } from '../../src/ui/form/saveResult'
import { type Parts, State } from './State'
import { forEver, LONG_WORD, TAKES_LONG } from './samples'

/** A button for each dialog, because one at a time is open. */
export function Openers({ of }: { of: Record<string, (close: () => void) => ReactNode> }) {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <State name="Opened by a button each" width="wide">
      {Object.keys(of).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open !== undefined && of[open]?.(close)}
    </State>
  )
}

function ConfirmDialogStates() {
  const dialog = (onClose: () => void, onConfirm: () => Promise<SaveResult>, note = '') => (
    <ConfirmDialog
      question="Delete game?"
      where={['Bruins Games', LONG_WORD]}
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={onConfirm}
      failed={String}
      onClose={onClose}
      note={note}
    >
      B1 Chicago leaves these plans: P26FULL, {LONG_WORD}.
    </ConfirmDialog>
  )
  return (
    <Openers
      of={{
        'Takes long once confirmed': (close) => dialog(close, forEver, TAKES_LONG),
        'Stops once confirmed': (close) =>
          dialog(close, async () => stopped('Failed to delete game.')),
      }}
    />
  )
}

/** Three rows, of which the second is open. */
const ROWS = ['B251007', 'B251009', 'B251011']

const DialogFrameStates = () => (
  <Openers
    of={{
      'A panel of a wide window': (close) => (
        <DialogFrame
          title={LONG_WORD}
          where={['Bruins Games', LONG_WORD]}
          isPanel
          beside={
            <RecordSteps
              steps={{ rows: ROWS, rowKey: String, record: 'B251009', onOpen: () => {} }}
              leave={() => {}}
            />
          }
          onClose={close}
          foot={<Button onClick={close}>Close</Button>}
        >
          <div style={{ height: '120vh' }}>It scrolls, and its button stays.</div>
        </DialogFrame>
      ),
    }}
  />
)

const DiscardDialogStates = () => (
  <Openers of={{ Asks: (close) => <DiscardDialog onClose={close} onDiscard={close} /> }} />
)

const QuestionDialogStates = () => (
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
)

const ReadingDialogStates = () => (
  <Openers
    of={{
      'Long words': (close) => (
        <ReadingDialog title={LONG_WORD} where={['Game Plans', LONG_WORD]} onClose={close}>
          {LONG_WORD}
        </ReadingDialog>
      ),
    }}
  />
)

/** What lies in `src/ui/dialog`. */
export const dialogParts: Parts = {
  ConfirmDialog: ConfirmDialogStates,
  DialogFrame: DialogFrameStates,
  DiscardDialog: DiscardDialogStates,
  QuestionDialog: QuestionDialogStates,
  ReadingDialog: ReadingDialogStates,
}
