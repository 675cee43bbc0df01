import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { FailureList } from '../../ui/FailureList'
import { useCopyText } from '../../ui/useCopyText'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import { WrapRow } from '../../ui/WrapRow'
import type { Run } from './runStore'
import { countIn, countsText, endedCount, isGoing, remainingCount, runText } from './runText'
import { stepName } from './steps/stepTypes'
import { type RunAction, useRun, useRunAction } from './useRuns'

/** The items listed at most. Others are only counted. */
const MAX_NAMED = 50

interface RunProgressProps {
  id: string
  /** False if another Undo button is in view. */
  showUndo?: boolean
  /** The button that closes the progress. Shown after the run has ended. */
  closeButton?: ReactNode
  /** Whether it is above a page, until done or canceled. Its buttons then focus the page. */
  isAbovePage?: boolean
}

/** The states whose items are listed, with the message above each list. */
const REPORTED_STATES = [
  { state: 'failed', message: 'Failed. You can retry these:' },
  { state: 'uncertain', message: 'We couldn’t confirm whether these were saved:' },
  { state: 'changed', message: 'Skipped:' },
] as const

/** The progress of a run: its counts, its failed items by name, and its actions. */
export function RunProgress({ id, ...options }: RunProgressProps) {
  const run = useRun(id)
  const textId = useId()
  if (run === undefined) return null
  const { items, state, notes, isUnstored, undoneBy } = run
  // The counts are announced when the run ends, not after each step, and shown only if they add to
  // the text above.
  const areCountsHidden = state === 'ended' && countIn(items, 'unchanged') === 0
  return (
    <Stack
      component="section"
      spacing={1}
      useFlexGap
      aria-labelledby={textId}
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere' }}
    >
      <Box id={textId} sx={{ fontWeight: 600 }}>
        {runText(run)}
      </Box>
      {state === 'running' && (
        <LinearProgress
          variant="determinate"
          aria-labelledby={textId}
          value={(100 * endedCount(items)) / Math.max(1, items.length)}
        />
      )}
      <Box
        role="status"
        className={areCountsHidden ? visuallyHidden.text : undefined}
        sx={{ color: 'text.secondary' }}
      >
        {isGoing(run) ? '' : countsText(items)}
      </Box>
      {isUnstored && isGoing(run) && (
        <div>This browser can’t save its progress. Keep this tab open until it’s done.</div>
      )}
      {REPORTED_STATES.map((group) => (
        <ReportedItems key={group.state} items={items} {...group} />
      ))}
      {notes.length > 0 && (
        <FailureList role="status" message="Can’t be undone:" failures={[...new Set(notes)]} />
      )}
      {undoneBy === undefined ? (
        <RunActions run={run} {...options} />
      ) : (
        // The undo is a run of its own, with its own buttons.
        <RunProgress {...options} id={undoneBy} />
      )}
    </Stack>
  )
}

type ReportedItemsProps = Pick<Run, 'items'> & (typeof REPORTED_STATES)[number]

/** The items in one state, with their names and reasons. */
function ReportedItems({ items, state, message }: ReportedItemsProps) {
  const copyText = useCopyText()
  const rows = items
    .filter((item) => item.state === state)
    .map(({ step, why = '' }) => ({ what: stepName(step), why }))
  if (rows.length === 0) return null
  const more = rows.length - MAX_NAMED
  const text = rows.map(({ what, why }) => `${what}\t${why}\n`).join('')
  return (
    <FailureList
      role={state === 'changed' ? 'status' : 'alert'}
      message={message}
      failures={rows.slice(0, MAX_NAMED)}
    >
      {more > 0 && <div>{`and ${more} more`}</div>}
      <Button color="inherit" size="small" onClick={() => void copyText(text, 'Rows copied')}>
        Copy these rows
      </Button>
    </FailureList>
  )
}

type RunActionsProps = Omit<RunProgressProps, 'id'> & { run: Run }

function RunActions({ run, showUndo = true, closeButton, isAbovePage }: RunActionsProps) {
  const { id, state, items, isUndo, isCancelled } = run
  const runAction = useRunAction()
  // Also 'accepted', because continuing still has to find the write in a later read.
  const toContinueCount = countIn(items, 'not sent', 'waiting', 'accepted')
  const canCancel = isAbovePage || (state !== 'ended' && remainingCount(items) > 0)
  /** Returns the click handler of a button. Focuses an ancestor, because the button disappears. */
  const handlerOf = (action: RunAction) => (event: MouseEvent) => {
    const ancestor = event.currentTarget.closest<HTMLElement>(isAbovePage ? 'main' : 'section')
    ancestor?.focus({ preventScroll: true })
    void runAction(action, id)
  }
  return (
    <WrapRow>
      {isGoing(run) && !isCancelled && <Button onClick={handlerOf('pause')}>Pause</Button>}
      {!isGoing(run) && toContinueCount > 0 && (
        <Button variant="outlined" onClick={handlerOf('resume')}>
          <span>{`Continue with ${toContinueCount}`}</span>
        </Button>
      )}
      {!isGoing(run) && countIn(items, 'failed', 'uncertain') > 0 && (
        <Button variant="outlined" onClick={handlerOf('retry')}>
          Retry failed items
        </Button>
      )}
      {canCancel && !isCancelled && (
        <Button onClick={handlerOf('cancel')}>
          <span>{isAbovePage ? 'Stop here' : 'Cancel'}</span>
        </Button>
      )}
      {!isGoing(run) && showUndo && !isUndo && countIn(items, 'done', 'accepted') > 0 && (
        <Button variant="outlined" onClick={handlerOf('undo')}>
          Undo
        </Button>
      )}
      {state === 'ended' && closeButton}
    </WrapRow>
  )
}
