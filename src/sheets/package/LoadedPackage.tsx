import { type ReactNode, useMemo } from 'react'
import { usePublicCombinedPlan } from '../../api/sheets/publicCombinedPlan'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { missingText } from '../kit/missingText'
import { SheetState } from '../kit/SheetState'
import { useToday } from '../kit/useToday'
import { type PackageGames, packageGames } from './packageGames'
import { packageHeading } from './words'

/** What both forms of the package show. */
export interface LoadedPlan {
  plan: CombinedPlan
  sheet: PackageGames
  /** Says which games are missing; '' where none are. */
  warning: string
  /** When its oldest part was read, in milliseconds; null while all is fresh. */
  asOf: number | null
  onRetry: () => void
}

interface LoadedPackageProps {
  /** The combined plan's code as it stands in the URL. */
  code: string
  children: (loaded: LoadedPlan) => ReactNode
}

const noGames: Game[] = []

/** Both package routes, from loading to paper (docs/rules/sheets.md#package). */
export function LoadedPackage({ code, children }: LoadedPackageProps) {
  const result = usePublicCombinedPlan(code)
  const today = useToday()
  const games = result.state === 'ready' ? result.games : noGames
  const sheet = useMemo(() => packageGames(code, games, today), [code, games, today])
  const state = (message: string, onRetry?: () => void) => (
    <SheetState title={packageHeading} message={message} onRetry={onRetry} />
  )

  if (result.state === 'loading') {
    return <SheetState title={packageHeading} message="Loading schedule..." isLoading />
  }
  if (result.state === 'not-found') return state(`No plan found for ${code}`)
  if (result.state === 'failed') {
    return state('Failed to load data. Please try again later.', result.retry)
  }
  const { plan, asOf, retry } = result
  const warning = missingText(result.missingPlans, result.spoilt)
  if (sheet.count === 0) {
    return warning
      ? state('Failed to load data. Please try again later.', retry)
      : state(`There are no games in ${plan.title || plan.code} yet.`)
  }
  return children({ plan, sheet, warning, asOf, onRetry: retry })
}
