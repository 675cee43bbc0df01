import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentUrlParams, urlParamsWith } from './urlParams'

export type FilterState<Name extends string> = ReturnType<typeof useFilter<Name>>

/**
 * The filters of a list. Stores them in the URL (`?month=2025-10`) by replacing the history entry.
 * '' means all.
 * @param names the names of the parameters. A stable array.
 */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  // Memoized, so that typing a search doesn't re-render the filters.
  return useMemo(() => {
    const values = names.map((name) => [name, params.get(name) ?? ''])
    const setUrlParams = (next: URLSearchParams) => setParams(next, { replace: true })
    return {
      filter: Object.fromEntries(values) as Record<Name, string>,
      /** The number of active filters. */
      chosenCount: values.filter(([, value]) => value !== '').length,
      setFilter: (name: Name, value: string) => setUrlParams(urlParamsWith(name, value)),
      clear() {
        const next = currentUrlParams()
        for (const name of names) next.delete(name)
        setUrlParams(next)
      },
    }
  }, [names, params, setParams])
}
