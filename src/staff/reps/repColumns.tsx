import { mailHref, phoneHref } from '../../domain/hrefs'
import { type Rep, repTitle } from '../../domain/rep'
import { actionsColumn, type RecordColumn, type RowActions, textColumn } from '../list/columns'
import styles from './repColumns.module.css'

/**
 * The columns of docs/rules/screens.md#bruins-representatives; the public links stand with the
 * actions.
 */
export function repColumns(actions: RowActions<Rep>): RecordColumn<Rep>[] {
  return [
    { ...textColumn('name', 'Name', 30, (rep: Rep) => rep.name), look: 'lead' },
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
