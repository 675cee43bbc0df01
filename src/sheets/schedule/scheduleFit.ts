import { fitPortraitGames, type GamesFit, type GamesPage } from '../kit/fit/gamesFit'
import { repCardHeight } from '../kit/fit/repCardHeight'
import type { ListedGame } from '../kit/gameList'
import type { SchedulePart } from '../kit/scheduleColumns'

/** Points of the page: its height with some slack, and what is above and below the games. */
const page = 738
const header = 90
const notes = 30
const warning = 44

/** Sets a schedule's games as large as one letter page allows. */
export function fitSchedule({
  columns,
  rep,
  hasWarning,
  foot,
}: GamesPage<readonly SchedulePart<ListedGame>[]>): GamesFit {
  return fitPortraitGames({
    height: page - header - notes - foot - repCardHeight(rep) - (hasWarning ? warning : 0),
    largest: 20,
    columns: columns.map((parts) => parts.map(({ games }) => games)),
  })
}
