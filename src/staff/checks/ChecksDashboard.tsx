import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FunctionComponent, useCallback, useState } from 'react'
import { teamKeys, teams } from '../../content/teams'
import { type Cause, causeOfOne, causesOf } from '../../domain/checks/causes'
import { checkRecords } from '../../domain/checks/checkSeason'
import {
  type Finding,
  kindWords,
  type RecordKind,
  severities,
  severityTitles,
} from '../../domain/checks/finding'
import { recordKinds } from '../../domain/checks/kindChecks'
import { countPublicPages } from '../../domain/checks/places'
import type { SeasonIndex } from '../../domain/checks/seasonRecords'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { Empty } from '../../ui/LoadState'
import { MenuButton } from '../../ui/MenuButton'
import { PageHeader } from '../../ui/PageHeader'
import { useCopyText } from '../../ui/useCopyText'
import { useInSlices } from '../../ui/useInSlices'
import { DISMISS_FORM, useDismissals, useSetFindingCount } from '../kit/checks/useDismissals'
import { FilterBar, type FilterField } from '../list/FilterBar'
import { useFilter } from '../list/useFilter'
import { useSeasonRecords } from '../records/useSeason'
import { type CauseFix, FindingGroup } from './FindingGroup'
import { ListsState } from './ListsState'

const DismissDialog = lazyDialog(() => import('./DismissDialog'), 'DismissDialog')

/**
 * Props of a dialog for any kind of record. `src/app` provides it, because screens can't import
 * each other.
 */
export interface RecordDialogProps {
  record: Pick<Finding, 'kind' | 'key'> & Partial<Pick<Finding, 'rule' | 'field'>>
  /** All loaded records. */
  season: SeasonIndex
  onClose: () => void
}

interface ChecksDashboardProps {
  /** Renders the dialog of the record that a finding is about. */
  RecordDialog: FunctionComponent<RecordDialogProps>
  /** The dialogs that fix all findings of a cause; empty if each is fixed on its own. */
  fixesOf: (cause: Cause, season: SeasonIndex) => CauseFix[]
}

/** The result before the rules have run for the first time. */
const NO_RESULT: { season?: SeasonIndex; kinds: readonly RecordKind[]; findings: Finding[] } = {
  kinds: [],
  findings: [],
}

/** The filters for findings: by record kind, team and plan. */
const CHECK_FILTERS = ['kind', 'team', 'plan'] as const
type CheckFilterName = (typeof CHECK_FILTERS)[number]

const KINDS = recordKinds.map((kind) => [kind, kindWords[kind].label] as const)
const TEAMS = teamKeys.map((team) => [team, teams[team].name] as const)

const filterFields = (plans: readonly string[]): FilterField<CheckFilterName>[] => [
  { name: 'kind', label: 'Kind', none: 'All kinds', options: KINDS },
  { name: 'team', label: 'Team', none: 'All teams', options: TEAMS },
  { name: 'plan', label: 'Plan', none: 'All plans', options: plans.map((plan) => [plan, plan]) },
]

