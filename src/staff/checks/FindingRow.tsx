import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { counted, type Finding } from '../../domain/checks/finding'
import type { KnownFinding } from '../kit/checks/knownFindings'
import styles from './FindingGroup.module.css'

export interface FindingRowProps {
  finding: Finding
  /** Opens the record's dialog. */
  onOpen: () => void
  /** Its mark, when it is known. */
  known: KnownFinding | undefined
  /** Marks it as known, or takes the mark away. */
  onKnown: () => void
}

/** Pages beyond this are counted, not listed: a game can stand on hundreds. */
const MOST_PAGES = 30

/** One finding: its sentence, the pages on which customers meet it, and what can be done. */
export function FindingRow({ finding, onOpen, known, onKnown }: FindingRowProps) {
  const { sentence, where } = finding
  return (
    <li className={styles.finding}>
      <div className={styles.said}>
        <span className={styles.sentence}>{sentence}</span>
        {known && (
          <span className={styles.note}>{`Known since ${known.since}: ${known.reason}`}</span>
        )}
        {where.pages.length > 0 && <Pages pages={where.pages} />}
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={onOpen} aria-label={`Open: ${sentence}`}>
          Open
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={onKnown}
          aria-label={`${known ? 'Not known any more' : 'Mark as known'}: ${sentence}`}
        >
          <span>{known ? 'Unmark' : 'Known'}</span>
        </Button>
      </div>
    </li>
  )
}

/** The addresses are drawn when they are asked for: a thousand findings have as many lists. */
function Pages({ pages }: { pages: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const more = pages.length - MOST_PAGES
  return (
    <details className={styles.pages} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{`On ${counted(pages.length, 'public page')}`}</summary>
      {isOpen && (
        <ul>
          {pages.slice(0, MOST_PAGES).map((page) => (
            <li key={page}>
              <Link to={page} target="_blank" rel="noopener noreferrer">
                {page}
              </Link>
            </li>
          ))}
          {more > 0 && <li>{`and ${more} more`}</li>}
        </ul>
      )}
    </details>
  )
}
