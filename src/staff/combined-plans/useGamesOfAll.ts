import { useQueries } from '@tanstack/react-query'
import { gamesQuery } from '../../api/games'
import { together, unreadLists } from '../../api/together'
import { teamKeys } from '../../content/teams'

/** The games of all teams; undefined until each list is there. `unread` names those that failed. */
export function useGamesOfAll() {
  const games = useQueries({ queries: teamKeys.map(gamesQuery), combine: together })
  return {
    rows: games.isWhole ? games.rows : undefined,
    unread: unreadLists(games.queries, 'games'),
  }
}
