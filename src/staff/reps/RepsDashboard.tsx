import { useMemo, useState } from 'react'
import { keys } from '../../api/keys'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { type Rep, repsNamed } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { RecordTable } from '../../ui/table/RecordTable'
import { useTableState } from '../../ui/table/useTableState'
import { useTableTools } from '../../ui/table/useTableTools'
import { ListHeader } from '../kit/ListHeader'
import { ListState } from '../kit/ListState'
import { repColumns } from './repColumns'
import { REP_FORM } from './repDrafts'

const RepDialog = lazyDialog(() => import('./RepDialog'), 'RepDialog')
const DeleteRep = lazyDialog(() => import('./DeleteRep'), 'DeleteRep')
const RepLinksDialog = lazyDialog(() => import('./RepLinksDialog'), 'RepLinksDialog')
const RepBulk = lazyDialog(() => import('./bulk/RepBulk'), 'RepBulk')

const TITLE = 'Bruins Representatives'

/** Bruins Representatives (docs/rules/screens.md#bruins-representatives). */
export function RepsDashboard() {
  const reps = useReps()
  const table = useTableState({ column: 'name', descending: false })
  const tools = useTableTools<Rep>()
  const [edited, setEdited] = useEditedRecord(REP_FORM, reps.data, repKey)
  const [deleted, setDeleted] = useState<Rep>()
  const [linked, setLinked] = useState<Rep>()
  const columns = useMemo(
    () =>
      repColumns({
        onLinks: setLinked,
        onEdit: (rep) => setEdited({ record: rep }),
        onDelete: setDeleted,
      }),
    [setEdited],
  )
  const all = reps.data ?? NO_REPS
  const found = useMemo(() => repsNamed(all, table.searched), [all, table.searched])

  return (
    <>
      <ListHeader
        title={TITLE}
        search="Search Representatives"
        table={table}
        tools={tools}
        add="Add Representative"
        onAdd={() => setEdited({ record: null })}
      />
      <ListState
        list={keys.reps.list}
        query={reps}
        loading="Loading representatives..."
        failed={WORDS.rep.load}
      >
        {() => (
          <RecordTable
            label={TITLE}
            rows={found}
            columns={columns}
            rowKey={repKey}
            {...table.order}
            tools={tools}
            empty="No representatives found."
          />
        )}
      </ListState>
      {tools.isSelecting && reps.data && (
        <RepBulk title={TITLE} reps={all} tools={tools} onClose={() => tools.setSelecting(false)} />
      )}
      {edited && (
        <RepDialog
          key={edited.record?.id ?? ''}
          rep={edited.record}
          reps={all}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteRep rep={deleted} reps={all} onClose={() => setDeleted(undefined)} />}
      {linked && <RepLinksDialog rep={linked} reps={all} onClose={() => setLinked(undefined)} />}
    </>
  )
}

const NO_REPS: Rep[] = []
const repKey = (rep: Rep) => String(rep.id)
