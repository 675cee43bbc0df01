import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** A column and a direction. */
export interface Sort {
  column: string
  descending: boolean
}

/** Upcoming rows first, the next at the top, then past rows, the latest first: the order of no column. */
export const UPCOMING_FIRST: Sort = { column: 'upcoming', descending: false }

/** The sort of a table and the handler of its column headers; to spread into RecordTable. */
export interface Order {
  sort: Sort
  onSort: (sort: Sort) => void
}

const BY_NAME: Sort = { column: 'name', descending: false }

export type TableState = ReturnType<typeof useTableState>

/**
 * The search text and the sort of a table, stored in the URL (`?search=&sort=-date`) by replacing the history
 * entry. A link to the same screen, Back and Forward restore the search of their URL.
 */
export function useTableState(defaultSort = BY_NAME) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [search, setSearch] = useSearchInUrl(params)
  const deferred = useDeferredValue(search)
  const setSort = ({ column, descending }: Sort) =>
    setParams(urlParamsWith('sort', `${descending ? '-' : ''}${column}`), { replace: true, state })
  return {
    search,
    setSearch,
    /** The deferred `search`, so that typing is not blocked; a cleared search applies at once. */
    searched: search === '' ? '' : deferred,
    order: { sort: readSort(params.get('sort')) ?? defaultSort, onSort: setSort },
  }
}

/** A search text that the URL stores while it is typed, and that each visit reads from its URL. */
function useSearchInUrl(params: URLSearchParams) {
  const navigationType = useNavigationType()
  const { pathname, key } = useLocation()
  const inUrl = params.get('search') ?? ''
  const [search, setSearch] = useState(inUrl)
  // The key of the location that was navigated to; typing replaces the location.
  const [visit, setVisit] = useState(key)
  if (navigationType !== 'REPLACE' && visit !== key) {
    setVisit(key)
    setSearch(inUrl)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation of a filter may restore a text that was cleared together with it
  useEffect(() => {
    const { pathname: path, hash } = window.location
    const isLeft = !path.endsWith(pathname)
    if (isLeft || search === (currentUrlParams().get('search') ?? '')) return
    const query = String(urlParamsWith('search', search))
    try {
      // A replace by the router would cancel a navigation that a click starts next.
      window.history.replaceState(window.history.state, '', `${path}${query && `?${query}`}${hash}`)
    } catch {
      // Safari allows 100 calls in ten seconds: the next key tries again.
    }
  }, [search, pathname, params])

  return [search, setSearch] as const
}

/** The sort of a table that is not in the URL. */
export function useOrder(defaultSort = BY_NAME): Order {
  const [sort, onSort] = useState(defaultSort)
  return { sort, onSort }
}

function readSort(text: string | null): Sort | null {
  if (!text) return null
  const descending = text.startsWith('-')
  return { column: descending ? text.slice(1) : text, descending }
}

/** The parameters of the URL now: those of the last render may lack a choice that was made since. */
const currentUrlParams = () => new URLSearchParams(window.location.search)

/** The parameters of the URL now, with one changed; '' removes it. */
export function urlParamsWith(name: string, value: string): URLSearchParams {
  const params = currentUrlParams()
  if (value === '') params.delete(name)
  else params.set(name, value)
  return params
}

export type FilterState<Name extends string> = ReturnType<typeof useFilter<Name>>

/**
 * The filters of a list, stored in the URL (`?month=2025-10`) by replacing the history entry. '' is all.
 * @param names the names of the parameters; a stable list.
 */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  // Stable while the filters are: typing a search does not re-render them.
  return useMemo(() => {
    const values = names.map((name) => [name, params.get(name) ?? ''])
    const setUrlParams = (next: URLSearchParams) => setParams(next, { replace: true })
    function clear() {
      const next = currentUrlParams()
      for (const name of names) next.delete(name)
      setUrlParams(next)
    }
    return {
      filter: Object.fromEntries(values) as Record<Name, string>,
      /** The number of filters that are set. */
      chosenCount: values.filter(([, value]) => value !== '').length,
      setFilter: (name: Name, value: string) => setUrlParams(urlParamsWith(name, value)),
      clear,
    }
  }, [names, params, setParams])
}
