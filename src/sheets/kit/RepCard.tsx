import { mailHref, phoneHref } from '../../domain/hrefs'
import type { Rep } from '../../domain/rep'
import { phoneText } from '../../domain/text'
import { ContactLink } from './ContactLink'
import styles from './RepCard.module.css'

interface RepCardProps {
  rep: Pick<Rep, 'name' | 'email' | 'phone'>
  /** Text before the name, such as the rep's role. */
  lead: string
}

/** The rep who sent this sheet, with phone and e-mail (docs/rules/sheets.md#all-sheets). */
export function RepCard({ rep: { name, email, phone }, lead }: RepCardProps) {
  return (
    <address className={styles.card}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.links}>
        {phone && (
          <b>
            <ContactLink text={phoneText(phone)} href={phoneHref(phone)} />
          </b>
        )}
        {email && <ContactLink text={email} href={mailHref(email)} />}
      </p>
    </address>
  )
}
