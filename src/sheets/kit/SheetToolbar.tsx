import { type ReactNode, useState } from 'react'
import { salesPhone } from '../../content/venue'
import { barWords } from '../../content/words/shareWords'
import { mailHref, phoneHref } from '../../domain/hrefs'
import type { Contact } from '../../domain/rep'
import controls from './controls.module.css'
import styles from './SheetToolbar.module.css'
import { PrintButton, ShareButton } from './SheetTools'

interface SheetToolbarProps {
  /** Describes the page to the person who gets its address. */
  name: string
  /** The person to call on a phone, or null for the venue. */
  contact: Contact | null
  /** The calendar button. On phones it is in the bar at the bottom. */
  calendar?: ReactNode
  /** Always visible, such as the changes since a printed copy and the plan's PDF. */
  notices?: ReactNode
  /** Further buttons. On phones they are under More. */
  children?: ReactNode
}

/**
 * A sheet's buttons: a row above the sheet, or a bar at the bottom of the window on phones. Never
 * printed.
 */
export function SheetToolbar({ name, contact, calendar, notices, children }: SheetToolbarProps) {
  const [isOpen, setOpen] = useState(false)
  const call = phoneHref(contact ? contact.phone : salesPhone)
  const mail = contact && mailHref(contact.email)
  return (
    <>
      {notices}
      <div className={styles.bar}>
        {call && (
          <a className={`${controls.control} ${styles.phoneOnly}`} href={call}>
            {barWords.call}
          </a>
        )}
        {mail && (
          <a className={`${controls.control} ${styles.phoneOnly}`} href={mail}>
            {barWords.mail}
          </a>
        )}
        {calendar}
        <button
          type="button"
          className={`${controls.control} ${styles.phoneOnly}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {barWords.more}
        </button>
      </div>
      <div className={`${styles.more} ${isOpen ? styles.open : ''}`}>
        <ShareButton name={name} />
        {children}
        <PrintButton />
      </div>
    </>
  )
}
