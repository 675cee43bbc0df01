import { useMemo } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { keys } from '../../api/keys'
import { WORDS } from '../../api/writes/words'
import { env } from '../../config/env'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { pdfHref } from '../../domain/hrefs'
import { seasonOfCode } from '../../domain/time/seasons'
import { NOT_READABLE } from '../../domain/unreadable'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { formKey } from '../../ui/form/useEditedRecord'
import {
  actionsColumn,
  chipsColumn,
  nameColumn,
  type RecordColumn,
  type RowActions,
  textColumn,
} from '../list/columns'
import { ListScreen, type ListWords } from '../list/ListScreen'
import { PageLink } from '../list/rowButtons'
import { stepsOf, useList, useListDialogs } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { packageHref, planHref } from '../records/recordLinks'
import { combinedPlansConfig } from './combinedPlansConfig'
import { updatedAt } from './updatedAt'

const CombinedPlanDialog = lazyDialog(() => import('./CombinedPlanDialog'), 'CombinedPlanDialog')
const DeleteCombinedPlan = lazyDialog(() => import('./DeleteCombinedPlan'), 'DeleteCombinedPlan')
const PublicLinksDialog = lazyDialog(() => import('./PublicLinksDialog'), 'PublicLinksDialog')
const CombinedPlanBulk = lazyDialog(() => import('./CombinedPlanBulk'), 'CombinedPlanBulk')

const words: ListWords = {
  title: 'Bruins Game Plans Dashboard',
  search: 'Search Game Plans',
  row: 'package',
  add: 'Add New Plan',
  loading: 'Loading packages...',
  failed: WORDS.combinedPlan.load,
  empty: 'No packages found.',
}

/** Combined plans: what customers bought (docs/rules/screens.md#combined-plans). */
export function CombinedPlansDashboard() {
  const plans = useCombinedPlans()
  const tableState = useTableState({ column: 'code', descending: false })
  const season = useListSeason(plans.data, seasonOfPlan, tableState)
  const { edited, setEdited, deleted, setDeleted, linked, setLinked, actions } = useListDialogs(
    combinedPlansConfig.form,
    plans.data,
    planKey,
  )
  const all = plans.data ?? NO_PLANS
  const list = useList({
    query: plans,
    queryKey: keys.combinedPlans.list,
    narrowed: season.rows,
    columns: useMemo(
      () => combinedPlanColumns({ ...actions, onLinks: setLinked }),
      [actions, setLinked],
    ),
    rowKey: planKey,
    nameOf: planKey,
    tableState,
    searchBy: 'code',
    wordsOf: titleOf,
    season,
  })

  return (
    <>
      <ListScreen
        list={list}
        words={words}
        openRecord={edited?.record}
        onAdd={() => setEdited({ record: null })}
        bulk={
          <CombinedPlanBulk
            list={list}
            title={words.title}
            plans={all}
            onClose={() => list.selection.setOn(false)}
          />
        }
      />
      {edited && (
        <CombinedPlanDialog
          key={formKey(edited, planKey)}
          plan={edited.record}
          like={edited.like}
          onDuplicate={(plan) => setEdited({ record: null, like: plan })}
          existing={all}
          steps={stepsOf(list, edited, setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteCombinedPlan plan={deleted} onClose={() => setDeleted(undefined)} />}
      {linked && (
        <PublicLinksDialog plan={linked} existing={all} onClose={() => setLinked(undefined)} />
      )}
    </>
  )
}

const titleOf = ({ title }: CombinedPlan) => title
const NO_PLANS: CombinedPlan[] = []
const planKey = (plan: CombinedPlan) => plan.code
const seasonOfPlan = ({ code }: CombinedPlan) => seasonOfCode(code)

/** The columns of docs/rules/screens.md#combined-plans. */
function combinedPlanColumns(actions: RowActions<CombinedPlan>): RecordColumn<CombinedPlan>[] {
  return [
    nameColumn({
      id: 'code',
      header: 'Combined Plan Event',
      width: 15,
      name: planKey,
      onOpen: actions.onEdit,
      beside: ({ code }) => (
        <PageLink name="Package sheet" record={code} href={packageHref(code)} />
      ),
    }),
    textColumn({
      id: 'title',
      header: 'Plan Event Title',
      emptyText: 'No title',
      slot: 'main',
      width: 22,
      text: titleOf,
    }),
    {
      id: 'pdf',
      header: 'PDF',
      emptyText: 'No PDF',
      slot: 'time',
      width: 7,
      cell: (plan) => <PdfLink pdf={plan.pdf} />,
      exportValue: (plan) => plan.pdf ?? '',
    },
    {
      id: 'updated',
      header: 'Last Updated',
      cardLabel: 'Updated',
      emptyText: 'Never updated',
      slot: 'end',
      width: 22,
      value: (plan) => plan.lastUpdated,
      cell: (plan) => updatedAt(plan.lastUpdated) || '—',
      exportValue: (plan) => updatedAt(plan.lastUpdated),
    },
    chipsColumn({
      id: 'plans',
      header: 'Original Plans',
      width: 21,
      names: (plan) => plan.originalPlans,
      none: '—',
      linkOf: planHref,
    }),
    actionsColumn(13, planKey, actions),
  ]
}

function PdfLink({ pdf }: { pdf: string | null }) {
  const href = pdfHref(pdf, env.pdfBase)
  if (href === null) return <span>—</span>
  if (pdf === NOT_READABLE) return <span>{pdf}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      View PDF
    </a>
  )
}
