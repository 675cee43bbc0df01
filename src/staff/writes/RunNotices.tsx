import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { Alert } from '../../ui/Alert'
import { leavingTo, RunProgress } from './RunProgress'
import type { Run } from './runStore'
import styles from './runs.module.css'
import { countsOf, isAllDone, isGoing, runText } from './runText'
import { useRun, useRunList } from './useRuns'

/**
 * Above the page: runs that were stopped, by the end of the session or a closed page, and what follows a
 * save and is not done.
 */
export function RunNotices() {
  const runs = useRunList()
  return (
    <div className={styles.notices}>
      {runs.map((run) =>
        run.state === 'stopped' ? (
          <Stopped key={run.id} run={run} />
        ) : (
          run.isSequel && <Sequel key={run.id} run={run} />
        ),
      )}
    </div>
  )
}

function Stopped({ run: { id, items }, run }: { run: Run }) {
  const actions = useRun(id)
  const notSent = countsOf(items)['not sent']
  return (
    <Alert severity="warning">
      <div>{runText(run)}</div>
      <div className={styles.actions}>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={leavingTo('main', notSent === 0 ? actions?.retry : actions?.resume)}
        >
          <span>{notSent === 0 ? 'Retry failed items' : `Continue with ${notSent}`}</span>
        </Button>
        <Button color="inherit" size="small" onClick={leavingTo('main', actions?.cancel)}>
          <span>Stop here</span>
        </Button>
      </div>
    </Alert>
  )
}

function Sequel({ run: { id, isCancelled }, run }: { run: Run }) {
  const actions = useRun(id)
  if (isGoing(run)) return <Alert severity="info">{runText(run)}</Alert>
  if (isAllDone(run) || isCancelled) return null
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <RunProgress id={id} />
      <Button size="small" onClick={leavingTo('main', actions?.cancel)} sx={{ mt: 1 }}>
        Stop here
      </Button>
    </Paper>
  )
}
