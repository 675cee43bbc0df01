import type { TeamKey } from '../../content/teams'
import type { Plan } from '../../domain/plan'
import { actionsColumn, type RecordColumn, type RowActions } from '../list/columns'
import { gameHref } from '../records/recordLinks'
import { EventNames } from './EventNames'

/**
 * The columns of docs/rules/screens.md#plans. Without `onDelete` a plan cannot be deleted as a
 * whole.
 */
export function planColumns(team: TeamKey, actions: RowActions<Plan>): RecordColumn<Plan>[] {
  const linkOf = (code: string) => gameHref(team, code)
  return [
    { id: 'name', header: 'Plan Event Name', look: 'lead', width: 24, value: (plan) => plan.name },
    {
      id: 'events',
      header: 'Event Names',
      look: 'main',
      width: 64,
      value: (plan) => plan.eventNames.join(', '),
      cell: (plan) => <EventNames names={plan.eventNames} linkOf={linkOf} />,
    },
    actionsColumn(12, (plan) => plan.name, actions),
  ]
}
