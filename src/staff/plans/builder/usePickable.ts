import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useGames } from '../../../api/games'
import { eventPrices } from '../../../content/season/current'
import type { Plan } from '../../../domain/plan'
import { codeKey } from '../../../domain/recordKeys'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import type { PickableGame } from './pickableGame'
import { pickableGames, sameCodes, seasonOfGame } from './pickableGames'

const NONE: never[] = []

/** The season that most of these games are of, the latest of several. */
function usualSeason(games: readonly PickableGame[]): number | undefined {
  const years = games.flatMap((game) => seasonOfGame(game) ?? [])
  const count = (year: number) => years.filter((one) => one === year).length
  return [...new Set(years)].sort((a, b) => count(b) - count(a) || b - a)[0]
}

export type Pickable = ReturnType<typeof usePickable>

/**
 * The games of a plan's team and those that it has, as they are on the server now; `inSeason` are
 * those of one season, at first the plan's own, or the last there is.
 * @param begun keys of the games that a new plan begins with.
 */
export function usePickable(kind: PlansKind, plan: Plan | null, begun: readonly string[]) {
  const { team, eventsQuery } = plansConfigs[kind]
  const games = useGames(team)
  const events = useQuery({ ...eventsQuery(plan?.name ?? ''), enabled: plan !== null })
  const [picked, setSeason] = useState<string>()

  const all = useMemo(
    () => pickableGames([...(games.data ?? NONE), ...(events.data ?? NONE)], eventPrices),
    [games.data, events.data],
  )
  const names = events.data?.map(({ eventName }) => eventName) ?? plan?.eventNames ?? NONE
  const storedText = names.map(codeKey).sort().join()
  const stored = useMemo(
    () => new Set(storedText.split(',').filter((key) => key !== '')),
    [storedText],
  )
  const seasons = useMemo(
    () =>
      [...new Set(all.flatMap((game) => seasonOfGame(game) ?? []))].sort((one, two) => two - one),
    [all],
  )
  const usual =
    usualSeason(all.filter(({ key }) => stored.has(key) || begun.includes(key))) ?? seasons[0]
  const season = picked ?? `${usual ?? ''}`
  const inSeason = useMemo(
    () =>
      season === '' ? all : all.filter((game) => `${seasonOfGame(game) ?? season}` === season),
    [all, season],
  )
  const twins = useMemo(() => sameCodes(games.data ?? NONE), [games.data])
  return {
    all,
    inSeason,
    stored,
    seasons,
    season,
    setSeason,
    /** The team's games were read: no other can be chosen. */
    areGamesKnown: games.data !== undefined,
    /** Codes that several games have. */
    twins,
    /** Asks for the plan's games again, where it has any. */
    reread: () => {
      if (plan) void events.refetch()
    },
    /** What the plan has was read, and is not what a list said of it. */
    isWhole: plan === null || events.data !== undefined,
  }
}
