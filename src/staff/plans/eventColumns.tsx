import DeleteIcon from '@mui/icons-material/Delete'
import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/wallClock'
import { RowAction } from '../../ui/table/RowAction'
import type { RecordColumn } from '../../ui/table/recordColumn'

/** The columns of a plan's events (docs/rules/screens.md#plans). */
export function eventColumns(onDelete: (eventName: string) => void): RecordColumn<Game>[] {
  return [
    {
      id: 'id',
      header: 'Event ID',
      width: 12,
      value: (event) => event.eventIds[0] ?? 0,
      cell: (event) => event.eventIds.join(', ') || '—',
    },
    { id: 'name', header: 'Event Name', width: 15, value: (event) => event.eventName },
    { id: 'team', header: 'Team', width: 24, value: (event) => event.team },
    { id: 'number', header: 'Game Number', width: 12, value: (event) => event.gameNumber },
    {
      id: 'date',
      header: 'Event Date',
      width: 15,
      value: (event) => event.date,
      cell: (event) => dateText(event.date),
    },
    {
      id: 'time',
      header: 'Event Time',
      width: 12,
      value: (event) => event.time,
      cell: (event) => timeText(event.time),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 10,
      cell: (event) => (
        <RowAction
          name="Delete"
          record={event.eventName}
          icon={<DeleteIcon />}
          onClick={() => onDelete(event.eventName)}
        />
      ),
    },
  ]
}
