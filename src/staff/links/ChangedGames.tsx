import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { useReread } from '../../api/writes/useReread'
import { counted } from '../../domain/checks/finding'
import { type ChangedPackage, changeLines } from '../../domain/games/gameChange'
import { Alert } from '../../ui/Alert'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { useSeason } from '../records/useSeason'
import { useRuns } from '../writes/useRuns'
import { useSaves } from '../writes/WritesProvider'
import { changeKey, useDoneMarks } from './useDoneMarks'
import { useGameChanges } from './useGameChanges'
import { WrapRow } from './WrapRow'

const TellCustomers = dialogOnUse(() => import('./TellCustomers'), 'TellCustomers')

const markedKey = (changed: ChangedPackage) => `marked ${changeKey(changed)}`

/** Offers to tell the customers of changed games, and to mark their packages as updated. */
export function ChangedGames() {
  const { season } = useSeason(['combinedPlans'])
  const changes = useGameChanges()
  const { start } = useRuns()
  const reread = useReread()
  const saves = useSaves()
  const { isDone, setDone } = useDoneMarks()
  const [isOpen, setOpen] = useState(false)
  const packages = useMemo(
    () =>
      (season?.combinedPlans ?? [])
        .map((plan) => ({ plan, lines: changeLines(plan, changes) }))
        .filter(({ lines }) => lines.length > 0),
    [season, changes],
  )
  const unmarked = packages.filter((changed) => !isDone(markedKey(changed)))
  const isAllTold = packages.every((changed) => isDone(changeKey(changed)))
  async function mark(): Promise<void> {
    const owner = saves.owner()
    const codes = unmarked.map(({ plan }) => plan.code)
    setDone(unmarked.map(markedKey), true)
    // The step compares the last update before and after it.
    const plans = await reread(combinedPlansQuery()).catch(() => season?.combinedPlans ?? [])
    if (saves.owner() !== owner) return
    start({
      doing: `Marking ${counted(codes.length, 'package')} as updated`,
      done: `Marked as updated: ${counted(codes.length, 'package')}`,
      steps: plans
        .filter(({ code }) => codes.includes(code))
        .map((plan) => ({ kind: 'markCombinedPlan', plan })),
      isSequel: true,
    })
  }
  const more = unmarked.length > 0 && (
    <Button color="inherit" size="small" variant="outlined" onClick={() => void mark()}>
      <span>
        {unmarked.length === 1
          ? 'Mark the package as updated'
          : `Mark the ${unmarked.length} packages as updated`}
      </span>
    </Button>
  )
  return (
    <>
      {packages.length > 0 && !(isAllTold && unmarked.length === 0) && (
        <Alert
          severity="info"
          style={{ marginBottom: 16 }}
          closeText="Dismiss"
          onClose={() =>
            setDone(
              packages.flatMap((changed) => [changeKey(changed), markedKey(changed)]),
              true,
            )
          }
        >
          <span>
            {packages.length === 1
              ? 'The games of 1 package have changed.'
              : `The games of ${packages.length} packages have changed.`}
          </span>
          <WrapRow sx={{ mt: 1 }}>
            <Button color="inherit" size="small" variant="outlined" onClick={() => setOpen(true)}>
              Tell customers
            </Button>
            {more}
          </WrapRow>
        </Alert>
      )}
      {isOpen && <TellCustomers packages={packages} more={more} onClose={() => setOpen(false)} />}
    </>
  )
}
