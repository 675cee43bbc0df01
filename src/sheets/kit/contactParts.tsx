import { footerWords } from '../../content/words/footerWords'
import { mailHref, phoneHref } from '../../domain/hrefs'
import type { Contact, Rep } from '../../domain/rep'
import { phoneText } from '../../domain/text'
import account from './AccountManager.module.css'
import card from './RepCard.module.css'

/* The person to call: in a sheet's header, as a larger card, and the links of both. */

/**
 * A phone number or an e-mail address, with its `tel:` or `mailto:` link, or null where it is not
 * valid.
 */
export function ContactLink({ text, href }: { text: string; href: string | null }) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}

interface AccountManagerProps {
  contact: Contact | null
  /** Text before the name, such as the person's role. */
  lead?: string
  /** Whether lead, name and phone are on one line. */
  isInline?: boolean
}

/**
 * The contact at the right of a sheet's header: name, phone and e-mail. Renders nothing without a
 * contact. For a larger contact outside of the header, use {@link RepCard}.
 */
export function AccountManager(props: AccountManagerProps) {
  const { contact, lead = footerWords.contactLabel, isInline = false } = props
  if (!contact) return null
  const { name, phone, email } = contact
  return (
    <address className={`${account.contact} ${isInline ? account.inline : ''}`}>
      <span className={account.lead}>{lead}</span> {name && <b>{name}</b>}{' '}
      {phone && (
        <b>
          <ContactLink text={phoneText(phone)} href={phoneHref(phone)} />
        </b>
      )}{' '}
      {email && (
        <span className={account.mail}>
          <ContactLink text={email} href={mailHref(email)} />
        </span>
      )}
    </address>
  )
}

interface RepCardProps {
  rep: Pick<Rep, 'name' | 'email' | 'phone'>
  /** Text before the name, such as the rep's role. */
  lead: string
}

/** The rep who sent this sheet, with phone and e-mail (docs/rules/sheets.md#all-sheets). */
export function RepCard({ rep, lead }: RepCardProps) {
  const { name, email, phone } = rep
  return (
    <address className={card.card}>
      <p className={card.lead}>{lead}</p>
      <p className={card.name}>{name}</p>
      <p className={card.links}>
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
