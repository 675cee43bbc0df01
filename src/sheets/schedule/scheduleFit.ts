import type { Rep } from '../../domain/rep'
import { fitGames, type GamesFit } from '../kit/fit/gamesFit'
import { portraitColumn, portraitWidth } from '../kit/fit/portrait'
import { repCardHeight } from '../kit/fit/repCardHeight'
import type { ListedGame } from '../kit/gameList'
import type { SchedulePart } from '../kit/scheduleColumns'

interface ScheduleToFit {
  columns: readonly (readonly SchedulePart<ListedGame>[])[]
  rep: Rep
  hasWarning: boolean
}

/** Points of the page: its height with some slack, and what is above and below the games. */
const page = 738
const header = 90
const foot = 30
const warning = 44

/** Sets a schedule's games as large as one letter page allows. */
export function fitSchedule({ columns, rep, hasWarning }: ScheduleToFit): GamesFit {
  const isWide = columns.length < 2
  return fitGames({
    height: page - header - foot - repCardHeight(rep) - (hasWarning ? warning : 0),
    width: isWide ? portraitWidth : portraitColumn,
    largest: isWide ? 20 : 12.5,
    columns: columns.map((parts) => parts.map(({ games }) => games)),
  })
}
