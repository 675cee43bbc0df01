import styles from './LinkList.module.css'

/**
 * Names or addresses as links that open in a new tab, so that typed text on this page stays.
 * @param hrefOf returns the link's address; undefined for a text without a link.
 */
export function LinkList({
  labelledBy,
  texts,
  hrefOf,
}: {
  labelledBy: string
  texts: readonly string[]
  hrefOf: (text: string) => string | undefined
}) {
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {texts.map((text) => {
        const href = hrefOf(text)
        return (
          <li key={text}>
            {href === undefined ? (
              <span className={styles.text}>{text}</span>
            ) : (
              <a className={styles.text} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
