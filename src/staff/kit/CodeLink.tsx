import styles from './CodeLink.module.css'

/** A record's code as a link that looks like the text around it; a public page opens in a new tab. */
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
  if (!isPublic) {
    return (
      <a className={styles.code} href={href}>
        {code}
      </a>
    )
  }
  return (
    <a className={styles.code} href={href} target="_blank" rel="noopener noreferrer">
      {code}
    </a>
  )
}
