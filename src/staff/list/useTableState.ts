import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** A sort by one column. */
export interface ColumnSort {
  column: string
  descending: boolean
}

/** Upcoming rows first, starting with the next one, then past rows, latest first. Not the order of any column. */
export const UPCOMING_FIRST: ColumnSort = { column: 'upcoming', descending: false }

/** The sort of a table and the handler of its column headers. Spread it into RecordTable. */
export interface TableOrder {
  sort: ColumnSort
  onSort: (sort: ColumnSort) => void
}

const BY_NAME: ColumnSort = { column: 'name', descending: false }

export type TableState = ReturnType<typeof useTableState>

/**
 * The search text and sort of a table. Stores them in the URL (`?search=&sort=-date`) by replacing the history entry.
 * A link to the same screen, Back and Forward restore the search from their URL.
 */
export function useTableState(defaultSort = BY_NAME) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [search, setSearch] = useSearchInUrl(params)
  const deferred = useDeferredValue(search)
  const setSort = ({ column, descending }: ColumnSort) =>
    setParams(urlParamsWith('sort', `${descending ? '-' : ''}${column}`), { replace: true, state })
  return {
    search,
    setSearch,
    /** The deferred `search`, so that typing isn't blocked. Clearing the search applies at once. */
    searched: search === '' ? '' : deferred,
    order: { sort: readSort(params.get('sort')) ?? defaultSort, onSort: setSort },
  }
}

/** A search text that is stored in the URL while typing, and read from the URL on each visit. */
function useSearchInUrl(params: URLSearchParams) {
  const navigationType = useNavigationType()
  const { pathname, key } = useLocation()
  const inUrl = params.get('search') ?? ''
  const [search, setSearch] = useState(inUrl)
  // The key of the last visited location. Replacing a location isn't a visit.
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
      // Not the router's replace, which would cancel a navigation started by the next click.
      window.history.replaceState(window.history.state, '', `${path}${query && `?${query}`}${hash}`)
    } catch {
      // Safari throws after 100 calls in ten seconds. The next key press tries again.
    }
  }, [search, pathname, params])

  return [search, setSearch] as const
}

/** The sort of a table, without storing it in the URL. */
export function useOrder(defaultSort = BY_NAME): TableOrder {
  const [sort, onSort] = useState(defaultSort)
  return { sort, onSort }
}

function readSort(text: string | null): ColumnSort | null {
  if (!text) return null
  const descending = text.startsWith('-')
  return { column: descending ? text.slice(1) : text, descending }
}

/** The current parameters of the URL. Those of the last render may lack a later choice. */
const currentUrlParams = () => new URLSearchParams(window.location.search)

/** The current parameters of the URL, with one changed; '' removes it. */
export function urlParamsWith(name: string, value: string): URLSearchParams {
  const params = currentUrlParams()
  if (value === '') params.delete(name)
  else params.set(name, value)
  return params
}

export type FilterState<Name extends string> = ReturnType<typeof useFilter<Name>>

/**
 * The filters of a list. Stores them in the URL (`?month=2025-10`) by replacing the history entry. '' means all.
 * @param names the names of the parameters. A stable array.
 */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  // Memoized, so that typing a search doesn't re-render the filters.
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
      /** The number of active filters. */
      chosenCount: values.filter(([, value]) => value !== '').length,
      setFilter: (name: Name, value: string) => setUrlParams(urlParamsWith(name, value)),
      clear,
    }
  }, [names, params, setParams])
}
