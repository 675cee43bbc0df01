import { useQueries } from '@tanstack/react-query'
import { gamesQuery } from '../../api/games'
import { teamKeys } from '../../content/teams'
import { together, unreadLists } from '../records/together'

/** The games of all teams; undefined until each list is there. `unread` names those that failed. */
export function useGamesOfAll() {
  const games = useQueries({ queries: teamKeys.map(gamesQuery), combine: together })
  return {
    rows: games.isWhole ? games.rows : undefined,
    unread: unreadLists(games.queries, 'games'),
  }
}
