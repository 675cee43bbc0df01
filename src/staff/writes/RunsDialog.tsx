import Button from '@mui/material/Button'
import type { PropsWithChildren } from 'react'
import { longMomentText } from '../../domain/time/dates'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { RunProgress, WrittenRecords } from './RunProgress'
import type { Run } from './runStore'
import styles from './runs.module.css'
import { isAllDone, isGoing, restoredText } from './runText'
import type { StepKind } from './steps/step'
import { useRun, useRunList, useRuns } from './useRuns'

/** This person's jobs, and what they deleted; the latest first. @param children above them. */
export function RunsDialog({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  const all = useRunList()
  const runs = all.filter(({ id }) => !all.some(({ undoneBy }) => undoneBy === id)).toReversed()
  const deleted = runs.filter(({ deleted, isUndo }) => deleted !== undefined && !isUndo)
  const jobs = runs.filter((run) => !deleted.includes(run))
  return (
    <ReadingDialog title="Recent changes" onClose={onClose}>
      {children}
      {jobs.length > 0 && (
        <>
          {deleted.length > 0 && <h3 className={styles.heading}>Jobs</h3>}
          <ul className={styles.list}>
            {jobs.map(({ id }) => (
              <Job key={id} id={id} />
            ))}
          </ul>
        </>
      )}
      {deleted.length > 0 && (
        <>
          <h3 className={styles.heading}>Recently deleted</h3>
          <p className={styles.lead}>
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

function Job({ id }: { id: string }) {
  const run = useRun(id)
  const undo = useRun(run?.undoneBy ?? '')
  return (
    <li className={styles.entry}>
      {run && <div className={styles.quiet}>{`${longMomentText(new Date(run.at))} Eastern`}</div>}
      <RunProgress id={id} />
      <WrittenRecords run={run} />
      {/* Not while it is being undone. */}
      {run?.state === 'ended' && (undo === undefined || undo.state === 'ended') && (
        <Button onClick={run.close}>Remove from list</Button>
      )}
    </li>
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
    <li className={styles.deleted}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <div className={styles.quiet}>
          <span>{items[0] && NOUNS[items[0].step.kind]}</span>
          {', deleted '}
          <span>{`${longMomentText(new Date(at))} Eastern`}</span>
        </div>
        <div role="status">{isBusy ? 'Restoring...' : undo && restoredText(name, undo).text}</div>
      </div>
      {/* It stays where it is when it has been pressed, and with it the focus. */}
      <Button
        aria-label={`${isBack ? 'Restored' : 'Restore'} ${name}`}
        aria-disabled={isOff}
        className={isOff ? styles.off : undefined}
        variant={isBack ? 'text' : 'outlined'}
        size="small"
        onClick={() => !isOff && void restore(id, true)}
      >
        <span>{isBack ? 'Restored' : 'Restore'}</span>
      </Button>
    </li>
  )
}
