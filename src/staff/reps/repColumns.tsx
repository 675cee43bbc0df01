import LinkIcon from '@mui/icons-material/Link'
import { mailHref, phoneHref } from '../../domain/hrefs'
import { type Rep, repTitle } from '../../domain/rep'
import {
  actionsColumn,
  deleteAction,
  editAction,
  type RowActions,
} from '../../ui/table/actionsColumn'
import type { RecordColumn } from '../../ui/table/recordColumn'
import styles from './repColumns.module.css'

/**
 * The columns of docs/rules/screens.md#bruins-representatives; the public links stand with the
 * actions.
 */
export function repColumns(
  actions: RowActions<Rep> & { onLinks: (record: Rep) => void },
): RecordColumn<Rep>[] {
  return [
    { id: 'name', header: 'Name', width: 30, value: (rep) => rep.name || '—' },
    {
      id: 'email',
      header: 'Email',
      width: 34,
      value: (rep) => rep.email,
      cell: (rep) => <Contact text={rep.email} href={mailHref(rep.email)} />,
    },
    {
      id: 'phone',
      header: 'Phone',
      width: 20,
      value: (rep) => rep.phone,
      cell: (rep) => <Contact text={rep.phone} href={phoneHref(rep.phone)} />,
    },
    actionsColumn({
      width: 16,
      record: (rep) => repTitle(rep),
      actions: [
        { name: 'Public links', icon: <LinkIcon />, onClick: actions.onLinks },
        editAction(actions.onEdit),
        deleteAction(actions.onDelete),
      ],
    }),
  ]
}

function Contact({ text, href }: { text: string; href: string | null }) {
  if (href === null) return <span>{text || '—'}</span>
  return (
    <a className={styles.contact} href={href}>
      {text}
    </a>
  )
}
