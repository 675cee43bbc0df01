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
import { fitPortraitGames } from '../kit/fit/gamesFit'
import type { GamesPage } from '../kit/fit/portrait'
import type { ListedGame } from '../kit/gameList'

/* The contact of the youth flyer, its games and their size (docs/rules/sheets.md#youth-hockey). */

/**
 * Whether this is the whole sales team: 'Sales Team', 'Bruins Sales Team', 'sales-team'.
 * @forTests
 */
export const isSalesTeam = ({ name }: { name: string }): boolean => slug(name).includes('salesteam')

/** The contact on the flyer. The sales team has a fixed phone number there. */
export function youthContact(rep: Rep): Rep {
  return isSalesTeam(rep) ? { ...rep, phone: youthSalesPhone } : rep
}

/**
 * Removes repeated games of one day and team against one opponent. An opponent's nickname and full
 * name count as the same. Games without a real date are compared by code.
 */
export function withoutRepeatedGames(games: readonly Game[]): Game[] {
  return uniqueBy(games, (game) => {
    const { team, opponent } = readGameText(game)
    const club = findOpponent(team ?? pricingTeam, opponent)?.code ?? slug(opponent)
    const day = readDay(game.date)
    return [day ? dayKey(day) : game.eventName.toUpperCase(), team, club].join(' ')
  })
}

/**
 * In points: the page's height with some slack, the heights above the games (with the largest
 * title), below them, and of a warning about missing games.
 */
const HEIGHTS = { page: 750, aboveGames: 404, belowGames: 14, warning: 30 }
/** Font sizes of the title, in points. */
const MAX_TITLE = 107.5
const MIN_TITLE = 22
const TITLE_SIZES = [MAX_TITLE, 96, 84, 72, 60, 48, 36, MIN_TITLE]
/** Height of the title's line, in font sizes. Must match .title of Flyer.module.css. */
const TITLE_LINE = 0.9
/** The title shrinks before the games' font size goes below this, in points. */
const MIN_GAMES_FONT = 9

/**
 * Fits the games as large as one letter page allows. The title is smaller above many games.
 * @returns the title's font size in points, and the sizes of the games.
 */
export function fitYouthFlyer(content: GamesPage<readonly ListedGame[]>) {
  const { columns, rep, hasWarning, footer } = content
  const belowGames = HEIGHTS.belowGames + footer + repCardHeight(rep)
  const aboveGames = HEIGHTS.aboveGames + (hasWarning ? HEIGHTS.warning : 0)
  const space = HEIGHTS.page - aboveGames - belowGames
  const fitBelow = (titleSize: number) => ({
    titleSize,
    games: fitPortraitGames({
      height: space + (MAX_TITLE - titleSize) * TITLE_LINE,
      // With larger text, few games would look like headings.
      largest: 16,
      columns: columns.map((games) => [games]),
    }),
  })
  const fits = TITLE_SIZES.map(fitBelow)
  return fits.find(({ games }) => games.fontSize >= MIN_GAMES_FONT) ?? fitBelow(MIN_TITLE)
}
