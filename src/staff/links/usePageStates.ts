import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  gamesQueriesOf,
  prefetch,
  type SheetQuery,
  sheetQueries,
} from '../../api/sheets/sheetQueries'
import { routeOf } from '../../config/routeOf'
import { isSheet } from '../../config/sheets'
import { threeAtATime } from '../../lib/threeAtATime'
import { type PageState, pageState } from './pageState'

/**
 * What a customer will see on each of these pages: read when the panel is open, by the sheets' own
 * reads, each once and three at a time.
 * @param addresses below the base path.
 * @returns the state of an address, undefined while it is not known, and `check`, which reads all
 *   again, however young the answers are.
 */
export function usePageStates(addresses: readonly string[]) {
  const client = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, PageState>>(new Map())
  const [round, setRound] = useState(0)
  const all = [...new Set(addresses.map(withoutContact))].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    let isOpen = true
    setStates(new Map())
    void readPages(client, all.split('\n'), {
      isWanted: () => isOpen,
      onRead: (found) => {
        if (isOpen) setStates(found)
      },
    })
    return () => {
      isOpen = false
    }
  }, [client, all, round])
  return {
    stateOf: (address: string) => states.get(withoutContact(address)),
    check: () => {
      // What is told again is as the server has it now; what else is in view need not be asked for.
      void client.invalidateQueries({ refetchType: 'none' })
      setRound((last) => last + 1)
    },
  }
}

/** On a combined plan's sheet the rep is a contact that may be missing: whoever it is, the sheet opens. */
const withoutContact = (address: string) =>
  address.startsWith('/bgs/') ? (address.split('?')[0] ?? address) : address

interface Reading {
  /** Nobody asks any more once the panel is closed. */
  isWanted: () => boolean
  onRead: (states: ReadonlyMap<string, PageState>) => void
}

async function readPages(
  client: QueryClient,
  addresses: readonly string[],
  { isWanted, onRead }: Reading,
): Promise<void> {
  const pages = addresses.flatMap((address) => {
    const url = new URL(address, window.location.origin)
    const route = routeOf(url.pathname)
    if (route === null || !isSheet(route.key)) return []
    const queries: SheetQuery[] = sheetQueries[route.key](route.names as never)
    return [{ address, route, queries, repId: url.searchParams.get('rep') }]
  })
  /** The games of combined plans, which are known when the plan is. */
  const gamesOf = (queries: readonly SheetQuery[]) => gamesQueriesOf(client, queries)

  const done = new Set<string>()
  const isDone = (queries: readonly SheetQuery[]) =>
    queries.every(({ queryKey }) => done.has(hashKey(queryKey)))
  function report() {
    const read = pages.filter(({ queries }) => isDone(queries) && isDone(gamesOf(queries)))
    onRead(
      new Map(read.map(({ address, route, repId }) => [address, pageState(client, route, repId)])),
    )
  }
  async function readAll(queries: readonly SheetQuery[]) {
    const items = new Map(queries.map((query) => [hashKey(query.queryKey), query]))
    await threeAtATime([...items], async ([hash, query]) => {
      if (!isWanted()) return
      await prefetch(client, query)
      done.add(hash)
      report()
    })
  }
  await readAll(pages.flatMap(({ queries }) => queries))
  await readAll(pages.flatMap(({ queries }) => gamesOf(queries)))
}
