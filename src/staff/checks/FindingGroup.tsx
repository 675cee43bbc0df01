import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Cause, causesOf, causeTitle } from '../../domain/checks/causes'
import { type Finding, kindNouns, type Severity } from '../../domain/checks/finding'
import { counted } from '../../domain/text'
import { dateText } from '../../domain/time/dates'
import { LinkList } from '../../ui/LinkList'
import { SeverityCount } from '../kit/checks/SeverityCount'
import type { Dismissal } from '../kit/checks/useDismissals'
import { pageHref } from '../records/recordLinks'
import styles from './FindingGroup.module.css'

/** Findings that are rendered at first: a season without prices has a thousand of one kind. */
const INITIAL_COUNT = 50
/** Findings that are printed: some twenty pages of paper. */
const PRINTED_COUNT = 1_000
/** A cause with more findings is collapsed at first. */
const MAX_EXPANDED_COUNT = 5
/** Findings that 'Show more' adds. */
const ADDED_COUNT = 500

/** A dialog that fixes several records of a cause. */
export interface CauseFix {
  name: string
  dialog: (onClose: () => void) => ReactNode
}

interface GroupProps {
  /** What a row shows beside its finding. */
  rowOf: (finding: Finding) => Omit<FindingRowProps, 'finding'>
  /** The dialogs that fix all of a cause. */
  fixesOf: (cause: Cause) => readonly CauseFix[]
  onFix: (fix: CauseFix) => void
  /** Dismisses all of a cause; undefined for findings that are dismissed. */
  onDismissAll?: ((cause: Cause) => void) | undefined
}

interface FindingGroupProps extends GroupProps {
  title: string
  /** Undefined for dismissed findings. */
  severity: Severity | undefined
  findings: readonly Finding[]
}

/** The findings of one heading, by their causes. */
export function FindingGroup({ title, severity, findings, ...group }: FindingGroupProps) {
  const titleId = useId()
  const causes = useMemo(() => causesOf(findings), [findings])
  if (findings.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        <span>{title}</span> <SeverityCount severity={severity} count={findings.length} />
      </h2>
      <ul className={styles.list}>
        {causes.map((cause) => {
          const [first, second] = cause.findings
          return second || !first ? (
            <CauseRows key={cause.id} cause={cause} {...group} />
          ) : (
            <FindingRow key={first.id} finding={first} {...group.rowOf(first)} />
          )
        })}
      </ul>
    </section>
  )
}

/** The findings of one cause below a heading like '92 games have no price', which expands them. */
function CauseRows({ cause, rowOf, fixesOf, onFix, onDismissAll }: GroupProps & { cause: Cause }) {
  const { findings } = cause
  const [isOpen, setOpen] = useState(findings.length <= MAX_EXPANDED_COUNT)
  const [count, setCount] = useState(INITIAL_COUNT)
  const rest = findings.length - count
  useEffect(() => {
    // Findings that are not rendered when the print begins are not on the paper.
    const renderMore = () =>
      flushSync(() => {
        setOpen(true)
        setCount((current) => Math.max(current, PRINTED_COUNT))
      })
    window.addEventListener('beforeprint', renderMore)
    return () => window.removeEventListener('beforeprint', renderMore)
  }, [])
  return (
    <li className={styles.cause}>
      <div className={styles.causeHead}>
        <Button
          color="inherit"
          startIcon={isOpen ? <ExpandMore /> : <ChevronRight />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{causeTitle(cause)}</span>
        </Button>
        {fixesOf(cause).map((fix) => (
          <Button key={fix.name} size="small" variant="outlined" onClick={() => onFix(fix)}>
            <span>{fix.name}</span>
          </Button>
        ))}
        {onDismissAll && (
          <Button size="small" onClick={() => onDismissAll(cause)}>
            <span>{`Dismiss all ${findings.length}`}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <ul>
          {findings.slice(0, count).map((finding) => (
            <FindingRow key={finding.id} finding={finding} {...rowOf(finding)} />
          ))}
        </ul>
      )}
      {isOpen && rest > 0 && (
        <>
          <Button onClick={() => setCount(count + ADDED_COUNT)}>
            <span>{`Show ${Math.min(rest, ADDED_COUNT)} more`}</span>
          </Button>
          <p className={styles.rest}>{`and ${rest} more`}</p>
        </>
      )}
    </li>
  )
}

interface FindingRowProps {
  finding: Finding
  /** Opens the record's dialog. */
  onOpen: () => void
  /** Why and since when it is dismissed. */
  dismissed: Dismissal | undefined
  /** Dismisses it, or brings it back. */
  onDismiss: () => void
}

/** The names of the buttons that open the record of a finding, by its kind and rule. */
const openNames: Record<string, string> = {
  'game/in-no-plan': 'Choose plans…',
  'plan/empty': 'Choose games…',
  'combined plan/missing-part': 'Choose plans…',
  'combined plan/no-parts': 'Choose plans…',
  'combined plan/pdf': 'Set PDF…',
  'pricing location/missing-price': 'Set price…',
  'pricing location/not-below-box-office': 'Set price…',
  'pricing location/color': 'Set color…',
  'pricing location/no-rep': 'Assign reps…',
  'rep/phone': 'Set phone…',
}

/** One finding: its sentence, the pages on which customers meet it, and what can be done. */
function FindingRow({ finding, onOpen, dismissed, onDismiss }: FindingRowProps) {
  const { kind, rule, sentence, where } = finding
  const openName = openNames[`${kind}/${rule}`] ?? `Open ${kindNouns[kind]}`
  const label = `${openName}: ${sentence}`
  const dismissName = dismissed ? 'Restore' : 'Dismiss'
  return (
    <li className={styles.finding}>
      <div className={styles.text}>
        <span>{sentence}</span>
        {dismissed && (
          <span className={styles.note}>
            {`Dismissed in this browser on ${dateText(dismissed.since)}. Reason: ${dismissed.reason}`}
          </span>
        )}
        {where.pages.length > 0 && <Pages pages={where.pages} />}
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={onOpen} aria-label={label}>
          <span>{openName}</span>
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={onDismiss}
          aria-label={`${dismissName}: ${sentence}`}
        >
          <span>{dismissName}</span>
        </Button>
      </div>
    </li>
  )
}

/** The addresses are rendered when they are asked for: a thousand findings have as many lists. */
function Pages({ pages }: { pages: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const summaryId = useId()
  return (
    <details className={styles.pages} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={summaryId}>{`On ${counted(pages.length, 'public page')}`}</summary>
      {isOpen && <LinkList labelledBy={summaryId} texts={pages} hrefOf={pageHref} />}
    </details>
  )
}
