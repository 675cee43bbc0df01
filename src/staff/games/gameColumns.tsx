import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { gameFactColumns } from '../kit/gameFactColumns'
import { actionsColumn, chipsColumn, type RecordColumn, type RowActions } from '../list/columns'
import { planHref } from '../records/recordLinks'

/** The columns of docs/rules/screens.md#bruins-games, with its tooltips on the two actions. */
export function gameColumns(team: TeamKey, actions: RowActions<Game>): RecordColumn<Game>[] {
  return [
    { id: 'name', header: 'Event Name', look: 'code', width: 10, value: (game) => game.eventName },
    chipsColumn('BGS Game Plans', (game) => game.plans, {
      none: 'No Plans',
      width: 17,
      linkOf: (plan) => planHref(plan, team),
    }),
    ...gameFactColumns({ team: 28, number: 12, date: 14, time: 10 }),
    actionsColumn(9, (game) => game.eventName, actions, {
      edit: 'Edit Game',
      delete: 'Delete Game',
    }),
  ]
}
