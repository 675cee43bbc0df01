import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom'

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

/** What {@link useTableState} gives. */
export type TableState = ReturnType<typeof useTableState>

const URL_DELAY_MS = 200

/**
 * Search text and sort of a table, stored in the URL (`?search=&sort=-date`), replaced and not pushed.
 * Rows and URL follow the typed text. A link to the same screen, Back and Forward search for what their
 * URL says.
 */
export function useTableState(defaultSort: Sort) {
  const [params, setParams] = useSearchParams()
  const navigationType = useNavigationType()
  const { state, key } = useLocation()
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

  // During a navigation nothing is written into the next page's URL.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const isWritten = search === inUrl && search === (inAddress().get('search') ?? '')
    if (isWritten || !isIdle) return
    const next = () => withParam(inAddress(), 'search', search)
    const { pathname, hash } = window.location
    const write = () => {
      if (window.location.pathname === pathname) setParams(next(), { replace: true, state })
    }
    let timer = setTimeout(write, URL_DELAY_MS)
    // A click may navigate, which a write would cancel: the entry is changed before, for Back.
    const writeAtOnce = () => {
      clearTimeout(timer)
      const query = String(next())
      window.history.replaceState(
        window.history.state,
        '',
        pathname + (query && `?${query}`) + hash,
      )
      timer = setTimeout(write, URL_DELAY_MS)
    }
    window.addEventListener('click', writeAtOnce, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', writeAtOnce, true)
    }
  }, [search, inUrl, isIdle, setParams, state])

  return {
    search,
    setSearch,
    /** Follows `search` without blocking the keyboard; a cleared search is applied at once. */
    searched: search === '' ? '' : deferred,
    /** For RecordTable. */
    order: {
      sort,
      onSort: ({ column, descending }: Sort) =>
        setParams(withParam(inAddress(), 'sort', `${descending ? '-' : ''}${column}`), {
          replace: true,
          state,
        }),
    },
  }
}

/** The sort of a table that is not in the URL. */
export function useOrder(defaultSort: Sort): Order {
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
export const inAddress = () => new URLSearchParams(window.location.search)

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
  const filter = useMemo(
    () =>
      Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
        Name,
        string
      >,
    [names, params],
  )
  // Stable while the filters are: typing a search does not re-render them.
  return useMemo(
    () => ({
      filter,
      /** How many narrow it down. */
      chosen: names.filter((name) => filter[name] !== '').length,
      setFilter: (name: Name, value: string) =>
        setParams(withParam(inAddress(), name, value), { replace: true }),
      clear: () =>
        setParams(
          names.reduce((left, name) => withParam(left, name, ''), inAddress()),
          { replace: true },
        ),
    }),
    [names, filter, setParams],
  )
}
