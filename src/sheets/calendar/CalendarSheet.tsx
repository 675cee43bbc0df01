import { usePublicCombinedPlan } from '../../api/sheets/publicCombinedPlan'
import { todayEastern } from '../../domain/time/eastern'
import { seasonGames, seasonStartYear } from '../../domain/time/season'
import { missingText } from '../kit/missingText'
import { SheetState } from '../kit/SheetState'
import { ReadyCalendar } from './ReadyCalendar'
import { sheetTitle } from './sheetTitle'
import type { CalendarVariant } from './variant'

interface CalendarSheetProps {
  /** The combined plan's code as it stands in the URL. */
  combinePlanEvent: string
  variant: CalendarVariant
}

/** Both calendar routes, from loading to paper (docs/rules/sheets.md#calendar). */
export function CalendarSheet({ combinePlanEvent: code, variant }: CalendarSheetProps) {
  const result = usePublicCombinedPlan(code)
  const state = (message: string, onRetry?: () => void) => (
    <SheetState title={sheetTitle} message={message} onRetry={onRetry} />
  )

  if (result.state === 'loading') {
    return <SheetState title={sheetTitle} message="Loading schedule..." isLoading />
  }
  if (result.state === 'not-found') return state(`No plan found for ${code}`)
  if (result.state === 'failed') {
    return state('Failed to load data. Please try again later.', result.retry)
  }
  const { plan, asOf, retry } = result
  const warning = missingText(result.missingPlans, result.spoilt)
  // A season of empty months would look like a plan that was read and has none.
  const games = seasonGames(result.games, seasonStartYear(code, todayEastern(new Date())))
  if (games.length === 0) {
    return warning
      ? state('Failed to load data. Please try again later.', retry)
      : state(`There are no games in ${plan.title || plan.code} yet.`)
  }
  return (
    <ReadyCalendar
      code={code}
      variant={variant}
      plan={plan}
      games={games}
      warning={warning}
      asOf={asOf}
      onRetry={retry}
    />
  )
}
