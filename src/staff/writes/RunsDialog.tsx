import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { PropsWithChildren, ReactNode } from 'react'
import { longMomentText } from '../../domain/time/dates'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { WrapRow } from '../../ui/WrapRow'
import { RunProgress, WrittenRecords } from './RunProgress'
import styles from './RunsDialog.module.css'
import type { Run } from './runStore'
import { isAllDone, isGoing, restoredText } from './runText'
import type { StepKind } from './steps/step'
import { useRun, useRunList, useRuns } from './useRuns'

/** This person's runs, and what they deleted; the latest first. @param children above them. */
export function RunsDialog({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  const all = useRunList()
  const runs = all.filter(({ id }) => !all.some(({ undoneBy }) => undoneBy === id)).toReversed()
  const deleted = runs.filter(({ deleted, isUndo }) => deleted !== undefined && !isUndo)
  const others = runs.filter((run) => !deleted.includes(run))
  return (
    <ReadingDialog title="Recent changes" onClose={onClose}>
      {children}
      {others.length > 0 && deleted.length > 0 && <h3 className={styles.heading}>Jobs</h3>}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map(({ id }) => (
            <RunEntry key={id} id={id} />
          ))}
        </ul>
      )}
      {deleted.length > 0 && (
        <>
          <h3 className={styles.heading}>Recently deleted</h3>
          <p style={{ margin: '0 0 8px' }}>
            Kept until you sign out. Restore creates it again as it was just before.
          </p>
          <ul className={styles.list}>
            {deleted.map((run) => (
              <Deleted key={run.id} run={run} />
            ))}
          </ul>
        </>
      )}
    </ReadingDialog>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary' }}>{children}</Box>
)

function RunEntry({ id }: { id: string }) {
  const run = useRun(id)
  const undo = useRun(run?.undoneBy ?? '')
  return (
    <Stack component="li" spacing={1.5} useFlexGap>
      {run && <Quiet>{`${longMomentText(new Date(run.at))} Eastern`}</Quiet>}
      <RunProgress id={id} />
      <WrittenRecords run={run} />
      {/* Not while it is being undone. */}
      {run?.state === 'ended' && (undo === undefined || undo.state === 'ended') && (
        <Button onClick={run.close} sx={{ alignSelf: 'start', marginInlineStart: -1 }}>
          Remove from list
        </Button>
      )}
    </Stack>
  )
}

const NOUNS: Partial<Record<StepKind, string>> = {
  deleteGame: 'Game',
  removeFromPlan: 'Game of a plan',
  deletePlan: 'Plan',
  deleteCombinedPlan: 'Package',
  deleteRep: 'Representative',
  deleteLocation: 'Pricing location',
}

/** Something that was deleted by itself, to be made again. */
function Deleted({ run: { id, at, deleted: name = '', items, undoneBy } }: { run: Run }) {
  const { restore } = useRuns()
  const undo = useRun(undoneBy ?? '')
  const isBusy = undo !== undefined && isGoing(undo)
  const isBack = undo?.state === 'ended' && isAllDone(undo)
  const isOff = isBusy || isBack
  return (
    <WrapRow component="li" sx={{ columnGap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Quiet>
          <span>{items[0] && NOUNS[items[0].step.kind]}</span>
          {', deleted '}
          <span>{`${longMomentText(new Date(at))} Eastern`}</span>
        </Quiet>
        <div role="status">{isBusy ? 'Restoring...' : undo && restoredText(name, undo).text}</div>
      </Box>
      {/* It stays where it is when it has been pressed, and with it the focus. */}
      <Button
        aria-label={`${isBack ? 'Restored' : 'Restore'} ${name}`}
        aria-disabled={isOff}
        variant={isBack ? 'text' : 'outlined'}
        sx={{ alignSelf: 'start', ...(isOff && { opacity: 0.6, cursor: 'default' }) }}
        size="small"
        onClick={() => !isOff && void restore(id, true)}
      >
        <span>{isBack ? 'Restored' : 'Restore'}</span>
      </Button>
    </WrapRow>
  )
}
