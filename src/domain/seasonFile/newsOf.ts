import type { TeamKey } from '../../content/teams'
import type { Game } from '../games/game'
import type { FileRow } from './fileRow'
import { opponentKey, opponentOfGame } from './seasonIndex'

/**
 * What a row says that its stored game does not say in the very same words, however odd they are: such
 * words are neither a change nor a fault of the file's.
 */
export function newsOf(file: FileRow, team: TeamKey, game: Game): FileRow {
  const { cells, opponent } = file
  const isSame = {
    date: cells.date.trim() === game.date.trim(),
    time: cells.time.trim() === game.time.trim(),
    opponent: opponentKey(team, opponent ?? '') === opponentOfGame(team, game),
  }
  const isNews = ({ cause }: FileRow['doubts'][number]) =>
    !((cause === 'date' || cause === 'time' || cause === 'opponent') && isSame[cause])
  return {
    ...file,
    date: isSame.date ? null : file.date,
    time: isSame.time ? null : file.time,
    problems: file.problems.filter(isNews),
    doubts: file.doubts.filter(isNews),
  }
}
