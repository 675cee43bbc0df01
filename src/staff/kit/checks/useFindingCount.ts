import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../../../api/keys'

/** Tells the menu how many findings are open; undefined while that is not known. */
export function useFindingCount(count: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (count !== undefined) client.setQueryData(keys.checks, count)
  }, [client, count])
}
