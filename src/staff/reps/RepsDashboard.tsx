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
import { repsConfig } from './repsConfig'

const RepDialog = lazyDialog(() => import('./RepDialog'), 'RepDialog')
const DeleteRep = lazyDialog(() => import('./DeleteRep'), 'DeleteRep')
const HandOver = lazyDialog(() => import('./HandOver'), 'HandOver')
const RepLinksDialog = lazyDialog(() => import('./RepLinksDialog'), 'RepLinksDialog')
const AdminRepDialog = lazyDialog(() => import('../kit/AdminRepDialog'), 'AdminRepDialog')
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

/** What is done with one rep, in dialogs of their own. */
const ACTIONS = ['Plans', 'Duplicate', 'Hand over'] as const

/** Bruins Representatives (docs/rules/screens.md#bruins-representatives). */
export function RepsDashboard() {
  const reps = useReps()
  const tableState = useTableState({ column: 'name', descending: false })
  const { edited, setEdited, deleted, setDeleted, linked, setLinked, actions } = useListDialogs(
    repsConfig.form,
    reps.data,
    idKey,
  )
  const [open, setOpen] = useState<{ action: (typeof ACTIONS)[number] | 'Someone new'; rep: Rep }>()
  const repActions = ACTIONS.map((action) => ({
    name: action,
    run(rep: Rep) {
      setEdited(undefined)
      setOpen({ action, rep })
    },
  }))
  const close = () => setOpen(undefined)
  const all = reps.data ?? []
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
        openRecord={edited?.record}
        onAdd={() => setEdited({ record: null })}
        bulk={
          <RepBulk
            list={list}
            title={words.title}
            breadcrumb={repsConfig.breadcrumb}
            reps={all}
            repActions={repActions}
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
          isTakenOver={open !== undefined && edited.record?.id === open.rep.id}
          repActions={repActions}
          onClose={() => {
            setEdited(undefined)
            close()
          }}
        />
      )}
      {deleted && (
        <DeleteRep
          rep={deleted}
          reps={all}
          onHandOver={() => {
            setOpen({ action: 'Hand over', rep: deleted })
            setDeleted(undefined)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
      {open?.action === 'Hand over' && (
        <HandOver
          rep={open.rep}
          reps={all}
          onNewPerson={() => {
            setOpen({ action: 'Someone new', rep: open.rep })
            setEdited({ record: open.rep })
          }}
          onClose={close}
        />
      )}
      {(open?.action === 'Plans' || open?.action === 'Duplicate') && (
        <AdminRepDialog
          key={open.action}
          rep={open.action === 'Plans' ? open.rep : null}
          template={open.rep}
          reps={all}
          onDuplicate={(rep) => setOpen({ action: 'Duplicate', rep })}
          onClose={close}
        />
      )}
      {linked && <RepLinksDialog rep={linked} reps={all} onClose={() => setLinked(undefined)} />}
    </>
  )
}

/**
 * The columns of docs/rules/screens.md#bruins-representatives; the public links stand with the
 * actions.
 */
function repColumns(actions: RowActions<Rep>): RecordColumn<Rep>[] {
  return [
    nameColumn({ header: 'Name', width: 30, name: (rep) => rep.name, onOpen: actions.onEdit }),
    {
      ...contact('email', mailHref),
      header: 'Email',
      emptyText: 'No email',
      slot: 'main',
      width: 34,
    },
    {
      ...contact('phone', phoneHref),
      header: 'Phone',
      cardLabel: 'Phone',
      emptyText: 'No phone',
      slot: 'end',
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
