import type { TeamKey } from '../../content/teams'
import type { Plan } from '../../domain/plan'
import { gameHref } from '../../domain/recordLinks'
import { actionsColumn, deleteAction, editAction } from '../list/actionsColumn'
import type { RecordColumn } from '../list/recordColumn'
import { EventNames } from './EventNames'

/**
 * The columns of docs/rules/screens.md#plans. Without `onDelete` a plan cannot be deleted as a
 * whole.
 */
export function planColumns(
  team: TeamKey,
  actions: {
    onEdit: (plan: Plan) => void
    onDelete: ((plan: Plan) => void) | undefined
  },
): RecordColumn<Plan>[] {
  const { onEdit, onDelete } = actions
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
    actionsColumn({
      width: 12,
      record: (plan) => plan.name,
      actions: [editAction(onEdit), ...(onDelete ? [deleteAction(onDelete)] : [])],
    }),
  ]
}
