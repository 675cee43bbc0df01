import { useState } from 'react'
import { usePricingLocations } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { type Rep, repTitle } from '../../domain/rep'
import { counted } from '../../domain/text'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDelete, NamedList } from '../list/bulk/BulkDialog'
import { type BulkProps, SelectBar } from '../list/SelectBar'
import { deleteRepStep } from '../writes/steps/repSteps'
import { QueryState } from './QueryState'

interface RepBulkProps extends BulkProps<Rep> {
  /** The screen's name in the menu. */
  breadcrumb: string
  /** Actions that are offered while exactly one rep is selected. */
  repActions?: readonly { name: string; run: (rep: Rep) => void }[]
}

/**
 * The select bar of reps, and the dialog that deletes them
 * (docs/rules/tables.md#reps-and-locations).
 */
export function RepBulk({ breadcrumb, repActions = [], ...bar }: RepBulkProps) {
  const [repsToDelete, setRepsToDelete] = useState<Rep[]>()
  const { selected, rowKey } = bar.list.selection
  const chosen = bar.rows.filter((row) => selected.keys.has(rowKey(row)))
  const onlyRep = chosen.length === 1 ? chosen[0] : undefined
  return (
    <>
      <SelectBar
        {...bar}
        others={
          onlyRep ? repActions.map(({ name, run }) => ({ name, run: () => run(onlyRep) })) : []
        }
        onDelete={setRepsToDelete}
      />
      {repsToDelete && (
        <DeleteReps
          breadcrumb={breadcrumb}
          reps={repsToDelete}
          onClose={() => setRepsToDelete(undefined)}
        />
      )}
    </>
  )
}

interface DeleteRepsProps {
  breadcrumb: string
  reps: readonly Rep[]
  onClose: () => void
}

/**
 * Asks before deleting reps. Reads them from Bruins Representatives, because other lists lack their
 * phones.
 */
function DeleteReps({ breadcrumb, reps, onClose }: DeleteRepsProps) {
  const query = useReps()
  const { data: locations = [] } = usePricingLocations()
  const listed = reps.flatMap((rep) => query.data?.find(({ id }) => id === rep.id) ?? [])
  // Skips reps that are no longer in the list. All are shown while it loads, but none has a step.
  const deletable = query.data ? listed : reps
  const unlisted = reps.filter((rep) => !deletable.some(({ id }) => id === rep.id))
  return (
    <BulkDelete
      breadcrumb={breadcrumb}
      items={counted(deletable.length, 'rep')}
      label="Their links stop working, and they’re removed from their plans:"
      lines={deletable.map(repTitle)}
      steps={listed.map((rep) => deleteRepStep(rep, query.data ?? [], locations))}
      onClose={onClose}
    >
      <NamedList
        label="Not deleted, because they’re not in the list of reps:"
        lines={unlisted.map(repTitle)}
      />
      <div>Undo restores them with their plans.</div>
      <QueryState query={query} failed={MESSAGES.rep.load} />
      <ImpactNote kind="rep" records={deletable} />
    </BulkDelete>
  )
}
