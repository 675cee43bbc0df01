import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useGames } from '../../../api/games'
import { eventPrices } from '../../../content/season/current'
import type { Plan } from '../../../domain/plan'
import { codeKey } from '../../../domain/recordKeys'
import { seasonOfCode } from '../../../domain/time/seasons'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import { ambiguousCodes, type PickableGame, pickableGames, seasonStartOf } from './pickableGames'

const NONE: never[] = []

export type PickableGames = ReturnType<typeof usePickableGames>

/**
 * Loads the games of a plan's team and of the plan itself. One season of them is shown: by default
 * the season in the plan's name, or that of the plan's games, or the latest.
 * @param name the plan's name, or the typed name of a new plan.
 * @param initialKeys the keys of the games that a new plan starts with.
 */
export function usePickableGames(
  kind: PlansKind,
  plan: Plan | null,
  { name, initialKeys }: { name: string; initialKeys: readonly string[] },
) {
  const { team, eventsQuery } = plansConfigs[kind]
  const games = useGames(team)
  const events = useQuery({ ...eventsQuery(plan?.name ?? ''), enabled: plan !== null })
  const [chosenSeason, setSeason] = useState<string>()

  const allGames = useMemo(
    () => pickableGames([...(games.data ?? NONE), ...(events.data ?? NONE)], eventPrices),
    [games.data, events.data],
  )
  const names = events.data?.map(({ eventName }) => eventName) ?? plan?.eventNames ?? NONE
  // As text, so that equal lists of names give the same memoized set.
  const storedText = names.map(codeKey).sort().join()
  const storedKeys = useMemo(() => new Set(storedText.split(',').filter(Boolean)), [storedText])
  const seasons = [...new Set(allGames.flatMap((game) => seasonStartOf(game) ?? []))].sort(
    (a, b) => b - a,
  )
  const namedSeason = seasonOfCode(name)
  const defaultSeason =
    seasons.find((year) => year + 1 === namedSeason) ??
    mostCommonSeason(
      allGames.filter(({ key }) => storedKeys.has(key) || initialKeys.includes(key)),
    ) ??
    seasons[0]
  const season = chosenSeason ?? `${defaultSeason ?? ''}`
  const gamesInSeason = useMemo(() => {
    const isInSeason = (game: PickableGame) => `${seasonStartOf(game) ?? season}` === season
    return season === '' ? allGames : allGames.filter(isInSeason)
  }, [allGames, season])
  return {
    allGames,
    /** The games of the shown season, and those without a day. */
    gamesInSeason,
    /** The keys of the stored plan's games; empty for a new plan. */
    storedKeys,
    /** The years in which the games' seasons start, latest first. */
    seasons,
    /** The shown one of `seasons` as text; '' for all seasons. */
    season,
    setSeason,
    /** The year in which the season in the plan's name ends; null if the name has none. */
    namedSeason,
    /** Whether the team's games are loaded, so that `allGames` is complete. */
    areGamesLoaded: games.data !== undefined,
    /** The codes that several games share. */
    duplicates: ambiguousCodes(games.data ?? NONE),
    /** Refetches the games of a stored plan. */
    refetch: () => {
      if (plan) void events.refetch()
    },
    /**
     * Whether `storedKeys` comes from the response for the plan itself, not from the list of plans.
     */
    isStoredLoaded: plan === null || events.data !== undefined,
  }
}

/** The season of most of these games. If several have the same number, the latest. */
function mostCommonSeason(games: readonly PickableGame[]): number | undefined {
  const years = games.flatMap((game) => seasonStartOf(game) ?? [])
  const count = (year: number) => years.filter((start) => start === year).length
  return [...new Set(years)].sort((a, b) => count(b) - count(a) || b - a)[0]
}
