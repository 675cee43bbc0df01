import { type ReactNode, useCallback, useMemo } from 'react'
import { useSeasonRecords } from '../../api/useSeason'
import { BASE_PATH, paths } from '../../config/paths'
import type { TeamKey } from '../../content/teams'
import { checkRecords } from '../../domain/checks/checkRecords'
import type { Game } from '../../domain/games/game'
import { codeAndDate } from '../../domain/games/onceBy'
import { LoadError, Loading } from '../../ui/LoadState'
import { useInSlices } from '../../ui/useInSlices'

/** Of some games those of which the checks say something, and the way to what they say. */
export function FoundGames({
  team,
  games,
  children,
}: {
  team: TeamKey
  games: Game[]
  /** Draws the ones that are left, below what leads to the checks. */
  children: (found: Game[], why: ReactNode) => ReactNode
}) {
  const { records, checked, lists, readAgain } = useSeasonRecords()
  const canCheck = checked.includes('game')
  const begin = useCallback(() => checkRecords(records, ['game']), [records])
  const done = useInSlices(canCheck ? begin : undefined)
  const shown = useMemo(() => {
    const found = new Set(done?.findings.map(({ key }) => key))
    return games.filter((game) => found.has(codeAndDate(game)))
  }, [games, done])
  if (done) {
    const why = <a href={`${BASE_PATH}${paths.checks}?kind=game&team=${team}`}>What is amiss</a>
    return children(shown, why)
  }
  return canCheck || lists.some(({ query }) => query?.isFetching) ? (
    <Loading text="Checking the games..." />
  ) : (
    <LoadError
      text="The games could not be checked: not every list could be read."
      onRetry={readAgain}
    />
  )
}
