import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { selectList } from '../../api/cache/rowList'
import { combinedPlansQuery, useCombinedPlans } from '../../api/combinedPlans'
import { gamesQuery } from '../../api/games'
import { clockSkewMs } from '../../api/serverClock'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { teamKeys } from '../../content/teams'
import { changedPackage } from '../../domain/games/changedPackage'
import type { Game } from '../../domain/games/game'
import { createGameFinder } from '../../domain/games/gameChange'
import { counted } from '../../domain/text'
import { todayEastern } from '../../domain/time/dates'
import { useStore } from '../../lib/externalStore'
import { Alert } from '../../ui/Alert'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { Empty, LoadError, Loading } from '../../ui/LoadState'
import { WrapRow } from '../../ui/WrapRow'
import { runsOf } from '../writes/runStore'
import { useRuns } from '../writes/useRuns'
import { CustomerMessages, toldText } from './CustomerMessages'
import { gameChangeLogOf } from './gameChanges'
import { actionKey, useDoneMarks } from './useDoneMarks'

type Shown = 'note' | 'messages' | 'button'

/**
 * Offers to tell the customers of changed games, and to mark their packages as updated.
 * @param as a note that can be dismissed, the messages themselves, or the button that opens them.
 * @param since leaves out packages without a later change; in milliseconds since 1970.
 */
export function ChangedGames({ as, since }: { as: Shown; since?: number | undefined }) {
  const client = useQueryClient()
  const { data: plans, isError, refetch } = useCombinedPlans()
  const changes = useStore(gameChangeLogOf(client))
  const { start } = useRuns()
  const refetchFresh = useRefetchFresh()
  const { timesOf, add } = useDoneMarks()
  const [isOpen, setOpen] = useState(false)
  const today = todayEastern(new Date())
  const findListed = useListedGames(changes.at(-1)?.at, isOpen || as === 'messages')
  const packages = (plans ?? []).flatMap(
    (plan) =>
      changedPackage(plan, changes, {
        told: timesOf(actionKey('told', plan)),
        marked: timesOf(actionKey('marked', plan)),
        dismissed: timesOf(actionKey('dismissed', plan)),
        today,
        findListed,
        since,
      }) ?? [],
  )
  const isDone = packages.every((one) => one.isDismissed || (one.isTold && one.isMarked))
  const unmarked = packages.filter(({ isMarked }) => !isMarked)
  async function mark(): Promise<void> {
    const { currentOwner } = runsOf(client)
    const me = currentOwner()
    const codes = unmarked.map(({ plan }) => plan.code)
    add(unmarked.map(({ plan }) => actionKey('marked', plan)))
    // The step compares the last update before and after it.
    const stored = await refetchFresh(combinedPlansQuery()).catch(() => plans ?? [])
    if (currentOwner() !== me) return
    const marked = codes.length === 1 ? codes[0] : counted(codes.length, 'package')
    start({
      doing: `Marking ${marked} as updated`,
      done: `Marked ${marked} as updated`,
      steps: stored
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
      <span style={{ flex: '1 1 14rem' }}>{`Games in ${changed} changed.`}</span>
      <Button color="inherit" size="small" variant="outlined" onClick={() => setOpen(true)}>
        Tell customers
      </Button>
      {/* A phone has it beside the messages. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <span>{toldText(packages)}</span> {more}
      </Box>
    </WrapRow>
  )
  const unread = isError ? (
    <LoadError text="Failed to load packages." onRetry={() => void refetch()} />
  ) : (
    <Loading text="Loading packages..." />
  )
  const none = plans ? <Empty>No package shows the games you changed.</Empty> : unread
  return (
    <>
      {as === 'button' && (first ? note : <Box sx={{ mb: 2 }}>{none}</Box>)}
      {as === 'note' && !isDone && (
        <Alert
          severity="info"
          sx={{ mb: 2, alignItems: { sm: 'center' }, '& .MuiAlert-message': { flex: 1 } }}
          closeText="Dismiss"
          onClose={() => add(packages.map(({ plan }) => actionKey('dismissed', plan)))}
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

/**
 * Finds games in the lists that were read after a change.
 * @param changedAt milliseconds since 1970 by the server's clock; a query's times are of this device.
 * @param isNeeded whether lists that are not there are read.
 */
function useListedGames(changedAt = 0, isNeeded: boolean) {
  const queries = useQueries({
    queries: teamKeys.map((team) => ({
      ...gamesQuery(team),
      enabled: isNeeded,
      select: selectList<Game>,
    })),
  })
  const fresh = queries.map(({ data, dataUpdatedAt }) =>
    dataUpdatedAt > changedAt + clockSkewMs() ? data : null,
  )
  return createGameFinder(
    fresh.flatMap((list) => list?.rows ?? []),
    // A game that cannot be read was not deleted.
    teamKeys.filter((_team, index) => fresh[index]?.unread.length === 0),
  )
}
