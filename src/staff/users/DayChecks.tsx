import { useCallback } from 'react'
import { BASE_PATH, paths } from '../../config/paths'
import { checkInParts } from '../../domain/checks/checkSeason'
import { type Finding, severities } from '../../domain/checks/finding'
import { allPublicPages } from '../../domain/checks/places'
import type { SeasonRecords } from '../../domain/checks/season'
import { seasonInParts } from '../../domain/checks/seasonOf'
import { useInSlices } from '../../ui/useInSlices'
import { useKnownFindings } from '../kit/checks/knownFindings'
import { SeverityCount } from '../kit/checks/SeverityCount'
import { severityTitles } from '../kit/checks/severityTitles'
import { useFindingCount } from '../kit/checks/useFindingCount'
import { useSeasonRecords } from '../kit/season/useSeason'
import styles from './DayOverview.module.css'

const CHECKS = `${BASE_PATH}${paths.checks}`

/** All findings of a season, and how many public pages it has. */
function* checked(records: SeasonRecords) {
  const season = yield* seasonInParts(records)
  const all: readonly Finding[] = yield* checkInParts(season)
  return { all, pages: allPublicPages(season).length }
}

/** What the checks say now (docs/rules/checks.md), counted by how bad it is; each count leads there. */
export function DayChecks(_: { onClose: () => void }) {
  const { records, unchecked, lists } = useSeasonRecords()
  const isWhole = unchecked.length === 0
  // Once, and not anew with each list that arrives.
  const begin = useCallback(() => checked(records), [records])
  const done = useInSlices(isWhole ? begin : undefined)
  const { knownOf } = useKnownFindings()
  const open = done?.all.filter((finding) => !knownOf(finding)) ?? []
  useFindingCount(isWhole && done ? open.length : undefined)
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
  if (done === undefined) return <p>Checking what was read...</p>
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
          <a href={CHECKS}>{`All ${done.pages} public pages are complete.`}</a>
        </li>
      )}
    </ul>
  )
}

const isOf =
  (wanted: Finding['severity']) =>
  ({ severity }: Finding) =>
    severity === wanted
