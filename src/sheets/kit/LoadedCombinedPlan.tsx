import type { ReactNode } from 'react'
import { usePublicCombinedPlan } from '../../api/sheets/publicCombinedPlan'
import { LOADING_GAMES } from '../../config/sheets'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { todayEastern } from '../../domain/time/dates'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import { missingText } from './DataNotes'
import { FailedSheet, SheetState } from './SheetState'
import { useAwaitsRep } from './useAskedRep'

/** What calendars and packages are made of. */
export interface ReadyCombinedPlan {
  plan: CombinedPlan
  /** Its season's games and those without a date, one at least. */
  games: Game[]
  /** Says which games are missing; '' where none are. */
  warning: string
  /** When its oldest part was read, in milliseconds; null while all is fresh. */
  staleSince: number | null
  onRetry: () => void
}

interface LoadedCombinedPlanProps {
  /** The combined plan's code as it stands in the URL. */
  code: string
  /** Heading while there is no sheet. */
  title: string
  children: (ready: ReadyCombinedPlan) => ReactNode
}

/** A sheet of a combined plan from loading to paper (docs/rules/words.md#public-pages). */
export function LoadedCombinedPlan({ code, title, children }: LoadedCombinedPlanProps) {
  const result = usePublicCombinedPlan(code)
  // The sheet does not grow a contact after it is drawn.
  const awaitsRep = useAwaitsRep()
  switch (result.state) {
    case 'loading':
      return <SheetState title={title} message={LOADING_GAMES} isLoading />
    case 'not-found':
      return <SheetState title={title} message={`No plan found for ${code}`} />
    case 'failed':
      return <FailedSheet title={title} onRetry={result.retry} />
  }
  const { plan, staleSince, retry } = result
  const warning = missingText(result.missingPlans, result.unreadGames)
  const games = seasonGames(result.games, seasonStartYear(code, todayEastern(new Date())))
  // An empty sheet would look like a plan that was read and has none.
  if (games.length === 0 && warning) return <FailedSheet title={title} onRetry={retry} />
  if (games.length === 0) {
    const message = `There are no games in ${plan.title || plan.code} yet.`
    return <SheetState title={title} message={message} />
  }
  if (awaitsRep) return <SheetState title={title} message={LOADING_GAMES} isLoading />
  return children({ plan, games, warning, staleSince, onRetry: retry })
}
