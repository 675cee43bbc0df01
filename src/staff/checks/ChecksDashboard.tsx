import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FunctionComponent, useMemo, useState } from 'react'
import { checkSeason } from '../../domain/checks/checkSeason'
import { type Finding, severities } from '../../domain/checks/finding'
import { allPublicPages } from '../../domain/checks/places'
import type { Season } from '../../domain/checks/season'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Empty } from '../../ui/Empty'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { PageHeader } from '../../ui/PageHeader'
import { useFilter } from '../../ui/table/useFilter'
import { KNOWN_FORM, useKnownFindings } from '../kit/checks/knownFindings'
import { severityTitles } from '../kit/checks/severityTitles'
import { useFindingCount } from '../kit/checks/useFindingCount'
import { useSeason } from '../kit/season/useSeason'
import { useCopyText } from '../kit/useCopyText'
import { CheckFilters, checkFilters, matches } from './CheckFilters'
import { listText } from './checkWords'
import { FindingGroup } from './FindingGroup'
import { ListsState } from './ListsState'
import { PlanTotals } from './PlanTotals'
import { usePlanTotals } from './usePlanTotals'

const MarkKnownDialog = lazyDialog(() => import('./MarkKnownDialog'), 'MarkKnownDialog')

/** What the dialog of a finding's record is given. */
export interface RecordDialogProps {
  finding: Finding
  /** Every record there is. */
  season: Season
  onClose: () => void
}

/** What customers would read that is not so (docs/rules/checks.md): worst first. */
export function ChecksDashboard({
  RecordDialog,
}: {
  /** Draws the dialog of the record that a finding is about. */
  RecordDialog: FunctionComponent<RecordDialogProps>
}) {
  const { season, checked, unchecked, lists, readAgain } = useSeason()
  const totals = usePlanTotals(season.plans)
  const planTotals = totals.reading?.totals
  const all = useMemo(
    () => checkSeason(planTotals ? { ...season, planTotals } : season, checked),
    [season, checked, planTotals],
  )
  const filters = useFilter(checkFilters)
  const { knownOf, mark, unmark } = useKnownFindings()
  const copy = useCopyText()
  const [opened, setOpened] = useState<{ finding: Finding; season: Season }>()
  const open = all.filter((finding) => !knownOf(finding))
  const isWhole = unchecked.length === 0
  const [marked, setMarked] = useEditedRecord(KNOWN_FORM, isWhole ? all : undefined, findingKey)
  useFindingCount(isWhole ? open.length : undefined)

  const shown = all.filter(matches(filters.filter))
  const isKnown = (finding: Finding) => knownOf(finding) !== undefined
  const groups = [
    ...severities.map((severity) => ({
      severity,
      title: severityTitles[severity],
      findings: shown.filter((finding) => finding.severity === severity && !isKnown(finding)),
    })),
    { title: 'Known', findings: shown.filter(isKnown) },
  ]
  const plans = useMemo(() => [...new Set(all.flatMap(({ where }) => where.plans))].sort(), [all])

  return (
    <>
      <PageHeader
        title="Checks"
        about="Reads every game, plan, package, price and rep, and says what customers would see that is not so. Each finding opens what mends it."
      >
        <CheckFilters plans={plans} filters={filters} />
        <Stack direction="row" spacing={1.5} sx={{ displayPrint: 'none', flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={readAgain}>
            Check again
          </Button>
          <Button variant="outlined" onClick={() => copy(listText(groups), 'List copied')}>
            Copy list
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
        </Stack>
      </PageHeader>
      <ListsState lists={lists} unchecked={unchecked} />
      {checked.includes('plan') && season.plans.length > 0 && (
        <PlanTotals plans={season.plans.length} totals={totals} />
      )}
      {groups.map((group) => (
        <FindingGroup
          key={group.title}
          {...group}
          rowOf={(finding) => ({
            known: knownOf(finding),
            // With the lists as they are now: a list that is read again must not close the dialog.
            onOpen: () => setOpened({ finding, season }),
            onKnown: () => (isKnown(finding) ? unmark(finding) : setMarked({ record: finding })),
          })}
        />
      ))}
      {isWhole && all.length === 0 && <Empty>{completeWords(allPublicPages(season).length)}</Empty>}
      {all.length > 0 && shown.length === 0 && <Empty>Nothing of this kind is amiss.</Empty>}
      {opened && <RecordDialog {...opened} onClose={() => setOpened(undefined)} />}
      {marked?.record && (
        <MarkKnownDialog
          key={marked.record.id}
          finding={marked.record}
          onMark={(reason) => marked.record && mark(marked.record, reason, season.today)}
          onClose={() => setMarked(undefined)}
        />
      )}
    </>
  )
}

const findingKey = ({ id }: Finding) => id

const completeWords = (pages: number) =>
  pages > 0 ? `All ${pages} public pages are complete.` : 'There is no public page yet.'
