import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { combinedPlanQuery } from '../../../api/combinedPlans'
import { gamesOfPlan, type SheetCall, sheetCalls } from '../../../api/firstCalls'
import { readCall } from '../../../api/sheets/prefetchSheet'
import { settleAll } from '../../../api/writes/settleAll'
import { routeOf } from '../../../config/routeOf'
import { isSheet } from '../../../config/sheets'
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
    const calls: readonly SheetCall[] = sheetCalls[route.key](route.names as never)
    return [{ address, route, calls, repId: url.searchParams.get('rep') }]
  })
  /** The games of a combined plan, which are known when the plan is. */
  const gamesOf = (calls: readonly SheetCall[]): SheetCall[] =>
    calls
      .flatMap(([name, code]) =>
        name === 'combinedPlan'
          ? (client.getQueryData(combinedPlanQuery(code).queryKey)?.originalPlans ?? [])
          : [],
      )
      .map(gamesOfPlan)

  const done = new Set<string>()
  const isDone = (calls: readonly SheetCall[]) => calls.every((call) => done.has(call.join('\n')))
  function tell() {
    const read = pages.filter(({ calls }) => isDone(calls) && isDone(gamesOf(calls)))
    onRead(
      new Map(read.map(({ address, route, repId }) => [address, pageState(client, route, repId)])),
    )
  }
  async function readAll(calls: readonly SheetCall[]) {
    const items = [...new Map(calls.map((call) => [call.join('\n'), call])).values()]
    await settleAll({ items }, async (call) => {
      if (!isWanted()) return
      await readCall(client, call)
      done.add(call.join('\n'))
      tell()
    })
  }
  await readAll(pages.flatMap(({ calls }) => calls))
  await readAll(pages.flatMap(({ calls }) => gamesOf(calls)))
}
