import { useCombinedPlans } from '../../api/combinedPlans'
import { keys } from '../../api/keys'
import { MESSAGES } from '../../api/writes/messages'
import { env } from '../../config/env'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { pdfHref } from '../../domain/hrefs'
import { seasonOfCode } from '../../domain/time/seasons'
import { NOT_READABLE } from '../../domain/unreadable'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import {
  actionsColumn,
  chipsColumn,
  nameColumn,
  type RecordColumns,
  textColumn,
} from '../list/columns'
import { ListScreen } from '../list/ListScreen'
import { listWords } from '../list/listWords'
import { recordWords } from '../list/recordWords'
import { PageLink } from '../list/rowButtons'
import { useList } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { packageHref, planHref } from '../records/recordLinks'
import { lastUpdatedText } from './lastUpdatedText'

const CombinedPlanDialog = lazyDialog(() => import('./CombinedPlanDialog'), 'CombinedPlanDialog')
const DeleteCombinedPlan = lazyDialog(() => import('./DeleteCombinedPlan'), 'DeleteCombinedPlan')
const PublicLinksDialog = lazyDialog(() => import('./PublicLinksDialog'), 'PublicLinksDialog')
const CombinedPlanBulk = lazyDialog(() => import('./CombinedPlanBulk'), 'CombinedPlanBulk')

const LIST_WORDS = listWords('package', {
  title: 'Bruins Game Plans Dashboard',
  searchLabel: 'Search Game Plans',
  add: 'Add New Plan',
  failed: MESSAGES.combinedPlan.load,
})

/** Combined plans: what customers bought (docs/rules/screens.md#combined-plans). */
export function CombinedPlansDashboard() {
  const plans = useCombinedPlans()
  const tableState = useTableState({ column: 'code', descending: false })
  const list = useList({
    query: plans,
    queryKey: keys.combinedPlans.list,
    form: recordWords.combinedPlan.form,
    columns: combinedPlanColumns,
    rowKey: planKey,
    nameOf: planKey,
    tableState,
    searchBy: 'code',
    wordsOf: titleOf,
    season: useListSeason(plans.data, seasonOfPlan, tableState),
  })
  return (
    <ListScreen
      list={list}
      words={LIST_WORDS}
      dialogs={{
        bulk: (props) => <CombinedPlanBulk {...props} />,
        edit: (props) => <CombinedPlanDialog {...props} onShare={list.setLinked} />,
        delete: (props) => <DeleteCombinedPlan {...props} />,
        links: (props) => <PublicLinksDialog {...props} />,
      }}
    />
  )
}

const titleOf = ({ title }: CombinedPlan) => title
const planKey = (plan: CombinedPlan) => plan.code
const seasonOfPlan = ({ code }: CombinedPlan) => seasonOfCode(code)

/** The columns of docs/rules/screens.md#combined-plans. */
const combinedPlanColumns: RecordColumns<CombinedPlan> = (actions, onLinks) => [
  nameColumn({
    id: 'code',
    header: 'Combined Plan Event',
    width: 15,
    name: planKey,
    onOpen: actions.onEdit,
    beside: ({ code }) => <PageLink name="Package sheet" record={code} href={packageHref(code)} />,
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
    cell: (plan) => lastUpdatedText(plan.lastUpdated) || '—',
    exportValue: (plan) => lastUpdatedText(plan.lastUpdated),
  },
  chipsColumn({
    id: 'plans',
    header: 'Original Plans',
    width: 21,
    names: (plan) => plan.originalPlans,
    none: '—',
    linkOf: planHref,
  }),
  actionsColumn(13, planKey, { ...actions, onLinks }),
]

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
