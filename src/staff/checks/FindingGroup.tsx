import Button from '@mui/material/Button'
import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Finding, Severity } from '../../domain/checks/finding'
import { SeverityCount } from '../kit/checks/SeverityCount'
import styles from './FindingGroup.module.css'
import { FindingRow, type FindingRowProps } from './FindingRow'

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
