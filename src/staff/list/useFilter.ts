import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inAddress, withParam } from './useTableState'

/** What {@link useFilter} gives. */
export type FilterState<Name extends string> = ReturnType<typeof useFilter<Name>>

/**
 * What a list is narrowed down to, kept in the address (`?month=2025-10`), replaced and not pushed.
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
  // The same as long as the filter is: a letter of a search draws no choice anew.
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
