import { footerWords } from '../../content/words/footerWords'
import { mailHref, phoneHref } from '../../domain/hrefs'
import type { Contact } from '../../domain/rep'
import { phoneText } from '../../domain/text'
import styles from './AccountManager.module.css'
import { ContactLink } from './ContactLink'

interface AccountManagerProps {
  contact: Contact | null
  /** Text before the name, such as the person's role. */
  lead?: string
  /** Whether lead, name and phone are on one line. */
  isInline?: boolean
}

/**
 * The contact at the right of a sheet's header: name, phone and e-mail. Renders nothing without a contact. For a
 * larger contact outside of the header, use RepCard.
 */
export function AccountManager(props: AccountManagerProps) {
  const { contact, lead = footerWords.contactLabel, isInline = false } = props
  if (!contact) return null
  const { name, phone, email } = contact
  return (
    <address className={`${styles.contact} ${isInline ? styles.inline : ''}`}>
      <span className={styles.lead}>{lead}</span> {name && <b>{name}</b>}{' '}
      {phone && (
        <b>
          <ContactLink text={phoneText(phone)} href={phoneHref(phone)} />
        </b>
      )}{' '}
      {email && (
        <span className={styles.mail}>
          <ContactLink text={email} href={mailHref(email)} />
        </span>
      )}
    </address>
  )
}
