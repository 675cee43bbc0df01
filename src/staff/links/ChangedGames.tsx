import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { useReread } from '../../api/writes/useReread'
import { changedPackage } from '../../domain/games/gameChange'
import { counted, joined } from '../../domain/text'
import { todayEastern } from '../../domain/time/dates'
import { useStore } from '../../lib/externalStore'
import { Alert } from '../../ui/Alert'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { WrapRow } from '../../ui/WrapRow'
import { useSeason } from '../records/useSeason'
import { runsOf } from '../writes/runStore'
import { useRuns } from '../writes/useRuns'
import { gameChangeLogOf } from './gameChanges'
import { markedMark, toldMark, useDoneMarks } from './useDoneMarks'

const TellCustomers = dialogOnUse(() => import('./TellCustomers'), 'TellCustomers')

/** Offers to tell the customers of changed games, and to mark their packages as updated. */
export function ChangedGames() {
  const client = useQueryClient()
  const { season } = useSeason(['combinedPlans'])
  const changes = useStore(gameChangeLogOf(client))
  const { start } = useRuns()
  const reread = useReread()
  const { timesOf, add } = useDoneMarks()
  const [isOpen, setOpen] = useState(false)
  const today = todayEastern(new Date())
  const packages = (season?.combinedPlans ?? []).flatMap(
    (plan) =>
      changedPackage(plan, changes, {
        told: timesOf(toldMark(plan)),
        marked: timesOf(markedMark(plan)),
        today,
      }) ?? [],
  )
  const untold = packages.filter(({ isTold }) => !isTold)
  const unmarked = packages.filter(({ isMarked }) => !isMarked)
  async function mark(): Promise<void> {
    const { owner } = runsOf(client)
    const me = owner()
    const codes = unmarked.map(({ plan }) => plan.code)
    add(unmarked.map(({ plan }) => markedMark(plan)))
    // The step compares the last update before and after it.
    const plans = await reread(combinedPlansQuery()).catch(() => season?.combinedPlans ?? [])
    if (owner() !== me) return
    const marked = codes.length === 1 ? codes[0] : counted(codes.length, 'package')
    start({
      doing: `Marking ${marked} as updated`,
      done: `Marked ${marked} as updated`,
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
      {untold.length + unmarked.length > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}
          closeText="Dismiss"
          onClose={() =>
            add([
              ...untold.map(({ plan }) => toldMark(plan)),
              ...unmarked.map(({ plan }) => markedMark(plan)),
            ])
          }
        >
          <WrapRow sx={{ alignItems: 'center' }}>
            <span style={{ flex: '1 1 16rem' }}>
              {`The games of ${counted(packages.length, 'package')} have changed: ${joined(packages.map(({ plan }) => plan.code))}.`}
            </span>
            <WrapRow>
              <Button color="inherit" size="small" variant="outlined" onClick={() => setOpen(true)}>
                Tell customers
              </Button>
              {more}
            </WrapRow>
          </WrapRow>
        </Alert>
      )}
      {isOpen && <TellCustomers packages={packages} more={more} onClose={() => setOpen(false)} />}
    </>
  )
}
