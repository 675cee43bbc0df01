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
import { countOf, countsText, endedOf, isGoing, remainingOf, runText } from './runText'
import { nameOf, typeOf } from './steps/stepTypes'
import { useRun, useRunAction } from './useRuns'

/** At most this many are named at once. */
const MAX_NAMED = 50

interface RunProgressProps {
  id: string
  /** False where another Undo is in view. */
  hasUndo?: boolean
  /** Closes it; shown once it has ended. */
  closeButton?: ReactNode
  /** It is above a page, until it is done or canceled: its buttons leave the focus to the page. */
  isNotice?: boolean
}

/** How far a run is: its counts, what failed by name, and what can be done about it. */
export function RunProgress({ id, ...options }: RunProgressProps) {
  const run = useRun(id)
  const textId = useId()
  if (run === undefined) return null
  const { items, state, notes, isUnstored } = run
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
          value={(100 * endedOf(items)) / Math.max(1, items.length)}
        />
      )}
      {/* Read out when it ends, not at each step; shown where the text above doesn’t say it. */}
      <Box
        role="status"
        className={
          state === 'ended' && countOf(items, 'unchanged') === 0 ? visuallyHidden.text : undefined
        }
        sx={{ color: 'text.secondary' }}
      >
        {isGoing(run) ? '' : countsText(items)}
      </Box>
      {isUnstored && isGoing(run) && (
        <div>This browser can’t save its progress. Keep this tab open until it’s done.</div>
      )}
      {REPORTED.map((one) => (
        <Reported key={one.state} items={items} {...one} />
      ))}
      {notes.length > 0 && (
        <FailureList role="status" message="Can’t be undone:" failures={notes} />
      )}
      {run.undoneBy === undefined ? (
        <Actions run={run} {...options} />
      ) : (
        <RunProgress {...options} id={run.undoneBy} />
      )}
    </Stack>
  )
}

const REPORTED = [
  { state: 'failed', words: 'Failed. You can retry these:' },
  { state: 'uncertain', words: 'We couldn’t confirm whether these were saved:' },
  { state: 'changed', words: 'Skipped:' },
] as const

/** The items in a state, each by name and reason. */
function Reported({ items, state, words }: Pick<Run, 'items'> & (typeof REPORTED)[number]) {
  const copyText = useCopyText()
  const reported = items
    .filter((item) => item.state === state)
    .map(({ step, why = '' }) => ({ what: nameOf(step), why }))
  if (reported.length === 0) return null
  const more = reported.length - MAX_NAMED
  const text = reported.map(({ what, why }) => `${what}\t${why}\n`).join('')
  return (
    <FailureList
      role={state === 'changed' ? 'status' : 'alert'}
      message={words}
      failures={reported.slice(0, MAX_NAMED)}
    >
      {more > 0 && <div>{`and ${more} more`}</div>}
      <Button color="inherit" size="small" onClick={() => void copyText(text, 'Rows copied')}>
        Copy these rows
      </Button>
    </FailureList>
  )
}

function Actions({ run, ...options }: Omit<RunProgressProps, 'id'> & { run: Run }) {
  const { hasUndo = true, closeButton, isNotice = false } = options
  const { id, state, items, isUndo, isCancelled } = run
  const act = useRunAction()
  const notSent = countOf(items, 'not sent', 'waiting', 'accepted')
  const hasEnded = !isGoing(run)
  const canCancel = isNotice || (state !== 'ended' && remainingOf(items) > 0)
  /** The pressed button disappears: the focus goes to an element around it. */
  const press = (action: Parameters<typeof act>[0]) => (event: MouseEvent<HTMLElement>) => {
    const around = event.currentTarget.closest<HTMLElement>(isNotice ? 'main' : 'section')
    around?.focus({ preventScroll: true })
    void act(action, id)
  }
  return (
    <WrapRow>
      {!hasEnded && !isCancelled && <Button onClick={press('pause')}>Pause</Button>}
      {hasEnded && notSent > 0 && (
        <Button variant="outlined" onClick={press('resume')}>
          <span>{`Continue with ${notSent}`}</span>
        </Button>
      )}
      {hasEnded && countOf(items, 'failed', 'uncertain') > 0 && (
        <Button variant="outlined" onClick={press('retry')}>
          Retry failed items
        </Button>
      )}
      {canCancel && !isCancelled && (
        <Button onClick={press('cancel')}>
          <span>{isNotice ? 'Stop here' : 'Cancel'}</span>
        </Button>
      )}
      {hasEnded && hasUndo && !isUndo && countOf(items, 'done', 'accepted') > 0 && (
        <Button variant="outlined" onClick={press('undo')}>
          Undo
        </Button>
      )}
      {state === 'ended' && closeButton}
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
  const more = links.size - MAX_NAMED
  return (
    <Box component="details" open={links.size <= 5} sx={{ fontSize: 'var(--type-4)' }}>
      <summary style={{ width: 'fit-content', cursor: 'pointer' }}>Changes</summary>
      <WrapRow component="ul" sx={LINKS}>
        {[...links].slice(0, MAX_NAMED).map(([name, href]) => (
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
