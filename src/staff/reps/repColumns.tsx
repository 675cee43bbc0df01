import { mailHref, phoneHref } from '../../domain/hrefs'
import { type Rep, repTitle } from '../../domain/rep'
import type { RecordColumn } from '../../ui/table/recordColumn'
import { textColumn } from '../../ui/table/textColumn'
import { type LinkedRowActions, linkedActionsColumn } from '../kit/linkedActionsColumn'
import styles from './repColumns.module.css'

/**
 * The columns of docs/rules/screens.md#bruins-representatives; the public links stand with the
 * actions.
 */
export function repColumns(actions: LinkedRowActions<Rep>): RecordColumn<Rep>[] {
  return [
    { ...textColumn('name', 'Name', 30, (rep: Rep) => rep.name), look: 'lead' },
    {
      id: 'email',
      header: 'Email',
      none: 'No email',
      look: 'main',
      width: 34,
      value: (rep) => rep.email,
      cell: (rep) => <Contact text={rep.email} href={mailHref(rep.email)} />,
    },
    {
      id: 'phone',
      header: 'Phone',
      short: 'Phone',
      none: 'No phone',
      look: 'more',
      width: 20,
      value: (rep) => rep.phone,
      cell: (rep) => <Contact text={rep.phone} href={phoneHref(rep.phone)} />,
    },
    linkedActionsColumn(16, (rep) => repTitle(rep), actions),
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
