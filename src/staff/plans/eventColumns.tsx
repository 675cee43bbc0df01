import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { CodeLink } from '../kit/CodeLink'
import { gameFactColumns } from '../kit/gameFactColumns'
import { actionsColumn, type RecordColumn } from '../list/columns'
import { gameHref } from '../records/recordLinks'

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
    actionsColumn(10, (event) => event.eventName, {
      onDelete: (event) => onDelete(event.eventName),
    }),
  ]
}
