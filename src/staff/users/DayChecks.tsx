import { useMemo } from 'react'
import { BASE_PATH, paths } from '../../config/paths'
import { checkSeason } from '../../domain/checks/checkSeason'
import { type Finding, severities } from '../../domain/checks/finding'
import { allPublicPages } from '../../domain/checks/places'
import { useKnownFindings } from '../kit/checks/knownFindings'
import { SeverityCount } from '../kit/checks/SeverityCount'
import { severityTitles } from '../kit/checks/severityTitles'
import { useFindingCount } from '../kit/checks/useFindingCount'
import { useSeason } from '../kit/season/useSeason'
import styles from './DayOverview.module.css'

const CHECKS = `${BASE_PATH}${paths.checks}`
const NONE: Finding[] = []

/** What the checks say now (docs/rules/checks.md), counted by how bad it is; each count leads there. */
export function DayChecks(_: { onClose: () => void }) {
  const { season, checked, unchecked, lists } = useSeason()
  const isWhole = unchecked.length === 0
  // Once, and not anew with each list that arrives.
  const all = useMemo(
    () => (isWhole ? checkSeason(season, checked) : NONE),
    [season, checked, isWhole],
  )
  const { knownOf } = useKnownFindings()
  const open = all.filter((finding) => !knownOf(finding))
  useFindingCount(isWhole ? open.length : undefined)
  if (!isWhole) {
    const isReading = lists.some(({ query }) => query?.data === undefined && query?.isFetching)
    return isReading ? (
      <p role="status">Reading the lists...</p>
    ) : (
      <ul>
        <li>
          <a href={CHECKS}>Not every list could be read.</a>
        </li>
      </ul>
    )
  }
  return (
    <ul>
      {severities
        .map((severity) => ({ severity, count: open.filter(isOf(severity)).length }))
        .filter(({ count }) => count > 0)
        .map(({ severity, count }) => (
          <li key={severity}>
            <a href={CHECKS}>
              <SeverityCount severity={severity} count={count} />
              <span className={styles.link}>{severityTitles[severity]}</span>
            </a>
          </li>
        ))}
      {open.length === 0 && (
        <li>
          <a href={CHECKS}>{`All ${allPublicPages(season).length} public pages are complete.`}</a>
        </li>
      )}
    </ul>
  )
}

const isOf =
  (wanted: Finding['severity']) =>
  ({ severity }: Finding) =>
    severity === wanted
