import { teamKeys, teams } from '../content/teams'
import type { Cause } from '../domain/checks/causes'
import type { SeasonIndex } from '../domain/checks/seasonRecords'
import { teamOrFirst } from '../domain/games/game'
import { codeAndDate } from '../domain/games/uniqueGames'
import { counted } from '../domain/text'
import { ChecksDashboard } from '../staff/checks/ChecksDashboard'
import type { CauseFix } from '../staff/checks/FindingGroup'
import type { GameAction } from '../staff/games/bulk/ChangeGamesDialog'
import { dialogOnUse } from '../ui/dialog/lazyDialog'
import { RecordDialog } from './recordDialogs'

const GamesDialog = dialogOnUse(() => import('../staff/games/bulk/GameBulk'), 'GamesDialog')

/** The action that fixes a game, by the cause of its finding. */
const gameFixes: Record<string, GameAction> = {
  'game/in-no-plan': 'Add to plan',
  'game/no-date': 'Move',
  'game/out-of-season': 'Move',
  'game/second-code-day': 'Move',
  'game/time': 'Move',
}

/** The Checks screen, with the dialogs of all records. */
export function ChecksScreen() {
  return <ChecksDashboard RecordDialog={RecordDialog} fixesOf={fixesOf} />
}

/**
 * The dialogs that fix all games of a cause, one for each team. Empty if each record must be fixed
 * separately.
 */
function fixesOf({ id, findings }: Cause, season: SeasonIndex): CauseFix[] {
  const action = gameFixes[id]
  if (!action) return []
  // The key of a game's finding is its code and date.
  const keys = new Set(findings.map(({ key }) => key))
  return teamKeys.flatMap((team) => {
    const teamGames = season.games.filter(({ eventName }) => teamOrFirst(eventName) === team)
    const games = teamGames.filter((game) => keys.has(codeAndDate(game)))
    if (games.length === 0) return []
    const props = { action, team, games, teamGames }
    const gamesText = counted(games.length, `${teams[team].name} game`)
    return {
      name: action === 'Move' ? `Move ${gamesText}` : `Add ${gamesText} to a plan`,
      dialog: (onClose: () => void) => <GamesDialog {...props} onClose={onClose} />,
    }
  })
}
