import type { ReactNode } from 'react'
import { usePublicRep } from '../../api/sheets/publicRep'
import { olderStaleSince } from '../../api/sheets/sheetReads'
import { LOADING_GAMES } from '../../config/sheets'
import type { Rep } from '../../domain/rep'
import { FailedSheet, RepState, SheetState } from './SheetState'
import { useRepId } from './useUrlRep'

/** The state of a sheet's games. */
export type LoadableGames<Ready> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | (Ready & { state: 'ready'; staleSince: number | null; retry: () => void })

interface LoadedRepGamesProps<Ready> {
  title: string
  /** The name from the URL. */
  repname: string
  games: LoadableGames<Ready>
  children: (ready: ReadyRepGames<Ready>) => ReactNode
}

/** The data of a sheet of games under a rep's name. */
export interface ReadyRepGames<Ready> {
  rep: Rep
  games: Ready
  /** When its oldest data was read, in milliseconds. Null if all of it is fresh. */
  staleSince: number | null
  onRetry: () => void
}

/** Loads a rep and games, then renders the sheet with `children` (docs/rules/words.md#public-pages). */
export function LoadedRepGames<Ready>(props: LoadedRepGamesProps<Ready>) {
  const { title, repname, games, children } = props
  const rep = usePublicRep(repname, useRepId())
  if (rep.state === 'failed') {
    const retry = () => {
      rep.retry()
      if (games.state !== 'loading') games.retry()
    }
    return <RepState title={title} rep={{ state: 'failed', retry }} />
  }
  if (rep.state === 'not-found') return <RepState title={title} rep={rep} />
  if (games.state === 'failed') return <FailedSheet title={title} onRetry={games.retry} />
  if (rep.state === 'loading' || games.state === 'loading') {
    return <SheetState title={title} message={LOADING_GAMES} isLoading />
  }
  const staleSince = olderStaleSince(rep.staleSince, games.staleSince)
  return children({ rep: rep.rep, games, staleSince, onRetry: games.retry })
}
