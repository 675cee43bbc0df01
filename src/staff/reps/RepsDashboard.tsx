import { useMemo, useState } from 'react'
import { keys } from '../../api/keys'
import { useReps } from '../../api/reps'
import { mailHref, phoneHref } from '../../domain/hrefs'
import { type Rep, repsNamed, repTitle } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import styles from '../list/cells.module.css'
import { actionsColumn, idKey, nameColumn, type RecordColumns } from '../list/columns'
import { ListScreen } from '../list/ListScreen'
import { listWords } from '../list/listWords'
import { recordWords } from '../list/recordWords'
import { useList } from '../list/useList'
import { useTableState } from '../list/useTableState'

const RepDialog = lazyDialog(() => import('./RepDialog'), 'RepDialog')
const DeleteRep = lazyDialog(() => import('./DeleteRep'), 'DeleteRep')
const HandOverDialog = lazyDialog(() => import('./HandOverDialog'), 'HandOverDialog')
const RepLinksDialog = lazyDialog(() => import('./RepLinksDialog'), 'RepLinksDialog')
const AdminRepDialog = lazyDialog(() => import('../kit/AdminRepDialog'), 'AdminRepDialog')
const RepBulk = lazyDialog(() => import('../kit/RepBulk'), 'RepBulk')

const LIST_WORDS = listWords('representative', {
  title: 'Bruins Representatives',
  noun: 'rep',
  empty: 'No representatives found.',
})

/** The actions with one rep that have a separate dialog. */
const ACTIONS = ['Plans', 'Duplicate', 'Hand over'] as const

/** Bruins Representatives (docs/rules/screens.md#bruins-representatives). */
export function RepsDashboard() {
  const reps = useReps()
  const tableState = useTableState()
  const [open, setOpen] = useState<{ action: (typeof ACTIONS)[number] | 'Someone new'; rep: Rep }>()
  const list = useList({
    query: reps,
    queryKey: keys.reps.list,
    form: recordWords.rep.form,
    filteredRows: useMemo(
      () => reps.data && repsNamed(reps.data, tableState.searched),
      [reps.data, tableState.searched],
    ),
    columns: repColumns,
    rowKey: idKey,
    nameOf: repTitle,
    tableState,
  })
  const repActions = ACTIONS.map((action) => ({
    name: action,
    run(rep: Rep) {
      list.setEdited(undefined)
      setOpen({ action, rep })
    },
  }))
  const close = () => setOpen(undefined)
  const rows = reps.data ?? []

  return (
    <>
      <ListScreen
        list={list}
        words={LIST_WORDS}
        dialogs={{
          bulk: (props) => (
            <RepBulk {...props} breadcrumb={recordWords.rep.screen} repActions={repActions} />
          ),
          edit: ({ onClose, ...props }) => (
            <RepDialog
              {...props}
              isTakenOver={open !== undefined && props.record?.id === open.rep.id}
              repActions={repActions}
              onClose={() => {
                onClose()
                close()
              }}
            />
          ),
          delete: (props) => (
            <DeleteRep
              {...props}
              onHandOver={() => {
                setOpen({ action: 'Hand over', rep: props.record })
                props.onClose()
              }}
            />
          ),
          links: (props) => <RepLinksDialog {...props} />,
        }}
      />
      {open?.action === 'Hand over' && (
        <HandOverDialog
          rep={open.rep}
          reps={rows}
          onNewPerson={() => {
            setOpen({ action: 'Someone new', rep: open.rep })
            list.actions.onEdit(open.rep)
          }}
          onClose={close}
        />
      )}
      {(open?.action === 'Plans' || open?.action === 'Duplicate') && (
        <AdminRepDialog
          key={open.action}
          record={open.action === 'Plans' ? open.rep : null}
          like={open.rep}
          rows={rows}
          onDuplicate={(rep) => setOpen({ action: 'Duplicate', rep })}
          onClose={close}
        />
      )}
    </>
  )
}

/** The columns of docs/rules/screens.md#bruins-representatives. The actions include the public links. */
const repColumns: RecordColumns<Rep> = (actions, onLinks) => [
  nameColumn({ header: 'Name', width: 30, name: (rep) => rep.name, onOpen: actions.onEdit }),
  { ...linked('email', mailHref), header: 'Email', emptyText: 'No email', slot: 'main', width: 34 },
  {
    ...linked('phone', phoneHref),
    header: 'Phone',
    cardLabel: 'Phone',
    emptyText: 'No phone',
    slot: 'end',
    width: 20,
  },
  actionsColumn(16, repTitle, { ...actions, onLinks }),
]

/** The value and the cell of a column with a link to write or call. */
const linked = (id: 'email' | 'phone', href: (text: string) => string | null) => ({
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
