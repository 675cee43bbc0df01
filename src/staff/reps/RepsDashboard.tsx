import { useMemo, useState } from 'react'
import { keys } from '../../api/keys'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { mailHref, phoneHref } from '../../domain/hrefs'
import { type Rep, repsNamed, repTitle } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import {
  actionsColumn,
  idKey,
  nameColumn,
  type RecordColumn,
  type RowActions,
} from '../list/columns'
import { ListScreen, type ListWords } from '../list/ListScreen'
import { stepsOf, useList, useListDialogs } from '../list/useList'
import { useTableState } from '../list/useTableState'
import styles from './RepsDashboard.module.css'
import { PLACE, REP_FORM } from './repDrafts'

const RepDialog = lazyDialog(() => import('./RepDialog'), 'RepDialog')
const DeleteRep = lazyDialog(() => import('./DeleteRep'), 'DeleteRep')
const HandOver = lazyDialog(() => import('./HandOver'), 'HandOver')
const RepLinksDialog = lazyDialog(() => import('./RepLinksDialog'), 'RepLinksDialog')
const RepBulk = lazyDialog(() => import('../kit/RepBulk'), 'RepBulk')

const words: ListWords = {
  title: 'Bruins Representatives',
  search: 'Search Representatives',
  row: 'rep',
  add: 'Add Representative',
  loading: 'Loading representatives...',
  failed: WORDS.rep.load,
  empty: 'No representatives found.',
}

/** Bruins Representatives (docs/rules/screens.md#bruins-representatives). */
export function RepsDashboard() {
  const reps = useReps()
  const tableState = useTableState({ column: 'name', descending: false })
  const { edited, setEdited, deleted, setDeleted, linked, setLinked, actions } = useListDialogs(
    REP_FORM,
    reps.data,
    idKey,
  )
  const [handedOver, setHandedOver] = useState<Rep>()
  const [takenOver, setTakenOver] = useState<Rep>()
  const all = reps.data ?? NO_REPS
  const list = useList({
    query: reps,
    queryKey: keys.reps.list,
    narrowed: useMemo(
      () => reps.data && repsNamed(reps.data, tableState.searched),
      [reps.data, tableState.searched],
    ),
    columns: useMemo(() => repColumns({ ...actions, onLinks: setLinked }), [actions, setLinked]),
    rowKey: idKey,
    nameOf: repTitle,
    tableState,
  })

  return (
    <>
      <ListScreen
        list={list}
        words={words}
        open={edited?.record}
        onAdd={() => setEdited({ record: null })}
        bulk={
          <RepBulk
            list={list}
            title={words.title}
            place={PLACE}
            reps={all}
            onClose={() => list.selection.setOn(false)}
          />
        }
      />
      {edited && (
        <RepDialog
          key={edited.record?.id ?? ''}
          rep={edited.record}
          reps={all}
          steps={stepsOf(list, edited, setEdited)}
          isTakenOver={takenOver !== undefined && edited.record?.id === takenOver.id}
          onClose={() => {
            setEdited(undefined)
            setTakenOver(undefined)
          }}
        />
      )}
      {deleted && (
        <DeleteRep
          rep={deleted}
          reps={all}
          onHandOver={() => {
            setHandedOver(deleted)
            setDeleted(undefined)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
      {handedOver && (
        <HandOver
          rep={handedOver}
          reps={all}
          onNewPerson={() => {
            setTakenOver(handedOver)
            setEdited({ record: handedOver })
            setHandedOver(undefined)
          }}
          onClose={() => setHandedOver(undefined)}
        />
      )}
      {linked && <RepLinksDialog rep={linked} reps={all} onClose={() => setLinked(undefined)} />}
    </>
  )
}

const NO_REPS: Rep[] = []

/**
 * The columns of docs/rules/screens.md#bruins-representatives; the public links stand with the
 * actions.
 */
function repColumns(actions: RowActions<Rep>): RecordColumn<Rep>[] {
  return [
    nameColumn('Name', 30, (rep) => rep.name, actions.onEdit),
    { ...contact('email', mailHref), header: 'Email', none: 'No email', look: 'main', width: 34 },
    {
      ...contact('phone', phoneHref),
      header: 'Phone',
      short: 'Phone',
      none: 'No phone',
      look: 'end',
      width: 20,
    },
    actionsColumn(16, (rep) => repTitle(rep), actions),
  ]
}

const contact = (id: 'email' | 'phone', href: (text: string) => string | null) => ({
  id,
  value: (rep: Rep) => rep[id],
  cell: (rep: Rep) => <Contact text={rep[id]} href={href(rep[id])} />,
})

function Contact({ text, href }: { text: string; href: string | null }) {
  if (href === null) return <span>{text || '—'}</span>
  return (
    <a className={styles.contact} href={href}>
      {text}
    </a>
  )
}
