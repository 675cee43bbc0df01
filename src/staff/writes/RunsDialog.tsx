import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ComponentType, PropsWithChildren } from 'react'
import { longMomentText } from '../../domain/time/dates'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { WrapRow } from '../../ui/WrapRow'
import { RunProgress } from './RunProgress'
import { isDone, type Run } from './runStore'
import { isGoing, restoredText } from './runText'
import type { StepKind } from './steps/step'
import { useRun, useRunList, useRuns } from './useRuns'
import { WrittenRecords } from './WrittenRecords'

/** The person's runs and deleted records, latest first. @param children shown above them. */
export function RunsDialog({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  // An undo is shown with the run that it undoes.
  const runs = useRunList().filter(({ isUndo }) => !isUndo)
  const deleted = runs.filter((run) => run.deleted !== undefined)
  const others = runs.filter((run) => run.deleted === undefined)
  return (
    <ReadingDialog title="Recent changes" onClose={onClose}>
      {children}
      <RunSection heading={deleted.length > 0 && 'Jobs'} runs={others} Entry={RunEntry} />
      <RunSection heading="Recently deleted" runs={deleted} Entry={DeletedRun}>
        <p style={{ margin: '0 0 8px' }}>
          Kept until you sign out. Restore creates it again as it was just before.
        </p>
      </RunSection>
    </ReadingDialog>
  )
}

interface EntriesProps {
  /** False if there is only one section. */
  heading: string | false
  runs: readonly Run[]
  Entry: ComponentType<{ run: Run }>
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { mt: 1.5, pt: 1.5, borderTop: '1px solid var(--line)' },
}

function RunSection({ heading, runs, Entry, children }: PropsWithChildren<EntriesProps>) {
  if (runs.length === 0) return null
  return (
    <>
      {heading && (
        <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 'var(--type-5)', 'ul + &': { mt: 3 } }}>
          {heading}
        </Box>
      )}
      {children}
      <Box component="ul" sx={LIST}>
        {runs.toReversed().map((run) => (
          <Entry key={run.id} run={run} />
        ))}
      </Box>
    </>
  )
}

function RunEntry({ run }: { run: Run }) {
  const { id, at } = run
  const { remove } = useRuns()
  return (
    <Stack component="li" spacing={1.5} useFlexGap>
      <Box sx={{ color: 'text.secondary' }}>{`${longMomentText(new Date(at))} Eastern`}</Box>
      <RunProgress
        id={id}
        closeButton={<Button onClick={() => remove(id)}>Remove from list</Button>}
      />
      <WrittenRecords run={run} />
    </Stack>
  )
}

const DELETED_RECORD_NAMES: Partial<Record<StepKind, string>> = {
  deleteGame: 'Game',
  removeFromPlan: 'Game of a plan',
  deletePlan: 'Plan',
  deleteCombinedPlan: 'Package',
  deleteRep: 'Representative',
  deleteLocation: 'Pricing location',
}

/** A record that was deleted in a dialog, with a button that restores it. */
function DeletedRun({ run }: { run: Run }) {
  const { id, at, deleted: name = '', items, undoneBy } = run
  const { restore } = useRuns()
  const undo = useRun(undoneBy)
  const isBusy = undo !== undefined && isGoing(undo)
  const isBack = undo?.state === 'ended' && undo.items.every(isDone)
  const isRestoreDisabled = isBusy || isBack
  return (
    <WrapRow component="li" sx={{ columnGap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Box sx={{ color: 'text.secondary' }}>
          <span>{items[0] && DELETED_RECORD_NAMES[items[0].step.kind]}</span>
          {', deleted '}
          <span>{`${longMomentText(new Date(at))} Eastern`}</span>
        </Box>
        <div role="status">{isBusy ? 'Restoring...' : undo && restoredText(name, undo).text}</div>
      </Box>
      {/* Stays in place after a click, so that it keeps the focus. */}
      <Button
        aria-label={`${isBack ? 'Restored' : 'Restore'} ${name}`}
        aria-disabled={isRestoreDisabled}
        variant={isBack ? 'text' : 'outlined'}
        sx={{ alignSelf: 'start', ...(isRestoreDisabled && { opacity: 0.6, cursor: 'default' }) }}
        size="small"
        onClick={() => !isRestoreDisabled && void restore(id, { isListed: true })}
      >
        <span>{isBack ? 'Restored' : 'Restore'}</span>
      </Button>
    </WrapRow>
  )
}
