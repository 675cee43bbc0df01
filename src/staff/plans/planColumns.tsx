import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import type { Plan } from '../../domain/plan'
import { RowAction } from '../../ui/table/RowAction'
import type { RecordColumn } from '../../ui/table/recordColumn'
import { EventNames } from './EventNames'

/**
 * The columns of docs/rules/screens.md#plans. Without `onDelete` a plan cannot be deleted as a
 * whole.
 */
export function planColumns(actions: {
  onEdit: (plan: Plan) => void
  onDelete: ((plan: Plan) => void) | undefined
}): RecordColumn<Plan>[] {
  const { onEdit, onDelete } = actions
  return [
    { id: 'name', header: 'Plan Event Name', width: 24, value: (plan) => plan.name },
    {
      id: 'events',
      header: 'Event Names',
      width: 64,
      value: (plan) => plan.eventNames.join(', '),
      cell: (plan) => <EventNames names={plan.eventNames} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 12,
      cell: (plan) => (
        <>
          <RowAction
            name="Edit"
            record={plan.name}
            icon={<EditIcon />}
            onClick={() => onEdit(plan)}
          />
          {onDelete && (
            <RowAction
              name="Delete"
              record={plan.name}
              icon={<DeleteIcon />}
              onClick={() => onDelete(plan)}
            />
          )}
        </>
      ),
    },
  ]
}
