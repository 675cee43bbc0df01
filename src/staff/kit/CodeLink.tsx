import styles from './CodeLink.module.css'

/**
 * A record's code as a link that looks like the text around it.
 * @param href an address of this site.
 */
export function CodeLink({ code, href }: { code: string; href: string }) {
  return (
    <a className={styles.code} href={href}>
      {code}
    </a>
  )
}
