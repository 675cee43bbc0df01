import { pricingTeam } from '../../content/teams'
import { youthSalesPhone } from '../../content/venue'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent } from '../../domain/games/opponents'
import { uniqueBy } from '../../domain/games/uniqueGames'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { dayKey, readDay } from '../../domain/time/dates'
import { repCardHeight } from '../kit/fit/contactFit'
import { fitPortraitGames, type GamesPage } from '../kit/fit/gamesFit'
import type { ListedGame } from '../kit/gameList'
import { callout } from './Flyer'

/* Whom the youth flyer names, which games it lists, and how large (docs/rules/sheets.md#youth-hockey). */

/** Is this the sales team as a whole: 'Sales Team', 'Bruins Sales Team', 'sales-team'? @forTests */
export const isSalesTeam = ({ name }: Pick<Rep, 'name'>): boolean =>
  slug(name).includes('salesteam')

/** The rep on the flyer: the sales team has a fixed phone number there. */
export function youthContact(rep: Rep): Rep {
  return isSalesTeam(rep) ? { ...rep, phone: youthSalesPhone } : rep
}

/**
 * The first of all games of one day and team against one opponent. An opponent's nickname and full
 * name are the same opponent. Games without a real date are compared by code.
 */
export function uniqueMatches(games: readonly Game[]): Game[] {
  return uniqueBy(games, (game) => {
    const { team, opponent } = readGameText(game)
    const club = findOpponent(team ?? pricingTeam, opponent)?.code ?? slug(opponent)
    const day = readDay(game.date)
    return [day ? dayKey(day) : game.eventName.toUpperCase(), team, club].join(' ')
  })
}

/** Points of the page: its height with some slack, and what is above and below the games. */
const heights = { page: 750, aboveGames: 379, notes: 32, warning: 30 }
/** Font sizes of the title in points, largest first; `heights.aboveGames` is with the largest. */
const largestTitle = 107.5
const smallestTitle = 22
const titleSizes = [largestTitle, 96, 84, 72, 60, 48, 36, smallestTitle]
const titleLineHeight = 0.9
/** The title becomes smaller before the games' type does, in points. */
const minGamesType = 9

/**
 * Sets the games as large as one letter page allows; above many games the title is smaller. `titleSize`
 * is its font size in points.
 */
export function fitYouthFlyer(content: GamesPage<readonly ListedGame[]>) {
  const { columns, rep, hasWarning, footer } = content
  const { page, aboveGames, notes, warning } = heights
  const belowGames = notes + footer + repCardHeight(rep, callout)
  const space = page - aboveGames - belowGames - (hasWarning ? warning : 0)
  const fitBelow = (titleSize: number) => ({
    titleSize,
    games: fitPortraitGames({
      height: space + (largestTitle - titleSize) * titleLineHeight,
      largest: 16,
      columns: columns.map((games) => [games]),
    }),
  })
  const fits = titleSizes.map(fitBelow)
  return fits.find(({ games }) => games.fontSize >= minGamesType) ?? fitBelow(smallestTitle)
}
