import { useMemo, useState } from 'react'
import { keys } from '../../api/keys'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import { WORDS } from '../../api/writes/words'
import type { Rep } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { RecordTable } from '../../ui/table/RecordTable'
import { useOrder } from '../../ui/table/useTableState'
import { useTableTools } from '../../ui/table/useTableTools'
import { ListState } from '../kit/ListState'
import { adminRepColumns } from './adminRepColumns'
import { ADMIN_REP_FORM } from './drafts'
import { locationLabels } from './locationLabels'
import { Section } from './Section'

const NewAdminRepDialog = lazyDialog(() => import('./NewAdminRepDialog'), 'NewAdminRepDialog')
const RepLocationsDialog = lazyDialog(() => import('./RepLocationsDialog'), 'RepLocationsDialog')
const DeleteAdminRep = lazyDialog(() => import('./DeleteAdminRep'), 'DeleteAdminRep')

/** The reps table; the plans' names come from the other table's list. */
export function AdminRepsSection() {
  const reps = useAdminReps()
  const plans = useAdminPricingLocations()
  const order = useOrder({ column: 'name', descending: false })
  const tools = useTableTools<Rep>()
  const [edited, setEdited] = useEditedRecord(ADMIN_REP_FORM, reps.data, repKey)
  const [deleted, setDeleted] = useState<Rep>()
  const columns = useMemo(
    () =>
      adminRepColumns({
        label: locationLabels(plans.data ?? []),
        onEdit: (rep) => setEdited({ record: rep }),
        onDelete: setDeleted,
      }),
    [plans.data, setEdited],
  )

  return (
    <Section title="Reps" tools={tools} addName="New Rep" onAdd={() => setEdited({ record: null })}>
      <ListState
        list={keys.admin.reps}
        query={reps}
        loading="Loading reps..."
        failed={WORDS.adminRep.load}
      >
        {(rows) => (
          <RecordTable
            label="Reps"
            rows={rows}
            columns={columns}
            rowKey={repKey}
            {...order}
            tools={tools}
            empty="No representatives found."
          />
        )}
      </ListState>
      {edited?.record === null && (
        <NewAdminRepDialog reps={reps.data ?? NO_REPS} onClose={() => setEdited(undefined)} />
      )}
      {edited?.record && (
        <RepLocationsDialog
          key={edited.record.id}
          rep={edited.record}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteAdminRep rep={deleted} onClose={() => setDeleted(undefined)} />}
    </Section>
  )
}

const NO_REPS: Rep[] = []
const repKey = (rep: Rep) => String(rep.id)
