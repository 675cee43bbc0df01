import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { youthPlan } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { prefetched } from '../cache/listQuery'
import { planGamesQuery, pricedPlanGamesQuery } from '../plans'
import { scheduleCodes } from './sheetQueries'
import { blankUnreadTexts, useGameLists } from './sheetReads'

/* The games of schedules and of the youth-hockey flyer, by plan code. */

/** One block of a schedule: a plan's code and its games, null if they could not be loaded. */
export interface ScheduleBlock {
  code: string
  games: Game[] | null
  /** The number of games that could not be read. */
  unread: number
}

export type PublicSchedule =
  | { state: 'loading' }
  /** `staleSince`: milliseconds since 1970 of the oldest read that is out of date, or null. */
  | { state: 'ready'; blocks: ScheduleBlock[]; staleSince: number | null; retry: () => void }

/**
 * The games of a schedule, one block per plan code (docs/rules/routes.md#plan-names-in-addresses).
 * It is loading until every block has been read or has failed.
 */
export const usePublicSchedule = (planname: string): PublicSchedule =>
  useScheduleBlocks(scheduleCodes(planname))

/** The games of several plans, one block per code. */
export function useScheduleBlocks(codes: readonly string[]): PublicSchedule {
  const { isPending, lists, staleSince, retry } = useGameLists(codes, pricedPlanGamesQuery)
  // The query library keeps the identity of `lists` while no list has changed.
  const blocks = useMemo(
    () =>
      lists.map(({ code, list }) => ({
        code,
        games: list?.rows ?? null,
        unread: list?.unread.length ?? 0,
      })),
    [lists],
  )
  return isPending ? { state: 'loading' } : { state: 'ready', blocks, staleSince, retry }
}

/** The query of the youth-hockey flyer's games (docs/rules/sheets.md#youth-hockey). */
export const useYouthGames = () =>
  useQuery({ ...planGamesQuery(pricingTeam, youthPlan), ...prefetched, select: blankUnreadTexts })
