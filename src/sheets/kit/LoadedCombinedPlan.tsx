import type { ReactNode } from 'react'
import { usePublicCombinedPlan } from '../../api/sheets/publicCombinedPlan'
import { LOADING_GAMES } from '../../config/sheets'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { todayEastern } from '../../domain/time/dates'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import { missingDataText } from './DataNotes'
import { FailedSheet, SheetState } from './SheetState'
import { useIsRepLoading } from './useUrlRep'

/** The data of calendars and packages. */
export interface ReadyCombinedPlan {
  plan: CombinedPlan
  /** The season's games and games without a date. Never empty. */
  games: Game[]
  /** A warning about missing games, or ''. */
  warning: string
  /** When its oldest data was read, in milliseconds. Null if all of it is fresh. */
  staleSince: number | null
  onRetry: () => void
}

interface LoadedCombinedPlanProps {
  /** The combined plan's code from the URL. */
  code: string
  /** The heading that is shown instead of a sheet. */
  title: string
  children: (data: ReadyCombinedPlan) => ReactNode
}

/**
 * Loads a combined plan, then renders the sheet with `children` (docs/rules/words.md#public-pages).
 */
export function LoadedCombinedPlan({ code, title, children }: LoadedCombinedPlanProps) {
  const result = usePublicCombinedPlan(code)
  // Wait for the rep, so that the contact does not appear after the sheet.
  const awaitsRep = useIsRepLoading()
  switch (result.state) {
    case 'loading':
      return <SheetState title={title} message={LOADING_GAMES} isLoading />
    case 'not-found':
      return <SheetState title={title} message={`No plan found for ${code}`} />
    case 'failed':
      return <FailedSheet title={title} onRetry={result.retry} />
  }
  const { plan, staleSince, retry } = result
  const warning = missingDataText(result.missingPlans, result.unreadGames)
  const games = seasonGames(result.games, seasonStartYear(code, todayEastern(new Date())))
  // An empty sheet would look like a plan without games.
  if (games.length === 0 && warning) return <FailedSheet title={title} onRetry={retry} />
  if (games.length === 0) {
    const message = `There are no games in ${plan.title || plan.code} yet.`
    return <SheetState title={title} message={message} />
  }
  if (awaitsRep) return <SheetState title={title} message={LOADING_GAMES} isLoading />
  return children({ plan, games, warning, staleSince, onRetry: retry })
}
