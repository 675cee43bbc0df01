import { mailHref, phoneHref } from '../../domain/hrefs'
import { phoneText } from '../../domain/phoneText'
import type { Rep } from '../../domain/rep'
import { ContactLink } from '../kit/RepCard'
import styles from './HeadContact.module.css'

interface HeadContactProps {
  rep: Pick<Rep, 'name' | 'email' | 'phone'>
  /** What the rep is to the reader. */
  lead: string
}

/** Whom to call, in the head of the sheet (docs/rules/sheets.md#all-sheets). */
export function HeadContact({ rep: { name, email, phone }, lead }: HeadContactProps) {
  return (
    <address className={styles.contact}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.name}>{name}</p>
      {phone && (
        <p className={styles.name}>
          <ContactLink text={phoneText(phone)} href={phoneHref(phone)} />
        </p>
      )}
      {email && (
        <p>
          <ContactLink text={email} href={mailHref(email)} />
        </p>
      )}
    </address>
  )
}
