import { useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import { type Rep, repTitle } from '../../../domain/rep'
import { SelectBar } from '../../../ui/table/select/SelectBar'
import type { TableTools } from '../../../ui/table/useTableTools'
import { BulkDelete } from '../../kit/bulk/BulkDelete'
import { ImpactNote } from '../../kit/impact/ImpactNote'
import { exportSelected } from '../../kit/table/exportTable'

/** Selecting reps and what can be done with them (docs/rules/tables.md#reps-and-locations). */
export function RepBulk({
  title,
  reps,
  tools,
}: {
  title: string
  reps: readonly Rep[]
  tools: TableTools<Rep>
  /** Called where the code of this part cannot be loaded. */
  onClose: () => void
}) {
  const [deleted, setDeleted] = useState<Rep[]>()
  return (
    <>
      <SelectBar
        tools={tools}
        rows={reps}
        keyOf={({ id }) => String(id)}
        record={repTitle}
        noun={['rep', 'reps']}
        actions={[exportSelected(title, tools), { name: 'Delete', run: setDeleted }]}
      />
      {deleted && (
        <BulkDelete
          many={counted(deleted.length, 'rep')}
          words="Their links stop working, and no plan names them any more:"
          lines={deleted.map(repTitle)}
          steps={deleted.map((rep) => ({ kind: 'deleteRep', rep }))}
          onClose={() => setDeleted(undefined)}
        >
          <div>‘Recently deleted’ in the top bar can bring each back, with what they sell.</div>
          <ImpactNote kind="rep" records={deleted} />
        </BulkDelete>
      )}
    </>
  )
}
