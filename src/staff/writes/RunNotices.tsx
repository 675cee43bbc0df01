import Button from '@mui/material/Button'
import { useId, useMemo } from 'react'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { useReread } from '../../api/writes/useReread'
import { counted } from '../../domain/checks/finding'
import { impactLists, impactOf } from '../../domain/checks/impact'
import { Alert } from '../../ui/Alert'
import { LinkList } from '../../ui/LinkList'
import { combinedPlanHref } from '../records/recordLinks'
import { useSeason } from '../records/useSeason'
import { RunProgress } from './RunProgress'
import type { Run } from './runStore'
import styles from './runs.module.css'
import { countsOf, isGoing, runText } from './runText'
import { useRun, useRunList, useRuns } from './useRuns'
import { type ChangedGame, useChangedGames } from './WritesProvider'

/**
 * Above the page: runs that were stopped, by the end of the session or a closed page; what follows a
 * save and is not done; packages that may be marked as updated.
 */
export function RunNotices() {
  const runs = useRunList()
  const { games } = useChangedGames()
  return (
    <div className={styles.notices}>
      {runs.map((run) =>
        run.state === 'stopped' ? (
          <Stopped key={run.id} run={run} />
        ) : (
          run.isSequel && <Sequel key={run.id} run={run} />
        ),
      )}
      {games.length > 0 && <UpdateOffer games={games} />}
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
          onClick={notSent === 0 ? actions?.retry : actions?.resume}
        >
          <span>{notSent === 0 ? 'Retry failed' : `Continue with ${notSent}`}</span>
        </Button>
        <Button color="inherit" size="small" onClick={actions?.cancel}>
          <span>Leave it there</span>
        </Button>
      </div>
    </Alert>
  )
}

function Sequel({ run: { id, items, isCancelled }, run }: { run: Run }) {
  const actions = useRun(id)
  if (isGoing(run)) return <Alert severity="info">{runText(run)}</Alert>
  const isDone = items.every(({ state }) => state === 'done' || state === 'unchanged')
  if (isDone || isCancelled) return null
  return (
    <Alert severity="warning">
      <RunProgress id={id} />
      <Button color="inherit" size="small" onClick={actions?.cancel}>
        Leave it there
      </Button>
    </Alert>
  )
}

/** Customers see when a package was last updated; a game that changed does not change that. */
function UpdateOffer({ games }: { games: readonly ChangedGame[] }) {
  const { set } = useChangedGames()
  const { start } = useRuns()
  const reread = useReread()
  const listId = useId()
  const { season } = useSeason(impactLists.plan)
  const packages = useMemo(
    () => impactOf('plan', games.flatMap(planRecords), season).packages,
    [games, season],
  )
  // Nothing is said before the packages are known, nor where there are none.
  const [first, ...others] = games
  if (packages.length === 0 || !first) return null
  async function mark(): Promise<void> {
    set([])
    // Their last update of now, which is to be another one after it.
    const plans = await reread(combinedPlansQuery()).catch(() => season?.combinedPlans ?? [])
    start({
      doing: `Marking ${counted(packages.length, 'package')} as updated`,
      done: `Marked as updated: ${counted(packages.length, 'package')}`,
      steps: plans
        .filter(({ code }) => packages.includes(code))
        .map((plan) => ({ kind: 'markCombinedPlan', plan })),
      isSequel: true,
    })
  }
  return (
    <Alert severity="info" onClose={() => set([])}>
      <span>
        {others.length === 0
          ? `${first.eventName} was changed.`
          : `${games.length} games were changed.`}
      </span>
      <details>
        <summary id={listId}>
          {packages.length === 1 ? '1 package shows it' : `${packages.length} packages show it`}
        </summary>
        <LinkList labelledBy={listId} texts={packages} hrefOf={combinedPlanHref} />
      </details>
      <div className={styles.actions}>
        <Button color="inherit" size="small" variant="outlined" onClick={() => void mark()}>
          <span>
            {packages.length === 1
              ? 'Mark the package as updated'
              : `Mark the ${packages.length} packages as updated`}
          </span>
        </Button>
      </div>
    </Alert>
  )
}

const planRecords = ({ plans }: ChangedGame) => plans.map((name) => ({ name, eventNames: [] }))
