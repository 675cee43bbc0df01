import Button from '@mui/material/Button'
import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { counted, type Finding, type Severity } from '../../domain/checks/finding'
import type { KnownFinding } from '../kit/checks/knownFindings'
import { SeverityCount } from '../kit/checks/SeverityCount'
import styles from './FindingGroup.module.css'

/** As many are drawn at first; a season without prices has a thousand of one kind. */
const DRAWN = 50
/** As many are printed: some twenty pages of paper. */
const PRINTED = 1_000

/** The findings of one heading, the first of them at once. */
export function FindingGroup({
  title,
  severity,
  findings,
  rowOf,
}: {
  title: string
  /** Left out of findings that are known. */
  severity?: Severity
  findings: readonly Finding[]
  /** What a row shows beside its finding. */
  rowOf: (finding: Finding) => Omit<FindingRowProps, 'finding'>
}) {
  const titleId = useId()
  const [drawn, setDrawn] = useState(DRAWN)
  const rest = findings.length - drawn
  useEffect(() => {
    // At once: what is not drawn when the print begins is not on the paper.
    const drawMore = () => flushSync(() => setDrawn((now) => Math.max(now, PRINTED)))
    window.addEventListener('beforeprint', drawMore)
    return () => window.removeEventListener('beforeprint', drawMore)
  }, [])
  if (findings.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        <span>{title}</span> <SeverityCount severity={severity} count={findings.length} />
      </h2>
      <ul className={styles.list}>
        {findings.slice(0, drawn).map((finding) => (
          <FindingRow key={finding.id} finding={finding} {...rowOf(finding)} />
        ))}
      </ul>
      {rest > 0 && (
        <>
          <Button onClick={() => setDrawn(drawn + 10 * DRAWN)}>
            <span>{`Show ${Math.min(rest, 10 * DRAWN)} more`}</span>
          </Button>
          <p className={styles.rest}>{`and ${rest} more`}</p>
        </>
      )}
    </section>
  )
}

interface FindingRowProps {
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
function FindingRow({ finding, onOpen, known, onKnown }: FindingRowProps) {
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
