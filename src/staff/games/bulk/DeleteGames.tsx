import { useMemo } from 'react'
import { counted } from '../../../domain/checks/finding'
import { dateText } from '../../../domain/time/wallClock'
import { BulkDialog } from '../../kit/bulk/BulkDialog'
import { NamedList } from '../../kit/bulk/NamedList'
import { GamesImpact } from './GamesImpact'
import { deletable } from './gameChanges'
import type { GamesDialogProps } from './gamesDialog'

/** Asks before games are deleted, and names the first of them. */
export function DeleteGames({ team, games, all, onClose }: GamesDialogProps) {
  const { going, changes } = useMemo(() => {
    const { going, left } = deletable(games, all)
    return {
      going,
      changes: { changes: going.map((game) => ({ before: game, after: game })), left },
    }
  }, [games, all])
  const many = counted(going.length, 'game')
  return (
    <BulkDialog
      title={`Delete ${many}?`}
      action={`Delete ${many}`}
      isRemoval
      order={{
        doing: `Deleting ${many}`,
        done: `Deleted ${many}`,
        steps: going.map((game) => ({ kind: 'deleteGame', team, game })),
      }}
      onClose={onClose}
    >
      <NamedList
        words="They leave their plans too:"
        lines={going.map((game) => `${game.eventName}, ${dateText(game.date)}, ${game.team}`)}
      />
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}
