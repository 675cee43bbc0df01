import { useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A column and a direction. */
export interface Sort {
  column: string
  descending: boolean
}

const URL_DELAY_MS = 200

/**
 * Search text and sort of a table, kept in the URL (`?search=&sort=-date`), replaced and not
 * pushed. Typing answers at once; rows and URL follow.
 */
export function useTableState(defaultSort: Sort) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(() => params.get('search') ?? '')
  const sort = readSort(params.get('sort')) ?? defaultSort

  const inUrl = params.get('search') ?? ''
  useEffect(() => {
    if (search === inUrl) return
    const timer = setTimeout(() => {
      setParams((old) => withParam(old, 'search', search), { replace: true })
    }, URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [search, inUrl, setParams])

  return {
    search,
    setSearch,
    /** Follows `search` without holding up the keys. */
    searched: useDeferredValue(search),
    sort,
    setSort: ({ column, descending }: Sort) =>
      setParams((old) => withParam(old, 'sort', `${descending ? '-' : ''}${column}`), {
        replace: true,
      }),
  }
}

function readSort(text: string | null): Sort | null {
  if (!text) return null
  const descending = text.startsWith('-')
  return { column: descending ? text.slice(1) : text, descending }
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
