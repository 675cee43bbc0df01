import styles from './LinkList.module.css'

/**
 * Names or addresses, each to open in a new tab: what is being typed beside them stays.
 * @param hrefOf where one leads; undefined for one that cannot be opened.
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
