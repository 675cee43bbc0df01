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
import { type CheckedPage, type PageState, pageState } from './pageState'

/**
 * Checks whether these pages open for customers, with the same queries that their sheets use. Reads
 * each query once, three at a time.
 * @param addresses the pages' addresses below the base path.
 * @returns `stateOf` an address, undefined while it is being checked, and `check`, which reads
 *   everything again, however fresh the cached responses are.
 */
export function usePageStates(addresses: readonly string[]) {
  const client = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, PageState>>(new Map())
  const [round, setRound] = useState(0)
  // One text, because the array is a new one in each render.
  const addressLines = [...new Set(addresses.map(withoutContact))].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    const closed = new AbortController()
    setStates(new Map())
    const found = addressLines.split('\n').map(readablePage)
    const pages = found.filter((page) => page !== null)
    void readPages(client, pages, closed.signal, setStates)
    return () => closed.abort()
  }, [client, addressLines, round])
  return {
    stateOf: (address: string) => states.get(withoutContact(address)),
    check: () => {
      // Makes the check read everything from the server, without refetching other lists on the
      // page.
      void client.invalidateQueries({ refetchType: 'none' })
      setRound((last) => last + 1)
    },
  }
}

/** A combined plan's sheet opens with any contact, so the contact is ignored. */
const withoutContact = (address: string) =>
  address.startsWith('/bgs/') ? (address.split('?')[0] ?? address) : address

/** A page with the queries that its sheet reads. */
interface ReadablePage extends CheckedPage {
  address: string
  /**
   * Excludes the games of combined plans, whose names are known only after the combined plan is
   * read.
   */
  queries: PrefetchQuery[]
}

/** The page with this address; null if no sheet has it. */
function readablePage(address: string): ReadablePage | null {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const route = matchRoute(pathname)
  if (route === null || !isSheet(route.key)) return null
  const queries = sheetQueries[route.key](route.params as never)
  const ids = { rep: searchParams.get('rep'), plan: searchParams.get('plan') }
  return { address, sheet: route.key, params: route.params, ids, queries }
}

/**
 * Reads the queries of the pages.
 * @param signal aborts when the panel is closed.
 * @param onRead called with the states of all pages that were read so far.
 */
async function readPages(
  client: QueryClient,
  pages: readonly ReadablePage[],
  signal: AbortSignal,
  onRead: (states: ReadonlyMap<string, PageState>) => void,
): Promise<void> {
  const readHashes = new Set<string>()
  const areRead = (queries: readonly PrefetchQuery[]) =>
    queries.every(({ queryKey }) => readHashes.has(hashKey(queryKey)))
  const isRead = ({ queries }: ReadablePage) =>
    areRead(queries) && areRead(gamesQueriesOf(client, queries))
  async function readAll(queries: readonly PrefetchQuery[]) {
    const byHash = new Map(queries.map((query) => [hashKey(query.queryKey), query]))
    await runConcurrently([...byHash], async ([hash, query]) => {
      if (signal.aborted) return
      await prefetch(client, query)
      readHashes.add(hash)
      if (signal.aborted) return
      onRead(new Map(pages.filter(isRead).map((page) => [page.address, pageState(client, page)])))
    })
  }
  const pageQueries = pages.flatMap((page) => page.queries)
  await readAll(pageQueries)
  await readAll(gamesQueriesOf(client, pageQueries))
}
