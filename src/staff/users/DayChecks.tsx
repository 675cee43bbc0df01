import { type ReactNode, useCallback } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { type Cause, causesOf, causeTitle } from '../../domain/checks/causes'
import { checkRecords } from '../../domain/checks/checkSeason'
import { severities, severityTitles } from '../../domain/checks/finding'
import { countPublicPages } from '../../domain/checks/places'
import { groupBy } from '../../domain/recordKeys'
import { useInSlices } from '../../ui/useInSlices'
import { SeverityCount } from '../kit/checks/SeverityCount'
import { useDismissals, useSetFindingCount } from '../kit/checks/useDismissals'
import { useSeasonRecords } from '../records/useSeason'
import styles from './dashboards.module.css'

/**
 * The number of open findings by severity, and the first errors (docs/rules/checks.md), each as a link to the
 * checks.
 */
export function DayChecks() {
  const { records, checked, unchecked, lists } = useSeasonRecords()
  const areAllRead = unchecked.length === 0
  const startChecks = useCallback(() => checkRecords(records, checked), [records, checked])
  // The checks run once, when all lists are loaded, instead of after each list.
  const result = useInSlices(areAllRead ? startChecks : undefined)
  const { dismissalOf } = useDismissals()
  const open = result?.findings.filter((finding) => !dismissalOf(finding)) ?? []
  useSetFindingCount(areAllRead && result ? open.length : undefined)
  if (!areAllRead) {
    const isLoading = lists.some(({ query }) => query?.data === undefined && query?.isFetching)
    if (isLoading) return <p role="status">Loading lists...</p>
    return (
      <ul>
        <ChecksLink>Some lists couldn’t be loaded.</ChecksLink>
      </ul>
    )
  }
  if (result === undefined) return <p>Running checks...</p>
  const bySeverity = groupBy(open, ({ severity }) => severity)
  const causes = causesOf(bySeverity.get('error') ?? []).slice(0, 3)
  return (
    <>
      <ul className={styles.counts}>
        {severities
          .filter((severity) => bySeverity.has(severity))
          .map((severity) => (
            <ChecksLink key={severity}>
              <SeverityCount severity={severity} count={bySeverity.get(severity)?.length ?? 0} />
              <span>{severityTitles[severity]}</span>
            </ChecksLink>
          ))}
      </ul>
      <ul>
        {causes.map((cause) => (
          <ChecksLink key={cause.id}>{causeText(cause)}</ChecksLink>
        ))}
        {open.length === 0 && (
          <ChecksLink>{`All ${countPublicPages(result.season)} public pages are complete.`}</ChecksLink>
        )}
      </ul>
    </>
  )
}

/** The sentence of a single finding, or the common text of several. */
const causeText = (cause: Cause) =>
  cause.findings.length === 1 ? cause.findings[0]?.sentence : causeTitle(cause)

const ChecksLink = ({ children }: { children: ReactNode }) => (
  <li>
    <Link className={styles.row} to={paths.checks}>
      {children}
    </Link>
  </li>
)
