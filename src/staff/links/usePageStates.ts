import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  gamesQueriesOf,
  type PrefetchQuery,
  prefetch,
  sheetQueries,
} from '../../api/sheets/sheetQueries'
import { matchRoute } from '../../config/matchRoute'
import { isSheet } from '../../config/sheets'
import { runConcurrently } from '../../lib/runConcurrently'
import { type PageState, pageState, type SheetPage } from './pageState'

/**
 * What a customer will see on each of these pages: read when the panel is open, by the sheets' own
 * reads, each once and three at a time.
 * @param addresses below the base path.
 * @returns the state of an address, undefined while it is not known, and `check`, which reads all
 *   again, however fresh the responses are.
 */
export function usePageStates(addresses: readonly string[]) {
  const client = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, PageState>>(new Map())
  const [round, setRound] = useState(0)
  const all = [...new Set(addresses.map(withoutContact))].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    const closed = new AbortController()
    setStates(new Map())
    void readPages(client, all.split('\n').flatMap(readablePage), closed.signal, setStates)
    return () => closed.abort()
  }, [client, all, round])
  return {
    stateOf: (address: string) => states.get(withoutContact(address)),
    check: () => {
      // All is read from the server again; lists elsewhere on the page are not.
      void client.invalidateQueries({ refetchType: 'none' })
      setRound((last) => last + 1)
    },
  }
}

/** A combined plan's sheet opens with any contact. */
const withoutContact = (address: string) =>
  address.startsWith('/bgs/') ? (address.split('?')[0] ?? address) : address

/** A page with its reads. */
interface ReadablePage extends SheetPage {
  address: string
  /** Without the games of combined plans, which are known when the plan is. */
  queries: PrefetchQuery[]
}

/** The page of an address; none where it is no sheet's. */
function readablePage(address: string): ReadablePage[] {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const route = matchRoute(pathname)
  if (route === null || !isSheet(route.key)) return []
  const queries = sheetQueries[route.key](route.params as never)
  const ids = { rep: searchParams.get('rep'), plan: searchParams.get('plan') }
  return [{ address, sheet: route.key, params: route.params, ids, queries }]
}

/**
 * Reads what the pages need.
 * @param signal ends it when the panel is closed.
 * @param onRead is given the states of all pages that were read so far.
 */
async function readPages(
  client: QueryClient,
  pages: readonly ReadablePage[],
  signal: AbortSignal,
  onRead: (states: ReadonlyMap<string, PageState>) => void,
): Promise<void> {
  const done = new Set<string>()
  const isDone = (queries: readonly PrefetchQuery[]) =>
    queries.every(({ queryKey }) => done.has(hashKey(queryKey)))
  const isRead = ({ queries }: ReadablePage) =>
    isDone(queries) && isDone(gamesQueriesOf(client, queries))
  async function readAll(queries: readonly PrefetchQuery[]) {
    const byHash = new Map(queries.map((query) => [hashKey(query.queryKey), query]))
    await runConcurrently([...byHash], async ([hash, query]) => {
      if (signal.aborted) return
      await prefetch(client, query)
      done.add(hash)
      if (signal.aborted) return
      onRead(new Map(pages.filter(isRead).map((page) => [page.address, pageState(client, page)])))
    })
  }
  const queries = pages.flatMap((page) => page.queries)
  await readAll(queries)
  await readAll(gamesQueriesOf(client, queries))
}
