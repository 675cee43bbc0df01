import { useYouthGames } from '../../api/sheets/publicSchedule'
import { asOf, readWhatIsMissing } from '../../api/sheets/sheetReads'
import { youthPlan } from '../../content/season/current'
import { youthHockey as words } from '../../content/words/youthHockey'
import type { Game } from '../../domain/games/game'
import { type GamesOnTheWay, LoadedRepGames } from '../kit/LoadedRepGames'
import { missingText } from '../kit/missingText'
import { ReadyYouthHockey } from './ReadyYouthHockey'

/**
 * The youth-hockey flyer under a rep's name (docs/rules/sheets.md#youth-hockey); `repname` as it
 * stands in the URL.
 */
export function YouthHockey({ repname }: { repname: string }) {
  const games = useYouthList()
  return (
    <LoadedRepGames title={words.title} repname={repname} games={games}>
      {({ games: { rows, warning }, ...ready }) => (
        <ReadyYouthHockey games={rows} warning={warning} {...ready} />
      )}
    </LoadedRepGames>
  )
}

/** The flyer's games; `warning` says how many are missing, '' where none are. */
function useYouthList(): GamesOnTheWay<{ rows: Game[]; warning: string }> {
  const games = useYouthGames()
  const retry = () => readWhatIsMissing([games])
  if (games.data === undefined) {
    return games.isError && !games.isFetching ? { state: 'failed', retry } : { state: 'loading' }
  }
  const { rows, unread } = games.data
  const warning = missingText([], [{ of: youthPlan, count: unread.length }])
  return { state: 'ready', rows, warning, asOf: asOf([games]), retry }
}
