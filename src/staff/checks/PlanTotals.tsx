import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { gamePlanQuery } from '../../api/gamePlans'
import { counted } from '../../domain/checks/finding'
import type { Plan } from '../../domain/plan'
import { nameKey } from '../../domain/recordKeys'
import { runConcurrently } from '../../lib/runConcurrently'
import { useIsMounted } from '../../lib/useIsMounted'
import { Alert } from '../../ui/Alert'

/** Offers to compare plans with the number of games that their own records say, and how far it is. */
export function PlanTotals({ plans, totals }: { plans: readonly Plan[]; totals: Totals }) {
  const { reading, readAll, readFailed } = totals
  const onAct = () => readAll(plans)
  if (reading === null) {
    return (
      <Offer
        text="Each plan also has a total of its own, Plan Total Events."
        action={`Compare the ${counted(plans.length, 'plan')} with it`}
        onAct={onAct}
      />
    )
  }
  const { failed, progress } = reading
  if (progress) {
    const { asked, ended } = progress
    return (
      <Stack role="status" spacing={1} sx={{ pb: 2, maxWidth: 480 }}>
        <span>{`Reading Plan Total Events: ${ended} of ${asked} plans`}</span>
        <LinearProgress
          variant="determinate"
          value={(100 * ended) / asked}
          aria-label="Plans read"
        />
      </Stack>
    )
  }
  if (failed.length > 0) {
    return (
      <Alert
        severity="warning"
        style={{ marginBottom: 16 }}
        action={
          <Button color="inherit" onClick={readFailed}>
            Try Again
          </Button>
        }
      >
        {`Plan Total Events of ${counted(failed.length, 'plan')} could not be read: ${failed.join(', ')}.`}
      </Alert>
    )
  }
  return (
    <Offer
      text={`${counted(reading.totals.size, 'plan')} compared with Plan Total Events.`}
      action="Compare again"
      onAct={onAct}
    />
  )
}

type Totals = ReturnType<typeof usePlanTotals>

function Offer(props: { text: string; action: string; onAct: () => void }) {
  return (
    <Stack
      direction="row"
      sx={{ columnGap: 1.5, pb: 2, alignItems: 'center', flexWrap: 'wrap', displayPrint: 'none' }}
    >
      <span>{props.text}</span>
      <Button size="small" variant="outlined" onClick={props.onAct}>
        <span>{props.action}</span>
      </Button>
    </Stack>
  )
}

interface Reading {
  /** What the records say, by {@link nameKey}; while they are read again, what they said before. */
  totals: ReadonlyMap<string, number>
  /** Names of the plans whose record could not be read. */
  failed: readonly string[]
  /** How many plans are asked for, and how many of them have ended; null when all have. */
  progress: { asked: number; ended: number } | null
}

/**
 * What each plan's own record says of its number of games (GET gameplans/{id}): one call for each
 * plan, so they are read when somebody asks for it, and by name, because no list tells an id.
 * `reading` is null before.
 */
export function usePlanTotals() {
  const client = useQueryClient()
  const isMounted = useIsMounted()
  const [reading, setReading] = useState<Reading | null>(null)

  async function readSome(names: string[], known: ReadonlyMap<string, number>) {
    const totals = new Map(known)
    const failed: string[] = []
    const asked = names.length
    let ended = 0
    setReading({ totals: known, failed, progress: { asked, ended } })
    // The lists above are read beside them.
    await runConcurrently(names, async (name) => {
      const total = isMounted.current ? await totalOf(name) : undefined
      if (!isMounted.current) return
      // Where it could not be read, what was read before stays.
      if (total === undefined) failed.push(name)
      else if (total === null) totals.delete(nameKey(name))
      else totals.set(nameKey(name), total)
      ended += 1
      setReading({ totals: known, failed, progress: { asked, ended } })
    })
    // The totals come together: with each of them all rules would run once more.
    if (isMounted.current) setReading({ totals, failed, progress: null })
  }

  /** Undefined when it could not be read, null where the server has no such record. */
  const totalOf = (name: string) =>
    client.fetchQuery({ ...gamePlanQuery(name), staleTime: 0 }).then(
      (plan) => plan?.totalEvents ?? null,
      () => undefined,
    )

  return {
    reading,
    readAll: (plans: readonly Plan[]) =>
      void readSome(
        plans.map(({ name }) => name),
        reading?.totals ?? new Map(),
      ),
    readFailed: () => void (reading && readSome([...reading.failed], reading.totals)),
  }
}
