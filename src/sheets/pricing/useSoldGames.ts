import { type ScheduleBlock, useScheduleBlocks } from '../../api/sheets/publicSchedule'
import { gamesPerPlan, soldPlanCodes } from '../../content/season/current'
import { gamesWords, planTitles } from '../../content/words/pricingWords'
import type { PricingSheetName } from '../../domain/sheetNames'
import { blockGames, type ListedGame, toListedGames } from '../kit/gameList'

/** A plan's games under one heading. */
export interface GamesList {
  heading: string
  games: ListedGame[]
}

/** How many games are sold in each list of a plan's sheet. */
export const soldGamesPerList = (planname: PricingSheetName): number[] =>
  soldPlanCodes[planname].map(() => gamesPerPlan[planname])

/** The games that a pricing sheet lists (docs/rules/sheets.md#pricing-sheet). */
export function useSoldGames(planname: PricingSheetName) {
  const schedule = useScheduleBlocks(soldPlanCodes[planname].flat())
  if (schedule.state === 'loading') {
    return { isLoading: true, lists: null, staleSince: null, retry: null }
  }
  const { blocks, staleSince, retry } = schedule
  const lists = gamesLists(planname, blocks)
  const isWhole = blocks.every(({ games, unread }) => games !== null && unread === 0)
  // Lists with more or fewer games than are sold would contradict the price.
  const isAsSold = isWhole && lists.every(({ games }) => games.length === gamesPerPlan[planname])
  return {
    isLoading: false,
    /** Null if a list could not be read, or does not have the number of games that is sold. */
    lists: isAsSold ? lists : null,
    /** When the oldest data that could not be refreshed was read, in milliseconds, or null. */
    staleSince,
    /** Reads again what could not be read. Null if nothing failed. */
    retry: isWhole ? null : retry,
  }
}

function gamesLists(planname: PricingSheetName, blocks: readonly ScheduleBlock[]): GamesList[] {
  const codesByList: readonly (readonly string[])[] = soldPlanCodes[planname]
  return codesByList.map((codes, index) => {
    const games = toListedGames(blockGames(blocks.filter(({ code }) => codes.includes(code))))
    if (codesByList.length === 1) return { heading: gamesWords.heading(games.length), games }
    const name = `${planTitles[planname]} ${gamesWords.forms[index]}`
    return { heading: gamesWords.headingOfForm(name, games.length), games }
  })
}
