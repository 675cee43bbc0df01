import { footWords } from '../../content/words/footWords'
import { mailHref, phoneHref } from '../../domain/hrefs'
import { phoneText } from '../../domain/phoneText'
import styles from './AccountManager.module.css'
import { ContactLink } from './RepCard'
import type { Contact } from './useSheetFooter'

interface AccountManagerProps {
  contact: Contact | null
  /** What the contact is to the reader. */
  lead?: string
  /** What the contact is stands on the line of his name. */
  isInline?: boolean
}

/** Whom to call, in the head of a sheet; nothing where nobody is named. */
export function AccountManager(props: AccountManagerProps) {
  const { contact, lead = footWords.contact, isInline = false } = props
  if (!contact) return null
  const { name, phone, email } = contact
  return (
    <address className={`${styles.contact} ${isInline ? styles.inline : ''}`}>
      <span className={styles.lead}>{lead}</span> <b>{name}</b>{' '}
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
