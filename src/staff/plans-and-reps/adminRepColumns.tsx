import { type Rep, repTitle } from '../../domain/rep'
import {
  actionsColumn,
  FoldedChips,
  type RecordColumn,
  type RowActions,
  textColumn,
} from '../list/columns'

/** The columns of docs/rules/screens.md#plans-and-reps-admin. */
export function adminRepColumns(
  /** The name of the plan of an id. */
  label: (id: number) => string,
  actions: RowActions<Rep>,
): RecordColumn<Rep>[] {
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
    actionsColumn(12, repTitle, actions),
  ]
}
