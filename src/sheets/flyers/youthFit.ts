import type { Rep } from '../../domain/rep'
import { fitPortraitGames, type GamesFit } from '../kit/fit/gamesFit'
import { repCardHeight } from '../kit/fit/repCardHeight'
import type { ListedGame } from '../kit/gameList'
import { callout } from './callout'

interface YouthToFit {
  /** The games, in one column or two. */
  columns: readonly (readonly ListedGame[])[]
  rep: Rep
  hasWarning: boolean
}

/** Points of the page: its height with some slack, and what is above and below the games. */
const page = 750
const above = 376
const notes = 32
const warning = 30

/** Sets the youth flyer's games as large as one letter page allows. */
export function fitYouth({ columns, rep, hasWarning }: YouthToFit): GamesFit {
  return fitPortraitGames({
    height: page - above - notes - repCardHeight(rep, callout) - (hasWarning ? warning : 0),
    largest: 16,
    columns: columns.map((games) => [games]),
  })
}
