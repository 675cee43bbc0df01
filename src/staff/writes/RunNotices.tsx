import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { Alert } from '../../ui/Alert'
import { WrapRow } from '../../ui/WrapRow'
import { leavingTo, RunProgress } from './RunProgress'
import type { Run } from './runStore'
import { countsOf, isAllDone, isGoing, runText } from './runText'
import { useRun, useRunList } from './useRuns'

/**
 * Above the page: runs that were stopped, by the end of the session or a closed page, and what follows a
 * save and is not done.
 */
export function RunNotices() {
  return (
    <Box sx={NOTICES}>
      {useRunList().map((run) => (
        <RunNotice key={run.id} run={run} />
      ))}
    </Box>
  )
}

/** Below the top bar, however far down its page is. */
const NOTICES = {
  position: 'sticky',
  top: 64,
  zIndex: 2,
  display: 'grid',
  gap: 1,
  mb: 2,
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
}

function RunNotice({ run: { id, items, state, isSequel, isCancelled }, run }: { run: Run }) {
  const actions = useRun(id)
  const notSent = countsOf(items)['not sent']
  const onStop = leavingTo('main', actions?.cancel)
  if (state === 'stopped') {
    return (
      <Alert severity="warning">
        <div>{runText(run)}</div>
        <WrapRow sx={{ mt: 1 }}>
          <Button
            color="inherit"
            size="small"
            variant="outlined"
            onClick={leavingTo('main', notSent === 0 ? actions?.retry : actions?.resume)}
          >
            <span>{notSent === 0 ? 'Retry failed items' : `Continue with ${notSent}`}</span>
          </Button>
          <Button color="inherit" size="small" onClick={onStop}>
            Stop here
          </Button>
        </WrapRow>
      </Alert>
    )
  }
  if (!isSequel) return null
  if (isGoing(run)) return <Alert severity="info">{runText(run)}</Alert>
  if (isAllDone(run) || isCancelled) return null
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <RunProgress id={id} />
      <Button size="small" sx={{ mt: 1 }} onClick={onStop}>
        Stop here
      </Button>
    </Paper>
  )
}
