import { useMemo, useState } from 'react'
import { WORDS } from '../../api/writes/words'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { seasonOfCode } from '../../domain/seasonCodes'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { ListScreen, type ListWords } from '../list/ListScreen'
import { useList } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { PlanDialogs } from './PlanDialogs'
import { planColumns } from './planColumns'
import { builderFormName, type PlansKind, planFormName, plansConfigs } from './plansConfigs'

const DeletePlan = lazyDialog(() => import('./DeletePlan'), 'DeletePlan')
const PlanBulk = lazyDialog(() => import('./bulk/PlanBulk'), 'PlanBulk')

const words: Omit<ListWords, 'title'> = {
  search: 'Search Plans',
  row: 'plan',
  add: 'Add New Game Plan',
  loading: 'Loading game plans...',
  failed: WORDS.plan.load,
  empty: 'No game plans found.',
}

/** The plan aggregate dashboards (docs/rules/screens.md#plans). */
export function PlansDashboard({ kind }: { kind: PlansKind }) {
  const config = plansConfigs[kind]
  const plans = config.usePlans()
  const tableState = useTableState({ column: 'name', descending: false })
  const season = useListSeason(plans.data, seasonOfPlan)
  const [edited, setEdited] = useEditedRecord(planFormName(kind), plans.data, planKey)
  const [built, setBuilt] = useEditedRecord(builderFormName(kind), plans.data, planKey)
  const [deleted, setDeleted] = useState<Plan>()
  const list = useList({
    query: plans,
    queryKey: config.plansKey,
    narrowed: plans.data && season.rows(plans.data),
    columns: useMemo(
      () =>
        planColumns(config.team, {
          onEdit: (plan) => setEdited({ record: plan }),
          onDelete: config.canDeletePlan ? setDeleted : undefined,
        }),
      [config, setEdited],
    ),
    rowKey: planKey,
    nameOf: planKey,
    tableState,
    order: tableState.order,
    searchBy: 'name',
    season,
  })
  const all = plans.data ?? NO_PLANS
  const isListed = (plan: Plan) => plans.data?.some(({ name }) => isSamePlanName(name, plan.name))
  // A choice of games whose page was left opens again, as a draft of the other dialogs does.
  const open = edited ?? built

  return (
    <>
      <ListScreen
        list={list}
        words={{ ...words, title: config.title }}
        onAdd={() => setEdited({ record: null })}
        bulk={
          <PlanBulk
            list={list}
            kind={kind}
            plans={all}
            onClose={() => list.selection.setOn(false)}
          />
        }
      />
      {open && (
        <PlanDialogs
          key={open.record?.name ?? ''}
          kind={kind}
          record={open.record}
          existing={all}
          isGone={(plan) => plans.isSuccess && !isListed(plan)}
          isBuilt={open === built}
          onClose={() => {
            setEdited(undefined)
            setBuilt(undefined)
          }}
        />
      )}
      {deleted && (
        <DeletePlan team={config.team} plan={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </>
  )
}

const NO_PLANS: Plan[] = []
const planKey = (plan: Plan) => plan.name
const seasonOfPlan = ({ name }: Plan) => seasonOfCode(name)
