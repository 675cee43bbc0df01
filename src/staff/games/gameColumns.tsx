import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/wallClock'
import { Chips } from '../../ui/Chips'
import { RowAction } from '../../ui/table/RowAction'
import type { RecordColumn } from '../../ui/table/recordColumn'

/** The columns of docs/rules/screens.md#bruins-games, with its tooltips on the two actions. */
export function gameColumns(actions: {
  onEdit: (game: Game) => void
  onDelete: (game: Game) => void
}): RecordColumn<Game>[] {
  return [
    { id: 'name', header: 'Event Name', width: 11, value: (game) => game.eventName },
    {
      id: 'plans',
      header: 'BGS Game Plans',
      width: 24,
      value: (game) => game.plans.join(', '),
      cell: (game) => <Chips names={game.plans} none="No Plans" />,
    },
    { id: 'team', header: 'Team', width: 21, value: (game) => game.team },
    { id: 'number', header: 'Game Number', width: 10, value: (game) => game.gameNumber },
    {
      id: 'date',
      header: 'Event Date',
      width: 13,
      value: (game) => game.date,
      cell: (game) => dateText(game.date),
    },
    {
      id: 'time',
      header: 'Event Time',
      width: 11,
      value: (game) => game.time,
      cell: (game) => timeText(game.time),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 10,
      cell: (game) => (
        <>
          <RowAction
            name="Edit Game"
            record={game.eventName}
            icon={<EditIcon />}
            onClick={() => actions.onEdit(game)}
          />
          <RowAction
            name="Delete Game"
            record={game.eventName}
            icon={<DeleteIcon />}
            onClick={() => actions.onDelete(game)}
          />
        </>
      ),
    },
  ]
}
