import { useId } from 'react'
import styles from './NamedList.module.css'

/** As many are named; the rest is counted. */
const MOST = 6

/** The first few of several, a line each. Nothing where there are none. */
export function NamedList({ words, lines }: { words: string; lines: readonly string[] }) {
  const wordsId = useId()
  const more = lines.length - MOST
  if (lines.length === 0) return null
  return (
    <div className={styles.named}>
      <div id={wordsId}>{words}</div>
      <ul aria-labelledby={wordsId}>
        {lines.slice(0, MOST).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </div>
  )
}
