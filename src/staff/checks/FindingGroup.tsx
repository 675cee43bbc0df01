import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Cause, causeOfOne, causesOf, causeTitle } from '../../domain/checks/causes'
import { type Finding, kindWords, type Severity } from '../../domain/checks/finding'
import { counted } from '../../domain/text'
import { dateText } from '../../domain/time/dates'
import { LinkList } from '../../ui/LinkList'
import { SeverityCount } from '../kit/checks/SeverityCount'
import type { Dismissal } from '../kit/checks/useDismissals'
import { pageHref } from '../records/recordLinks'
import styles from './FindingGroup.module.css'

/** Findings rendered at first. A season without prices has a thousand findings of one kind. */
const INITIAL_COUNT = 50
/** Findings printed at most, about twenty pages. */
const PRINTED_COUNT = 1_000
/** Causes with more findings start collapsed. */
const MAX_EXPANDED_COUNT = 5
/** Findings added by 'Show more'. */
const ADDED_COUNT = 500

/** A dialog that fixes several records with the same cause. */
export interface CauseFix {
  name: string
  dialog: (onClose: () => void) => ReactNode
}

interface GroupProps {
  /** Undefined for dismissed findings. */
  severity: Severity | undefined
  /** When and why a finding was dismissed; undefined if it wasn't. */
  dismissalOf: (finding: Finding) => Dismissal | undefined
  /** Opens the dialog of a finding's record. */
  onOpen: (finding: Finding) => void
  /** Asks for the reason to dismiss a cause's findings. */
  onDismiss: (cause: Cause) => void
  onRestore: (finding: Finding) => void
  /** The dialogs that fix all findings of a cause. */
  fixesOf: (cause: Cause) => readonly CauseFix[]
  onFix: (fix: CauseFix) => void
}

interface FindingGroupProps extends GroupProps {
  title: string
  findings: readonly Finding[]
}

/** The findings below one heading, grouped by cause. */
export function FindingGroup({ title, findings, ...group }: FindingGroupProps) {
  const titleId = useId()
  const causes = useMemo(() => causesOf(findings), [findings])
  if (findings.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        <span>{title}</span> <SeverityCount severity={group.severity} count={findings.length} />
      </h2>
      <ul className={styles.list}>
        {causes.map((cause) => {
          const [first, ...others] = cause.findings
          return first && others.length === 0 ? (
            <FindingRow key={first.id} finding={first} {...group} />
          ) : (
            <CauseRows key={cause.id} cause={cause} {...group} />
          )
        })}
      </ul>
    </section>
  )
}

/** The findings of one cause, expanded by a heading like '92 games have no price'. */
function CauseRows({ cause, ...group }: GroupProps & { cause: Cause }) {
  const { findings } = cause
  const [isOpen, setOpen] = useState(findings.length <= MAX_EXPANDED_COUNT)
  const [count, setCount] = useState(INITIAL_COUNT)
  const rest = findings.length - count
  const fixes = group.severity ? group.fixesOf(cause) : []
  useEffect(() => {
    // Findings must be rendered before printing begins, or they aren't printed.
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
        {fixes.map((fix) => (
          <Button key={fix.name} size="small" variant="outlined" onClick={() => group.onFix(fix)}>
            <span>{fix.name}</span>
          </Button>
        ))}
        {group.severity && (
          <Button size="small" onClick={() => group.onDismiss(cause)}>
            <span>{`Dismiss all ${findings.length}`}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <ul>
          {findings.slice(0, count).map((finding) => (
            <FindingRow key={finding.id} finding={finding} {...group} />
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

/** The names of the buttons that open a finding's record to fix it, by record kind and rule. */
const OPEN_NAMES: Record<string, string> = {
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

/** One finding: its sentence, the affected public pages, and its group. */
function FindingRow({ finding, ...group }: GroupProps & { finding: Finding }) {
  const { kind, rule, sentence, where } = finding
  const dismissed = group.dismissalOf(finding)
  const openName = OPEN_NAMES[`${kind}/${rule}`] ?? `Open ${kindWords[kind].noun}`
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
        <Button
          size="small"
          variant="outlined"
          onClick={() => group.onOpen(finding)}
          aria-label={label}
        >
          <span>{openName}</span>
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            dismissed ? group.onRestore(finding) : group.onDismiss(causeOfOne(finding))
          }
          aria-label={`${dismissName}: ${sentence}`}
        >
          <span>{dismissName}</span>
        </Button>
      </div>
    </li>
  )
}

/**
 * The affected pages. Renders them only when expanded, because there can be a thousand findings.
 */
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
