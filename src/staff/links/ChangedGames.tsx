import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { changedPackage } from '../../domain/games/gameChange'
import { counted } from '../../domain/text'
import { todayEastern } from '../../domain/time/dates'
import { useStore } from '../../lib/externalStore'
import { Alert } from '../../ui/Alert'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { WrapRow } from '../../ui/WrapRow'
import { useSeason } from '../records/useSeason'
import { runsOf } from '../writes/runStore'
import { useRuns } from '../writes/useRuns'
import { CustomerMessages } from './CustomerMessages'
import { gameChangeLogOf } from './gameChanges'
import { markOf, useDoneMarks } from './useDoneMarks'

/**
 * Offers to tell the customers of changed games, and to mark their packages as updated.
 * @param as a note that can be dismissed, the messages themselves, or the button that opens them.
 */
export function ChangedGames({ as }: { as: 'note' | 'messages' | 'button' }) {
  const client = useQueryClient()
  const { season } = useSeason(['combinedPlans'])
  const changes = useStore(gameChangeLogOf(client))
  const { start } = useRuns()
  const refetchFresh = useRefetchFresh()
  const { timesOf, add } = useDoneMarks()
  const [isOpen, setOpen] = useState(false)
  const today = todayEastern(new Date())
  const packages = (season?.combinedPlans ?? []).flatMap(
    (plan) =>
      changedPackage(plan, changes, {
        told: timesOf(markOf('told', plan)),
        marked: timesOf(markOf('marked', plan)),
        dismissed: timesOf(markOf('dismissed', plan)),
        today,
      }) ?? [],
  )
  const isDone = packages.every((one) => one.isDismissed || (one.isTold && one.isMarked))
  const unmarked = packages.filter(({ isMarked }) => !isMarked)
  async function mark(): Promise<void> {
    const { owner } = runsOf(client)
    const me = owner()
    const codes = unmarked.map(({ plan }) => plan.code)
    add(unmarked.map(({ plan }) => markOf('marked', plan)))
    // The step compares the last update before and after it.
    const plans = await refetchFresh(combinedPlansQuery()).catch(() => season?.combinedPlans ?? [])
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
  const messages = <CustomerMessages packages={packages} more={more} />
  if (as === 'messages') return packages.length > 0 ? messages : null
  const [first, ...others] = packages
  const changed = others.length > 0 ? counted(packages.length, 'package') : first?.plan.code
  const note = (
    <WrapRow sx={{ alignItems: 'center', mb: as === 'button' ? 2 : 0 }}>
      <span style={{ flex: '1 1 14rem' }}>{`Games of ${changed} changed.`}</span>
      <Button color="inherit" size="small" variant="outlined" onClick={() => setOpen(true)}>
        Tell customers
      </Button>
      {/* A phone has it beside the messages. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{more}</Box>
    </WrapRow>
  )
  return (
    <>
      {as === 'button' && (first ? note : <span>No package shows the games you changed.</span>)}
      {as === 'note' && !isDone && (
        <Alert
          severity="info"
          sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}
          closeText="Dismiss"
          onClose={() => add(packages.map(({ plan }) => markOf('dismissed', plan)))}
        >
          {note}
        </Alert>
      )}
      {isOpen && (
        <ReadingDialog title="Tell customers" isPanel onClose={() => setOpen(false)}>
          {messages}
        </ReadingDialog>
      )}
    </>
  )
}
