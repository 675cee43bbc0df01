import { fitPortraitGames, type GamesFit, type GamesPage } from '../kit/fit/gamesFit'
import { repCardHeight } from '../kit/fit/repCardHeight'
import type { ListedGame } from '../kit/gameList'
import { callout } from './callout'

/** Points of the page: its height with some slack, and what is above and below the games. */
const page = 750
const above = 376
const notes = 32
const warning = 30

/** Sets the youth flyer's games as large as one letter page allows. */
export function fitYouth({ columns, rep, hasWarning }: GamesPage<readonly ListedGame[]>): GamesFit {
  return fitPortraitGames({
    height: page - above - notes - repCardHeight(rep, callout) - (hasWarning ? warning : 0),
    largest: 16,
    columns: columns.map((games) => [games]),
  })
}
