import { accountHeight } from '../kit/fit/contactFit'
import { fitPortraitGames, type GamesFit } from '../kit/fit/gamesFit'
import type { GamesPage } from '../kit/fit/portrait'
import type { ListedGame } from '../kit/gameList'
import type { ScheduleList } from './scheduleLists'

/* In points: the page's height with some slack, and the heights above and below the games. */
const PAGE_HEIGHT = 744
/** The header's frame with its padding. */
const HEADER_FRAME = 18
/** The title in the header, with the line above it. */
const TITLE_HEIGHT = 42
const WARNING_HEIGHT = 44
/** Extra space in one column, for larger titles and between two plans. */
const ONE_COLUMN_EXTRA = 26
const RESALE_HEIGHT = 26
/** The space above the footer of a schedule without the note on resale. */
const ABOVE_FOOTER = 8

interface SchedulePage extends GamesPage<readonly ScheduleList<ListedGame>[]> {
  /** Whether the note on resale is below the games. */
  hasResale: boolean
}

/** Fits a schedule's games as large as one letter page allows. */
export function fitSchedule(page: SchedulePage): GamesFit {
  const { columns, rep, hasWarning, hasResale, footer } = page
  const header = HEADER_FRAME + Math.max(TITLE_HEIGHT, accountHeight(rep))
  const above = header + (hasWarning ? WARNING_HEIGHT : 0)
  const below = footer + (hasResale ? RESALE_HEIGHT : ABOVE_FOOTER)
  return fitPortraitGames({
    height: PAGE_HEIGHT - above - below - (columns.length < 2 ? ONE_COLUMN_EXTRA : 0),
    largest: 20,
    hasFacts: true,
    columns: columns.map((lists) => lists.map(({ games }) => games)),
  })
}
