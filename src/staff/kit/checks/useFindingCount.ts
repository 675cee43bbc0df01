import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../../../api/keys'

/** Sets the number of open findings in the menu; undefined while unknown. */
export function useFindingCount(count: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (count !== undefined) client.setQueryData(keys.checks, count)
  }, [client, count])
}
