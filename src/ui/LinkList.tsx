import styles from './LinkList.module.css'

/** How many links are shown before the rest is collapsed. */
const MAX_SHOWN = 3

interface LinkListProps {
  /** The id of the element that names the list. */
  labelledBy: string
  texts: readonly string[]
  hrefOf: (text: string) => string | undefined
}

/**
 * A list of names or addresses that open in a new tab, so that a form on the page stays open. A long list is
 * collapsed after three.
 * @param hrefOf returns the address of a text, or undefined if it cannot be opened.
 */
export function LinkList({ labelledBy, texts, hrefOf }: LinkListProps) {
  const item = (text: string) => {
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
  }
  // A fourth link takes no more space than 'and 1 more' would.
  const count = texts.length === MAX_SHOWN + 1 ? texts.length : MAX_SHOWN
  const folded = texts.slice(count)
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {texts.slice(0, count).map(item)}
      {folded.length > 0 && (
        <li>
          <details>
            <summary className={styles.more}>{`and ${folded.length} more`}</summary>
            <ul className={styles.folded}>{folded.map(item)}</ul>
          </details>
        </li>
      )}
    </ul>
  )
}
