import type { ReactNode } from 'react'
import { usePublicRep } from '../../api/sheets/publicRep'
import { olderStaleSince } from '../../api/sheets/sheetReads'
import { LOADING_GAMES } from '../../config/sheets'
import type { Rep } from '../../domain/rep'
import { FailedSheet, RepState, SheetState } from './SheetState'
import { useRepId } from './useUrlRep'

/** The state of a sheet's games. */
export type LoadableGames<Games> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | (Games & { state: 'ready'; staleSince: number | null; retry: () => void })

/** The data of a sheet of games under a rep's name. */
export interface ReadyRepGames<Games> {
  rep: Rep
  games: Games
  /** When its oldest data was read, in milliseconds. Null if all of it is fresh. */
  staleSince: number | null
  onRetry: () => void
}

interface LoadedRepGamesProps<Games> {
  title: string
  /** The name from the URL. */
  repname: string
  games: LoadableGames<Games>
  children: (data: ReadyRepGames<Games>) => ReactNode
}

/**
 * Loads a rep and games, then renders the sheet with `children` (docs/rules/words.md#public-pages).
 */
export function LoadedRepGames<Games>(props: LoadedRepGamesProps<Games>) {
  const { title, repname, games, children } = props
  const publicRep = usePublicRep(repname, useRepId())
  if (publicRep.state === 'failed') {
    const retry = () => {
      publicRep.retry()
      if (games.state !== 'loading') games.retry()
    }
    return <RepState title={title} rep={{ state: 'failed', retry }} />
  }
  if (publicRep.state === 'not-found') return <RepState title={title} rep={publicRep} />
  if (games.state === 'failed') return <FailedSheet title={title} onRetry={games.retry} />
  if (publicRep.state === 'loading' || games.state === 'loading') {
    return <SheetState title={title} message={LOADING_GAMES} isLoading />
  }
  const staleSince = olderStaleSince(publicRep.staleSince, games.staleSince)
  return children({ rep: publicRep.rep, games, staleSince, onRetry: games.retry })
}
