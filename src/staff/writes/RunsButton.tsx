import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type PropsWithChildren, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import barButton from '../../ui/barButton.module.css'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import type { Run } from './runStore'
import { endedCount, remainingCount, runText } from './runText'
import { useRunList } from './useRuns'

const RunsDialog = lazyDialog(() => import('./RunsDialog'), 'RunsDialog')

/**
 * The button in the top bar with the progress of the current run, or the result of the last run.
 * @param children shown above the runs in the dialog.
 */
export function RunsButton({ children }: PropsWithChildren) {
  const runs = useRunList()
  // Links in the dialog and Back open another page, which closes the dialog. A page that only
  // replaces its URL doesn't close it. Set during render, so that no render shows the dialog with
  // another page.
  const { key } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const [openAt, setOpenAt] = useState<string>()
  if (openAt !== undefined && openAt !== key) setOpenAt(isReplaced ? key : undefined)
  // A delete has its own message, so its run is shown here only while something remains to be done.
  const run =
    runs.find(({ state }) => state === 'running') ??
    runs.findLast((latest) => latest.deleted === undefined || !isFinished(latest))
  return (
    <>
      <Button
        color="inherit"
        aria-label={run ? `Recent changes. ${runText(run)} ${stateText(run)}` : 'Recent changes'}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
        className={barButton.button}
      >
        <HistoryIcon fontSize="small" />
        {/* The text may be cut off, but all of it is the button's accessible name. */}
        <Typography
          component="span"
          variant="inherit"
          noWrap
          className={barButton.name}
          sx={{ maxWidth: '16rem', ml: 1 }}
        >
          {run ? shortText(run) : 'Recent changes'}
        </Typography>
      </Button>
      {/* Announces the end of a run on any screen. */}
      <span role="status" className={visuallyHidden.text}>
        {run?.state === 'ended' || run?.state === 'asking' ? `Jobs: ${shortText(run)}` : ''}
      </span>
      {openAt === key && <RunsDialog onClose={() => setOpenAt(undefined)}>{children}</RunsDialog>}
    </>
  )
}

/** Whether nothing remains to be done, so that the run's text says what it did. */
const isFinished = ({ state, items }: Run) => state !== 'running' && remainingCount(items) === 0

const shortText = (run: Run) => (isFinished(run) ? runText(run).replace(/\.$/, '') : stateText(run))

function stateText(run: Run): string {
  if (isFinished(run)) return 'Done'
  if (run.state === 'running') return `${endedCount(run.items)} of ${run.items.length}`
  return `${remainingCount(run.items)} left`
}
