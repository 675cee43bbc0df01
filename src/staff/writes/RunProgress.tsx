import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { type MouseEvent, useId } from 'react'
import { FailureList } from '../../ui/FailureList'
import { useCopyText } from '../../ui/useCopyText'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import { WrapRow } from '../../ui/WrapRow'
import type { ItemState, Run } from './runStore'
import { countsOf, countsText, endedOf, isGoing, remainingOf, runText } from './runText'
import { nameOf, typeOf } from './steps/stepTypes'
import { type ActiveRun, useRun } from './useRuns'

/** At most this many are named at once. */
const MOST = 50

interface RunProgressProps {
  id: string
  /** False where another Undo is in view. */
  hasUndo?: boolean
  /** Offers to close it once it has ended. */
  onClose?: (() => void) | undefined
}

/** How far a run is: its counts, what failed by name, and what can be done about it. */
export function RunProgress({ id, hasUndo = true, onClose }: RunProgressProps) {
  const run = useRun(id)
  const textId = useId()
  if (run === undefined) return null
  const { items, state, notes, isUnstored } = run
  const counts = countsOf(items)
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
          value={(100 * endedOf(counts)) / Math.max(1, items.length)}
        />
      )}
      {/* Read out when it ends, not at each step; shown where the text above doesn’t say it. */}
      <Box
        role="status"
        className={state === 'ended' && counts.unchanged === 0 ? visuallyHidden.text : undefined}
        sx={{ color: 'text.secondary' }}
      >
        {isGoing(run) ? '' : countsText(counts)}
      </Box>
      {isUnstored && isGoing(run) && (
        <div>This browser can’t save its progress. Keep this tab open until it’s done.</div>
      )}
      {REPORTED.map(([state, words]) => (
        <Reported key={state} {...{ items, state, words }} />
      ))}
      {notes.length > 0 && <FailureList role="status" words="Can’t be undone:" failures={notes} />}
      {run.undoneBy === undefined ? (
        <Actions {...{ run, hasUndo, onClose }} />
      ) : (
        <RunProgress id={run.undoneBy} onClose={onClose} />
      )}
    </Stack>
  )
}

const REPORTED: readonly (readonly [ItemState, string])[] = [
  ['failed', 'Failed. You can retry these:'],
  ['uncertain', 'We couldn’t confirm whether these were saved:'],
  ['changed', 'Skipped:'],
]

/** The items in a state, each by name and reason. */
function Reported({
  items,
  state,
  words,
}: Pick<Run, 'items'> & { state: ItemState; words: string }) {
  const copyText = useCopyText()
  const reported = items
    .filter((item) => item.state === state)
    .map(({ step, why = '' }) => ({ what: nameOf(step), why }))
  if (reported.length === 0) return null
  const more = reported.length - MOST
  const text = reported.map(({ what, why }) => `${what}\t${why}\n`).join('')
  return (
    <FailureList
      role={state === 'changed' ? 'status' : 'alert'}
      words={words}
      failures={reported.slice(0, MOST)}
    >
      {more > 0 && <div>{`and ${more} more`}</div>}
      <Button color="inherit" size="small" onClick={() => void copyText(text, 'Rows copied')}>
        Copy these rows
      </Button>
    </FailureList>
  )
}

/** For a button that disappears when it is pressed: the focus goes to an element around it. */
export const leavingTo =
  (around: 'main' | 'section', action?: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest(around)?.focus({ preventScroll: true })
    action?.()
  }

function Actions({ run, hasUndo, onClose }: Omit<RunProgressProps, 'id'> & { run: ActiveRun }) {
  const { state, items, isUndo, isCancelled } = run
  const counts = countsOf(items)
  const notSent = counts['not sent'] + counts.waiting
  const hasEnded = !isGoing(run)
  const leaving = (action: () => void) => leavingTo('section', action)
  return (
    <WrapRow>
      {!hasEnded && !isCancelled && <Button onClick={leaving(run.pause)}>Pause</Button>}
      {hasEnded && notSent > 0 && (
        <Button variant="outlined" onClick={leaving(run.resume)}>
          <span>{`Continue with ${notSent}`}</span>
        </Button>
      )}
      {hasEnded && counts.failed + counts.uncertain > 0 && (
        <Button variant="outlined" onClick={leaving(run.retry)}>
          Retry failed items
        </Button>
      )}
      {state !== 'ended' && !isCancelled && remainingOf(counts) > 0 && (
        <Button onClick={leaving(run.cancel)}>Cancel</Button>
      )}
      {hasEnded && hasUndo && !isUndo && counts.done > 0 && (
        <Button variant="outlined" onClick={leaving(run.undo)}>
          Undo
        </Button>
      )}
      {state === 'ended' && onClose && <Button onClick={onClose}>Close</Button>}
    </WrapRow>
  )
}

/** Links to what a run wrote, once it has ended; none to what was deleted or undone. */
export function WrittenRecords({ run }: { run: Run | undefined }) {
  if (run?.state !== 'ended' || run.undoneBy !== undefined || run.isUndo) return null
  const links = new Map(
    run.items.flatMap(({ step, state }) => {
      const href = state === 'done' ? typeOf(step).hrefOf?.(step) : undefined
      return href === undefined ? [] : [[nameOf(step), href] as const]
    }),
  )
  if (links.size === 0) return null
  const more = links.size - MOST
  return (
    <Box component="details" open={links.size <= 5} sx={{ fontSize: 'var(--type-4)' }}>
      <summary style={{ width: 'fit-content', cursor: 'pointer' }}>Changes</summary>
      <WrapRow component="ul" sx={LINKS}>
        {[...links].slice(0, MOST).map(([name, href]) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </WrapRow>
    </Box>
  )
}

const LINKS = {
  gap: '0 1.5rem',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 0.5, overflowWrap: 'anywhere' },
}
