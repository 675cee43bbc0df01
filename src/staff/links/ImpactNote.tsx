import { type ComponentProps, useId, useState } from 'react'
import type { RecordByKind, RecordKind } from '../../domain/checks/finding'
import { type Impact, impactOf, impactText, listsForImpact } from '../../domain/checks/impact'
import type { ListName } from '../../domain/checks/seasonRecords'
import { joined } from '../../domain/text'
import { LinkList } from '../../ui/LinkList'
import { combinedPlanHref, pageHref, planHref, pricingPlanHref } from '../records/recordLinks'
import { useSeason } from '../records/useSeason'
import styles from './links.module.css'

interface ImpactNoteProps<Kind extends RecordKind> {
  kind: Kind
  records: readonly RecordByKind[Kind][]
}

/**
 * Shows what uses a dialog's records: 'Used in 4 plans, 2 packages and 8 public pages', which
 * expands to their names. Names the lists that failed to load.
 * @param records the stored records, or the records as they will be saved.
 */
export function ImpactNote<Kind extends RecordKind>({ kind, records }: ImpactNoteProps<Kind>) {
  const needed: readonly ListName[] = listsForImpact[kind]
  const { season, isIndexed, lists } = useSeason(needed)
  const missing = lists.filter(
    ({ list, query }) => needed.includes(list) && query?.data === undefined,
  )
  if (!season || !isIndexed || missing.some(({ query }) => query?.isFetching)) {
    return <div className={`${styles.note} ${styles.quiet}`}>Checking where this is used…</div>
  }
  return (
    <div className={styles.note}>
      <ImpactSummary impact={impactOf(kind, records, season)} />
      {missing.length > 0 && (
        <div className={styles.quiet}>
          {`Not counted, because they couldn’t be loaded: ${joined(missing.map(({ name }) => name))}.`}
        </div>
      )}
    </div>
  )
}

/** The counts, which expand to the names. The names are rendered only while expanded. */
function ImpactSummary({ impact }: { impact: Impact }) {
  const [isOpen, setOpen] = useState(false)
  const isNone = Object.values(impact).every((part: readonly string[]) => part.length === 0)
  const summary = impactText(impact)
  if (isNone) return <div className={styles.summary}>{summary}</div>
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && (
        <>
          <ImpactList title="Plans" texts={impact.plans} hrefOf={(name) => planHref(name)} />
          <ImpactList title="Pricing plans" texts={impact.pricingPlans} hrefOf={pricingPlanHref} />
          <ImpactList title="Packages" texts={impact.packages} hrefOf={combinedPlanHref} />
          <ImpactList title="Public pages" texts={impact.pages} hrefOf={pageHref} />
        </>
      )}
    </details>
  )
}

type ImpactListProps = Omit<ComponentProps<typeof LinkList>, 'labelledBy'> & { title: string }

/** A titled list of one kind of records. Renders nothing for an empty list. */
function ImpactList({ title, ...list }: ImpactListProps) {
  const titleId = useId()
  if (list.texts.length === 0) return null
  return (
    <>
      <div id={titleId} className={styles.part}>
        {title}
      </div>
      <LinkList labelledBy={titleId} {...list} />
    </>
  )
}
