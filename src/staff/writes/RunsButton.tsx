import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type PropsWithChildren, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import barButton from '../../ui/barButton.module.css'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import type { Run } from './runStore'
import { endedOf, remainingOf, runText } from './runText'
import { useRunList } from './useRuns'

const RunsDialog = lazyDialog(() => import('./RunsDialog'), 'RunsDialog')

/**
 * In the top bar, once there is something: how far the run that is going is, or what the last one did.
 * @param children above the runs in its dialog.
 */
export function RunsButton({ children }: PropsWithChildren) {
  const runs = useRunList()
  // A link in the dialog leads to another page and closes it, and Back does so too; a page may still put
  // into its address what was typed there.
  const { key } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const [openAt, setOpenAt] = useState<string>()
  if (openAt !== undefined && openAt !== key) setOpenAt(isReplaced ? key : undefined)
  const run =
    runs.find(({ state }) => state === 'running') ??
    runs.findLast((one) => one.deleted === undefined || !hasEnded(one))
  return (
    <>
      <Button
        color="inherit"
        aria-label={run ? `Recent changes. ${runText(run)} ${endText(run)}` : 'Recent changes'}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
        className={barButton.button}
      >
        <HistoryIcon fontSize="small" />
        {/* As long as it has room for it; all of it is the button's name. */}
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
      {/* The end of a run is announced on any screen. */}
      <span role="status" className={visuallyHidden.text}>
        {run?.state === 'ended' || run?.state === 'asking' ? `Jobs: ${shortText(run)}` : ''}
      </span>
      {openAt === key && <RunsDialog onClose={() => setOpenAt(undefined)}>{children}</RunsDialog>}
    </>
  )
}

/** Nothing remains to be done: its text names what it did. */
const hasEnded = ({ state, items }: Run) => state !== 'running' && remainingOf(items) === 0

const shortText = (run: Run) => (hasEnded(run) ? runText(run).replace(/\.$/, '') : endText(run))

function endText(run: Run): string {
  if (hasEnded(run)) return 'Done'
  if (run.state === 'running') return `${endedOf(run.items)} of ${run.items.length}`
  return `${remainingOf(run.items)} left`
}
