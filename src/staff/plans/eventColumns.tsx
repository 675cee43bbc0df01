import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { gameHref } from '../../domain/recordLinks'
import { CodeLink } from '../kit/CodeLink'
import { gameFactColumns } from '../kit/gameFactColumns'
import { actionsColumn, deleteAction } from '../list/actionsColumn'
import type { RecordColumn } from '../list/recordColumn'

/** The columns of a plan's events (docs/rules/screens.md#plans). */
export function eventColumns(
  team: TeamKey,
  onDelete: (eventName: string) => void,
): RecordColumn<Game>[] {
  return [
    {
      id: 'id',
      header: 'Event ID',
      short: 'ID',
      look: 'more',
      width: 12,
      value: (event) => event.eventIds[0] ?? 0,
      cell: (event) => event.eventIds.join(', ') || '—',
    },
    {
      id: 'name',
      header: 'Event Name',
      look: 'code',
      width: 15,
      value: (event) => event.eventName,
      cell: ({ eventName }) => <CodeLink code={eventName} href={gameHref(team, eventName)} />,
    },
    ...gameFactColumns({ team: 24, number: 12, date: 15, time: 12 }),
    actionsColumn({
      width: 10,
      record: (event) => event.eventName,
      actions: [deleteAction((event) => onDelete(event.eventName))],
    }),
  ]
}