/** The mistakes that customers would see (docs/rules/checks.md), worst first. */
export function ChecksDashboard({ RecordDialog, fixesOf }: ChecksDashboardProps) {
  const { records, checked, unchecked, lists, refetch } = useSeasonRecords()
  const startChecks = useCallback(() => checkRecords(records, checked), [records, checked])
  // Keeps showing the previous findings while the rules run again.
  const { season, kinds, findings } = useInSlices(startChecks) ?? NO_RESULT
  const hasAllKinds = kinds.length === recordKinds.length
  const filters = useFilter(CHECK_FILTERS)
  const { dismissalOf, dismiss, restore } = useDismissals()
  const copy = useCopyText()
  /** The dialog of a record, or of a fix. */
  const [open, setOpen] = useState<Pick<CauseFix, 'dialog'>>()
  // A stored draft of a reason may be about one finding, or about all findings of a cause.
  const causes = hasAllKinds ? [...findings.map(causeOfOne), ...causesOf(findings)] : undefined
  const [dismissing, setDismissing] = useEditedRecord(DISMISS_FORM, causes, causeKey)
  const causeToDismiss = dismissing?.record
  const openCount = findings.filter((finding) => !dismissalOf(finding)).length
  useSetFindingCount(hasAllKinds ? openCount : undefined)

  const filtered = findings.filter((finding) => matchesFilter(finding, filters.filter))
  const groups = groupFindings(filtered, dismissalOf)
  const plans = [...new Set(findings.flatMap(({ where }) => where.plans))].sort()

  // With the current lists: refetching a list must not close the dialog.
  const openRecord = (record: Finding) =>
    season && setOpen({ dialog: (onClose) => <RecordDialog {...{ record, season, onClose }} /> })

  return (
    <>
      <PageHeader
        title="Checks"
        description="Checks every game, plan, package, price and rep for mistakes that customers would see."
        more="Open one to fix it."
      >
        <FilterBar filters={filters} fields={filterFields(plans)} />
        <Stack direction="row" spacing={1.5} sx={{ displayPrint: 'none', flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={refetch}>
            Check again
          </Button>
          <MenuButton
            name="More"
            variant="outlined"
            endIcon={<DownIcon />}
            actions={[
              { name: 'Copy list', run: () => copy(listText(groups), 'List copied') },
              // Later, because the menu would be printed until it has closed.
              { name: 'Print', run: () => setTimeout(() => window.print()) },
            ]}
          />
        </Stack>
      </PageHeader>
      <ListsState
        lists={lists}
        unchecked={unchecked}
        refetch={refetch}
        isChecking={checked.length > kinds.length}
      />
      {groups.map((group) => (
        <FindingGroup
          key={group.title}
          {...group}
          dismissalOf={dismissalOf}
          fixesOf={(cause) => (season ? fixesOf(cause, season) : [])}
          onFix={setOpen}
          onOpen={openRecord}
          onDismiss={(record) => setDismissing({ record })}
          onRestore={restore}
        />
      ))}
      {season && hasAllKinds && findings.length === 0 && (
        <Empty>{completeText(countPublicPages(season))}</Empty>
      )}
      {findings.length > 0 && filtered.length === 0 && <Empty>Nothing to fix here.</Empty>}
      {open?.dialog(() => setOpen(undefined))}
      {causeToDismiss && (
        <DismissDialog
          key={causeToDismiss.id}
          cause={causeToDismiss}
          onDismiss={(reason) => dismiss(causeToDismiss.findings, reason, records.today)}
          onClose={() => setDismissing(undefined)}
        />
      )}
    </>
  )
}

const causeKey = ({ id }: Cause) => id

const completeText = (pages: number) =>
  pages > 0 ? `All ${pages} public pages are complete.` : 'There are no public pages yet.'

const matchesFilter = (finding: Finding, { kind, team, plan }: Record<CheckFilterName, string>) =>
  (kind === '' || finding.kind === kind) &&
  (team === '' || finding.where.team === team) &&
  (plan === '' || finding.where.plans.includes(plan))

/** Groups findings by severity, followed by the dismissed ones. */
function groupFindings(findings: readonly Finding[], dismissalOf: (finding: Finding) => unknown) {
  const open = findings.filter((finding) => !dismissalOf(finding))
  return [
    ...severities.map((severity) => ({
      severity,
      title: severityTitles[severity],
      findings: open.filter((finding) => finding.severity === severity),
    })),
    { severity: undefined, title: 'Dismissed', findings: findings.filter(dismissalOf) },
  ]
}

/** The list as text, to paste into an email or a chat. */
function listText(groups: readonly { title: string; findings: readonly Finding[] }[]) {
  const shown = groups.filter(({ findings }) => findings.length > 0)
  const texts = shown.map(({ title, findings }) => {
    const lines = findings.map(({ sentence }) => `- ${sentence}`)
    return [`${title} (${findings.length})`, ...lines].join('\n')
  })
  return texts.join('\n\n')
}
