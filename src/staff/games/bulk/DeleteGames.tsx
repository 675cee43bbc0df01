import { useMemo } from 'react'
import { counted } from '../../../domain/checks/finding'
import { dateText } from '../../../domain/time/dates'
import { BulkDelete } from '../../list/BulkDialog'
import { deleteGameStep } from '../../writes/steps/gameSteps'
import { gamesConfigs } from '../gamesConfigs'
import { GamesImpact } from './GamesImpact'
import { deletable } from './gameChanges'
import type { GamesDialogProps } from './gamesDialog'

/** Asks before games are deleted, and names the first of them. */
export function DeleteGames({ team, games, all, onClose }: GamesDialogProps) {
  const { going, changes } = useMemo(() => {
    const { going, left } = deletable(games, all)
    const changes = going.map((game) => ({ before: game, after: game }))
    return { going, changes: { changes, left } }
  }, [games, all])
  return (
    <BulkDelete
      place={gamesConfigs[team].place}
      many={counted(going.length, 'game')}
      words="They leave their plans too:"
      lines={going.map((game) => `${game.eventName}, ${dateText(game.date)}, ${game.team}`)}
      steps={going.map((game) => deleteGameStep(team, [game], { going, all }))}
      onClose={onClose}
    >
      <GamesImpact changes={changes} />
    </BulkDelete>
  )
}
