import styles from './LinkList.module.css'

/** So many are shown at once. */
const SHOWN = 3

interface Props {
  texts: readonly string[]
  hrefOf: (text: string) => string | undefined
}

/**
 * Names or addresses, each to open in a new tab: what is being typed beside them stays. A long list is
 * folded after three.
 * @param hrefOf where one leads; undefined for one that cannot be opened.
 */
export function LinkList({ labelledBy, texts, hrefOf }: Props & { labelledBy: string }) {
  // One more needs no more room than the words for it.
  const shown = texts.length === SHOWN + 1 ? texts.length : SHOWN
  const folded = texts.slice(shown)
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      <Links texts={texts.slice(0, shown)} hrefOf={hrefOf} />
      {folded.length > 0 && (
        <li>
          <details>
            <summary className={styles.more}>{`and ${folded.length} more`}</summary>
            <ul className={styles.folded}>
              <Links texts={folded} hrefOf={hrefOf} />
            </ul>
          </details>
        </li>
      )}
    </ul>
  )
}

function Links({ texts, hrefOf }: Props) {
  return texts.map((text) => {
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
  })
}
