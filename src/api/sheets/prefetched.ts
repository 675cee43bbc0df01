/**
 * For the queries of a sheet, whose loader asks before the sheet's code is there: what has failed by
 * then is not asked again when the sheet mounts. Try Again asks, and so does the next visit's loader.
 */
export const prefetched = { retryOnMount: false } as const
