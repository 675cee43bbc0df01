import { useMemo } from 'react'
import { useScheduleBlocks } from '../../api/sheets/publicSchedule'
import { gamesPerPlan, soldPlanCodes } from '../../content/season/current'
import { gamesWords, planTitles } from '../../content/words/pricingWords'
import { uniqueByCodeAndDate } from '../../domain/games/uniqueGames'
import type { PricingSheetName } from '../../domain/sheetNames'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import { type ListedGame, toListedGames } from '../kit/gameList'

/** A plan's games under one heading. */
export interface GamesList {
  heading: string
  games: ListedGame[]
}

/** So many games are sold in each list of a plan's sheet. */
export const soldGames = (planname: PricingSheetName): number[] =>
  soldPlanCodes[planname].map(() => gamesPerPlan[planname])

/** The games that a pricing sheet lists (docs/rules/sheets.md#pricing-sheet). */
export function usePlanGames(planname: PricingSheetName) {
  const schedule = useScheduleBlocks(soldPlanCodes[planname].flat())
  return useMemo(() => {
    if (schedule.state === 'loading')
      return { isLoading: true, lists: null, staleSince: null, retry: null }
    const lists = soldPlanCodes[planname].map((codes, index, { length }) => {
      const wanted: readonly string[] = codes
      const blocks = schedule.blocks.filter(({ code }) => wanted.includes(code))
      const read = blocks.flatMap(({ code, games }) =>
        seasonGames(games ?? [], seasonStartYear(code, '')),
      )
      const games = toListedGames(uniqueByCodeAndDate(read))
      const isWhole = blocks.every(({ games, unread }) => games !== null && unread === 0)
      const name = `${planTitles[planname]} ${gamesWords.forms[index]}`
      const heading =
        length === 1 ? gamesWords.heading(games.length) : gamesWords.headingOf(name, games.length)
      return { heading, games, isWhole }
    })
    const isAsSold = lists.every(
      ({ games, isWhole }) => isWhole && games.length === gamesPerPlan[planname],
    )
    const isWhole = lists.every(({ isWhole }) => isWhole)
    return {
      isLoading: false,
      /** Null where one could not be read, or a plan has not the number that is sold. */
      lists: isAsSold ? lists : null,
      /** When the oldest was read that could not be refreshed, in milliseconds; else null. */
      staleSince: schedule.staleSince,
      /** Reads again what could not be read; null where nothing failed. */
      retry: isWhole ? null : schedule.retry,
    }
  }, [schedule, planname])
}
