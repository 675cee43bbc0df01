import type { RowList } from '../cache/rowList'

/* The reads of one sheet together: what is missing, and how old the data is. */

/** How many rows of a list could not be read. */
export interface UnreadGames {
  /** The plan they belong to. */
  of: string
  count: number
}

/** The part of a query's result that these functions use. */
interface Read {
  data: unknown
  isError: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

/** A sheet's data as old as its oldest part: when it was read, in milliseconds; null while all is fresh. */
export function asOf(reads: readonly Pick<Read, 'data' | 'isError' | 'dataUpdatedAt'>[]) {
  const old = reads.filter(({ data, isError }) => isError && data !== undefined)
  return old.length === 0 ? null : Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt))
}

/** The older of two such moments. */
export const older = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** Refetches the lists that are missing, or that miss rows. */
export function refetchIncomplete(
  reads: readonly (Pick<Read, 'isError' | 'refetch'> & { data: RowList<unknown> | undefined })[],
): void {
  for (const { data, isError, refetch } of reads)
    if (isError || (data && data.unread.length > 0)) void refetch()
}

/**
 * For the queries of a sheet, whose loader requests them before the sheet's code is loaded: what has failed
 * by then is not retried when the sheet mounts. Try Again retries, and so does the next visit's loader.
 */
export const prefetched = { retryOnMount: false } as const
