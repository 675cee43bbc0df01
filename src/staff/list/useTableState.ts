import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** A column and a direction. */
export interface Sort {
  column: string
  descending: boolean
}

/** What is to come, the next first, then what is over, the last first: the order of no column. */
export const UPCOMING_FIRST: Sort = { column: 'upcoming', descending: false }

/** How a table is sorted, and what happens when a column's header is clicked; to spread into RecordTable. */
export interface Order {
  sort: Sort
  onSort: (sort: Sort) => void
}

const BY_NAME: Sort = { column: 'name', descending: false }

/** What {@link useTableState} gives. */
export type TableState = ReturnType<typeof useTableState>

/**
 * Search text and sort of a table, stored in the URL (`?search=&sort=-date`), replaced and not pushed.
 * Rows and URL follow the typed text. A link to the same screen, Back and Forward search for what their
 * URL says.
 */
export function useTableState(defaultSort = BY_NAME) {
  const [params, setParams] = useSearchParams()
  const navigationType = useNavigationType()
  const { pathname, state, key } = useLocation()
  const inUrl = params.get('search') ?? ''
  const [search, setSearch] = useState(inUrl)
  // The location that led here; what is typed here replaces it.
  const [visit, setVisit] = useState(key)
  if (navigationType !== 'REPLACE' && visit !== key) {
    setVisit(key)
    setSearch(inUrl)
  }
  const deferred = useDeferredValue(search)
  const sort = readSort(params.get('sort')) ?? defaultSort

  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter's navigation may bring back a text that was cleared with it
  useEffect(() => {
    const { pathname: path, hash } = window.location
    const isLeft = !path.endsWith(pathname)
    if (isLeft || search === (currentParams().get('search') ?? '')) return
    const query = String(withParam(currentParams(), 'search', search))
    try {
      // A replace by the router would cancel a navigation that a click begins next.
      window.history.replaceState(window.history.state, '', `${path}${query && `?${query}`}${hash}`)
    } catch {
      // Safari allows 100 in ten seconds: the next key writes it.
    }
  }, [search, pathname, params])

  return {
    search,
    setSearch,
    /** Follows `search` without blocking the keyboard; a cleared search is applied at once. */
    searched: search === '' ? '' : deferred,
    /** For RecordTable. */
    order: {
      sort,
      onSort: ({ column, descending }: Sort) =>
        setParams(withParam(currentParams(), 'sort', `${descending ? '-' : ''}${column}`), {
          replace: true,
          state,
        }),
    },
  }
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

/**
 * The parameters of the URL now. Those of the last render may miss what was chosen a moment ago, and
 * would undo it.
 */
export const currentParams = () => new URLSearchParams(window.location.search)

/** A URL's parameters with one of them changed, or without it when the value is ''. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** What {@link useFilter} gives. */
export type FilterState<Name extends string> = ReturnType<typeof useFilter<Name>>

/**
 * The filters of a list, stored in the URL (`?month=2025-10`), replaced and not pushed.
 * '' is all.
 * @param names of the parameters: a constant list.
 */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  // Stable while the filters are: typing a search does not re-render them.
  return useMemo(() => {
    const values = names.map((name) => [name, params.get(name) ?? ''])
    const set = (next: URLSearchParams) => setParams(next, { replace: true })
    return {
      filter: Object.fromEntries(values) as Record<Name, string>,
      /** How many narrow it down. */
      chosenCount: values.filter(([, value]) => value !== '').length,
      setFilter: (name: Name, value: string) => set(withParam(currentParams(), name, value)),
      clear: () => set(names.reduce((left, name) => withParam(left, name, ''), currentParams())),
    }
  }, [names, params, setParams])
}
