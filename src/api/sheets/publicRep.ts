import { useQuery } from '@tanstack/react-query'
import { findRep, type Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { withBlanks } from '../../domain/unreadable'
import { prefetched } from '../cache/listQuery'
import { selectList } from '../cache/rowList'
import { repsQuery } from '../reps'
import { staleSince } from './sheetReads'

/** The data of the rep whom a public link names. */
export type PublicRep =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  /** `reps`: all reps; `staleSince`: as in {@link staleSince}. */
  | { state: 'ready'; rep: Rep; reps: Rep[]; staleSince: number | null }

/**
 * The rep that a public link names (docs/rules/sheets.md#all-sheets): by the address's `repname`,
 * and by its `repId` if two reps share the name. `repId` is null if the address has none. The state
 * stays 'loading' while not `enabled`.
 */
export function usePublicRep(repname: string, repId?: string | null, enabled = true): PublicRep {
  const reps = useQuery({ ...repsQuery(), ...prefetched, enabled, select: selectList })
  const retry = () => void reps.refetch()
  if (reps.data === undefined) {
    return reps.isError && !reps.isFetching ? { state: 'failed', retry } : { state: 'loading' }
  }
  const { rows, unread } = reps.data
  const rep = findRep(rows, repname, repId)
  if (rep) {
    return { state: 'ready', rep: withBlanks(rep), reps: rows, staleSince: staleSince([reps]) }
  }
  // The rep's own row may be one of those that could not be read.
  const isUnread = unread.some(({ owner }) => slug(owner) === slug(repname))
  return isUnread ? { state: 'failed', retry } : { state: 'not-found' }
}
