import { fitPortraitGames, type GamesFit, type GamesPage } from '../kit/fit/gamesFit'
import { repCardHeight } from '../kit/fit/repCardHeight'
import type { ListedGame } from '../kit/gameList'
import { callout } from './callout'

/** Points of the page: its height with some slack, and what is above and below the games. */
const page = 750
const above = 376
const notes = 32
const warning = 30

/** Sizes of the title in points, on a line 0.9 times as high; `above` is with the first. */
const titles = [109, 96, 84, 72, 60, 48, 36] as const
/** Games as small as this make the title give way. */
const smallGames = 9

/** Sets the youth flyer's games as large as one letter page allows, beside many of them a smaller title. */
export function fitYouth(flyer: GamesPage<readonly ListedGame[]>): {
  games: GamesFit
  title: number
} {
  const { columns, rep, hasWarning, foot } = flyer
  const rest =
    page - above - notes - foot - repCardHeight(rep, callout) - (hasWarning ? warning : 0)
  const fits = titles.map((title) => ({
    title,
    games: fitPortraitGames({
      height: rest + (titles[0] - title) * 0.9,
      largest: 16,
      columns: columns.map((games) => [games]),
    }),
  }))
  const last = fits.at(-1) as (typeof fits)[number]
  return fits.find(({ games }) => games.type >= smallGames) ?? last
}
