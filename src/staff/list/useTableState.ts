import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { BY_NAME, type ColumnSort } from './sort'
import { currentUrlParams, urlParamsWith } from './urlParams'

export type TableState = ReturnType<typeof useTableState>

/**
 * The search text and sort of a table. Stores them in the URL (`?search=&sort=-date`) by replacing
 * the history entry. A link to the same screen, Back and Forward restore the search from their URL.
 */
export function useTableState(defaultSort = BY_NAME) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useSearchInUrl(params)
  const deferredSearch = useDeferredValue(search)
  const setSort = ({ column, descending }: ColumnSort) =>
    setParams(urlParamsWith('sort', `${descending ? '-' : ''}${column}`), { replace: true })
  return {
    search,
    setSearch,
    /** The deferred `search`, so that typing isn't blocked. Clearing the search applies at once. */
    searched: search === '' ? '' : deferredSearch,
    order: { sort: readSort(params.get('sort')) ?? defaultSort, onSort: setSort },
  }
}

/**
 * A search text that is stored in the URL while typing, and read from the URL on each visit. It is
 * a state of its own, because typing must not wait for the router.
 */
function useSearchInUrl(params: URLSearchParams) {
  const navigationType = useNavigationType()
  const { pathname, key } = useLocation()
  const inUrl = params.get('search') ?? ''
  const [search, setSearch] = useState(inUrl)
  // The key of the last visited location. Replacing a location isn't a visit.
  const [visitedKey, setVisitedKey] = useState(key)
  if (navigationType !== 'REPLACE' && visitedKey !== key) {
    setVisitedKey(key)
    setSearch(inUrl)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation of a filter may restore a text that was cleared together with it
  useEffect(() => {
    const { pathname: path, hash } = window.location
    const hasLeftPage = !path.endsWith(pathname)
    if (hasLeftPage || search === (currentUrlParams().get('search') ?? '')) return
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

function readSort(text: string | null): ColumnSort | null {
  if (!text) return null
  const descending = text.startsWith('-')
  return { column: descending ? text.slice(1) : text, descending }
}
