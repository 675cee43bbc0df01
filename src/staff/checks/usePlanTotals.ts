import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { gamePlanQuery } from '../../api/gamePlans'
import type { Plan } from '../../domain/plan'
import { nameKey } from '../../domain/recordKeys'
import { threeAtATime } from '../../lib/threeAtATime'
import { useIsMounted } from '../../lib/useIsMounted'

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
    await threeAtATime(names, async (name) => {
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
