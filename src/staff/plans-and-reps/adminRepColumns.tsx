import { type Rep, repTitle } from '../../domain/rep'
import { actionsColumn, deleteAction, editAction, type RowActions } from '../list/actionsColumn'
import { FoldedChips } from '../list/chipsColumn'
import type { RecordColumn } from '../list/recordColumn'
import { textColumn } from '../list/textColumn'

/** The columns of docs/rules/screens.md#plans-and-reps-admin. */
export function adminRepColumns({
  label,
  onEdit,
  onDelete,
}: RowActions<Rep> & {
  /** How the plan of an id is called. */
  label: (id: number) => string
}): RecordColumn<Rep>[] {
  return [
    { ...textColumn('name', 'Name', 18, (rep: Rep) => rep.name), look: 'lead' },
    {
      ...textColumn('email', 'Email', 32, (rep: Rep) => rep.email),
      none: 'No email',
      look: 'main',
    },
    {
      id: 'plans',
      header: 'Plans',
      look: 'more',
      width: 38,
      cell: (rep) => (
        <FoldedChips names={rep.pricingLocationIds.map(label)} none="No Plans" room={60} />
      ),
      exported: (rep) => rep.pricingLocationIds.map(label).join(', '),
    },
    actionsColumn({
      width: 12,
      record: (rep) => repTitle(rep),
      actions: [editAction(onEdit), deleteAction(onDelete)],
    }),
  ]
}
