import { useMemo, useState } from 'react'
import { keys } from '../../api/keys'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import { WORDS } from '../../api/writes/words'
import type { Rep } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { formKey, useEditedRecord } from '../../ui/form/useEditedRecord'
import { idKey } from '../list/idKey'
import { useTableTools } from '../list/useTableTools'
import { adminRepColumns } from './adminRepColumns'
import { ADMIN_REP_FORM, PLACE } from './drafts'
import { locationLabels } from './locationLabels'
import { Section } from './Section'

const NewAdminRepDialog = lazyDialog(() => import('./NewAdminRepDialog'), 'NewAdminRepDialog')
const RepLocationsDialog = lazyDialog(() => import('./RepLocationsDialog'), 'RepLocationsDialog')
const RepBulk = lazyDialog(() => import('../kit/RepBulk'), 'RepBulk')
const DeleteAdminRep = lazyDialog(() => import('./DeleteAdminRep'), 'DeleteAdminRep')

/** The reps table; the plans' names come from the other table's list. */
export function AdminRepsSection() {
  const reps = useAdminReps()
  const plans = useAdminPricingLocations()
  const tools = useTableTools<Rep>()
  const [edited, setEdited] = useEditedRecord(ADMIN_REP_FORM, reps.data, idKey)
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
    <Section
      title="Reps"
      row="rep"
      tools={tools}
      addName="New Rep"
      onAdd={() => setEdited({ record: null })}
      list={keys.admin.reps}
      query={reps}
      loading="Loading reps..."
      failed={WORDS.adminRep.load}
      columns={columns}
      empty="No representatives found."
    >
      {tools.isSelecting && reps.data && (
        <RepBulk
          title="Reps"
          place={PLACE}
          reps={reps.data}
          tools={tools}
          onClose={() => tools.setSelecting(false)}
        />
      )}
      {edited?.record === null && (
        <NewAdminRepDialog
          key={formKey(edited, idKey)}
          like={edited.like}
          reps={reps.data ?? NO_REPS}
          onClose={() => setEdited(undefined)}
        />
      )}
      {edited?.record && (
        <RepLocationsDialog
          key={edited.record.id}
          rep={edited.record}
          onDuplicate={(rep) => setEdited({ record: null, like: rep })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteAdminRep rep={deleted} onClose={() => setDeleted(undefined)} />}
    </Section>
  )
}

const NO_REPS: Rep[] = []
