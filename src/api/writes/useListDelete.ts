import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useListUpdate } from './useListUpdate'

/**
 * A write by which one row of a list goes: it leaves the list at once, see {@link useListUpdate}.
 * `keyOf` is what the call `remove` knows a row by; `touched` what it makes stale.
 */
export function useListDelete<Row, Key>(
  list: QueryKey,
  keyOf: (row: Row) => Key,
  remove: (key: Key) => Promise<unknown>,
  touched: { invalidates: readonly QueryKey[] },
) {
  const update = useListUpdate()
  return useMutation({
    mutationFn: (key: Key) => remove(key),
    onSuccess: (_, key) => update<Row>(list, (rows) => rows.filter((row) => keyOf(row) !== key)),
    meta: touched,
  })
}
