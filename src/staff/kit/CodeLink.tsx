import styles from './CodeLink.module.css'

/** A record's code that leads somewhere and looks like the text around it; a customer's page in a new tab. */
export function CodeLink({
  code,
  href,
  isPublic = false,
}: {
  code: string
  /** An address of this site. */
  href: string
  isPublic?: boolean
}) {
  return isPublic ? (
    <a className={styles.code} href={href} target="_blank" rel="noopener noreferrer">
      {code}
    </a>
  ) : (
    <a className={styles.code} href={href}>
      {code}
    </a>
  )
}
