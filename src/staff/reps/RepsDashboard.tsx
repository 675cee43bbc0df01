import { useMemo } from 'react'
import { keys } from '../../api/keys'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { type Rep, repsNamed } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { stepsOf } from '../../ui/form/useEditedRecord'
import { idKey } from '../list/idKey'
import { useListDialogs } from '../list/ListDialogs'
import { ListScreen, type ListWords } from '../list/ListScreen'
import { useTableState } from '../list/useTableState'
import { useTableTools } from '../list/useTableTools'
import { repColumns } from './repColumns'
import { PLACE, REP_FORM } from './repDrafts'

const RepDialog = lazyDialog(() => import('./RepDialog'), 'RepDialog')
const DeleteRep = lazyDialog(() => import('./DeleteRep'), 'DeleteRep')
const RepLinksDialog = lazyDialog(() => import('./RepLinksDialog'), 'RepLinksDialog')
const RepBulk = lazyDialog(() => import('../kit/RepBulk'), 'RepBulk')

const words: ListWords = {
  title: 'Bruins Representatives',
  search: 'Search Representatives',
  row: 'rep',
  add: 'Add Representative',
  loading: 'Loading representatives...',
  empty: 'No representatives found.',
}

/** Bruins Representatives (docs/rules/screens.md#bruins-representatives). */
export function RepsDashboard() {
  const reps = useReps()
  const table = useTableState({ column: 'name', descending: false })
  const tools = useTableTools<Rep>()
  const { edited, setEdited, deleted, setDeleted, linked, setLinked, actions } = useListDialogs(
    REP_FORM,
    reps.data,
    idKey,
  )
  const columns = useMemo(() => repColumns(actions), [actions])
  const all = reps.data ?? NO_REPS
  const found = useMemo(() => repsNamed(all, table.searched), [all, table.searched])

  return (
    <>
      <ListScreen
        {...{ words, table, tools, columns }}
        failed={WORDS.rep.load}
        list={keys.reps.list}
        query={reps}
        rows={found}
        rowKey={idKey}
        open={edited?.record}
        onAdd={() => setEdited({ record: null })}
        bulk={(onClose) => (
          <RepBulk {...{ tools, onClose }} title={words.title} place={PLACE} reps={all} />
        )}
      />
      {edited && (
        <RepDialog
          key={edited.record?.id ?? ''}
          rep={edited.record}
          reps={all}
          steps={stepsOf(tools, idKey, edited, setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteRep rep={deleted} reps={all} onClose={() => setDeleted(undefined)} />}
      {linked && <RepLinksDialog rep={linked} reps={all} onClose={() => setLinked(undefined)} />}
    </>
  )
}

const NO_REPS: Rep[] = []
