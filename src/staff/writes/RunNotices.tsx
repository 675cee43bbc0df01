import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Alert } from '../../ui/Alert'
import { RunProgress } from './RunProgress'
import { isDone, type Run } from './runStore'
import { isGoing, runText } from './runText'
import { useRunList } from './useRuns'

/** Sticks 8 pixels below the top bar, whose height is `BAR_HEIGHT` of the theme, while scrolling. */
const NOTICES = {
  position: 'sticky',
  top: 64,
  zIndex: 2,
  '& > *': { mb: 2 },
  '@media print': { display: 'none' },
}

/**
 * The notices above the page: runs stopped by the end of the session or a closed page, and
 * unfinished runs that follow a save.
 */
export function RunNotices() {
  const runs = useRunList()
  return (
    <Box sx={NOTICES}>
      {runs.map((run) => (
        <RunNotice key={run.id} run={run} />
      ))}
    </Box>
  )
}

function RunNotice({ run }: { run: Run }) {
  const { id, items, state, isSequel = false, isCancelled = false } = run
  if (isSequel && isGoing(run)) return <Alert severity="info">{runText(run)}</Alert>
  const isUnfinishedSequel = isSequel && !isCancelled && !items.every(isDone)
  if (state !== 'stopped' && !isUnfinishedSequel) return null
  // A run that follows a save has no dialog of its own, so its Undo button is here.
  return (
    <Paper variant="outlined" sx={{ p: 2, borderColor: 'warning.main' }}>
      <RunProgress id={id} showUndo={isSequel} isAbovePage />
    </Paper>
  )
}
