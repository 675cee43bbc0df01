import Button from '@mui/material/Button'
import { useId, useMemo } from 'react'
import { impactLists, impactOf } from '../../../domain/checks/impact'
import { Alert } from '../../../ui/Alert'
import { LinkList } from '../../../ui/LinkList'
import { combinedPlanHref } from '../../records/recordLinks'
import { useSeason } from '../../records/useSeason'
import { FailureList } from '../FailureList'
import styles from './PackageNotices.module.css'
import { usePackages, usePackageWork } from './PackageWorkProvider'
import { markUpdatedJob } from './packageJobs'
import type { ChangedGame, PackageWork } from './packageWork'

/** Above the page: what is being done to packages, what of it failed, and what could be done. */
export function PackageNotices() {
  const { works, changed } = usePackageWork()
  return (
    <div className={styles.notices}>
      {works.map((work) => (
        <WorkNotice key={work.id} work={work} />
      ))}
      {changed.length > 0 && <UpdateOffer games={changed} />}
    </div>
  )
}

function WorkNotice({ work }: { work: PackageWork }) {
  const { store, retry } = usePackages()
  const { job, ended, total, isRunning, failures, gone } = work
  if (isRunning) {
    return (
      <Alert severity="info">{`${job.doing}: ${Math.min(ended + 1, total)} of ${total}...`}</Alert>
    )
  }
  const all = job.codes.length - gone.length
  return (
    <FailureList
      severity="warning"
      words={`${job.doing}: updated ${all - failures.length}/${all} packages; ${failures.length} failed.`}
      failures={failures}
    >
      <div className={styles.actions}>
        <Button color="inherit" size="small" variant="outlined" onClick={() => retry(work)}>
          Retry failed
        </Button>
        <Button color="inherit" size="small" onClick={() => store.remove(work.id)}>
          Leave as they are
        </Button>
      </div>
    </FailureList>
  )
}

/** Customers read on a package when it was last updated; a game that changed does not change that. */
function UpdateOffer({ games }: { games: readonly ChangedGame[] }) {
  const { store, start } = usePackages()
  const listId = useId()
  const { season } = useSeason(impactLists.plan)
  const packages = useMemo(
    () => impactOf('plan', games.flatMap(planRecords), season).packages,
    [games, season],
  )
  // Nothing is said before the packages are known, nor where there are none.
  const [first, ...others] = games
  if (packages.length === 0 || !first) return null
  return (
    <Alert severity="info" onClose={store.forgetChanged}>
      <span>
        {others.length === 0
          ? `${first.eventName} was changed.`
          : `${games.length} games were changed.`}
      </span>
      <details>
        <summary className={styles.codes} id={listId}>
          {packages.length === 1 ? '1 package shows it' : `${packages.length} packages show it`}
        </summary>
        <LinkList labelledBy={listId} texts={packages} hrefOf={combinedPlanHref} />
      </details>
      <div className={styles.actions}>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={() => {
            store.forgetChanged()
            start(markUpdatedJob(packages))
          }}
        >
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
