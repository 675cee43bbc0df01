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
import { useRuns } from '../writes/useRuns'
import { type ChangedGame, useChangedGames, useSaves } from '../writes/WritesProvider'

/** Offers to mark packages as updated: a changed game does not change the day that customers see. */
export function UpdateOffer() {
  const { games, set } = useChangedGames()
  const { start } = useRuns()
  const reread = useReread()
  const saves = useSaves()
  const listId = useId()
  const { season } = useSeason(impactLists.plan)
  const packages = useMemo(
    () => impactOf('plan', games.flatMap(planRecords), season).packages,
    [games, season],
  )
  // Renders nothing until the packages are known, or if there are none.
  const [first, ...others] = games
  if (packages.length === 0 || !first) return null
  async function mark(): Promise<void> {
    const owner = saves.owner()
    set([])
    // The step compares the last update before and after it.
    const plans = await reread(combinedPlansQuery()).catch(() => season?.combinedPlans ?? [])
    if (saves.owner() !== owner) return
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
    <Alert severity="info" style={{ marginBottom: 16 }} onClose={() => set([])}>
      <span>
        {others.length === 0
          ? `${first.eventName} was changed.`
          : `${games.length} games were changed.`}
      </span>
      <details>
        <summary id={listId}>{`Used in ${counted(packages.length, 'package')}`}</summary>
        <LinkList labelledBy={listId} texts={packages} hrefOf={combinedPlanHref} />
      </details>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => void mark()}
      >
        <span>
          {packages.length === 1
            ? 'Mark the package as updated'
            : `Mark the ${packages.length} packages as updated`}
        </span>
      </Button>
    </Alert>
  )
}

const planRecords = ({ plans }: ChangedGame) => plans.map((name) => ({ name, eventNames: [] }))
