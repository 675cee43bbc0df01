import { useMemo, useState } from 'react'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { AddButton } from '../../ui/AddButton'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { PageHeader } from '../../ui/PageHeader'
import { RecordTable } from '../../ui/table/RecordTable'
import { SearchField } from '../../ui/table/SearchField'
import { useTableState } from '../../ui/table/useTableState'
import { ListState } from '../kit/ListState'
import { DeletePlan } from './DeletePlan'
import { NewPlanDialog } from './NewPlanDialog'
import { PlanDetailsDialog } from './PlanDetailsDialog'
import { planColumns } from './planColumns'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'

/** The plan aggregate dashboards (docs/rules/screens.md#plans). */
export function PlansDashboard({ kind }: { kind: PlansKind }) {
  const config = plansConfigs[kind]
  const plans = config.usePlans()
  const table = useTableState({ column: 'name', descending: false })
  const [edited, setEdited] = useEditedRecord(planFormName(kind), plans.data, planKey)
  const [deleted, setDeleted] = useState<Plan>()
  const columns = useMemo(
    () =>
      planColumns({
        onEdit: (plan) => setEdited({ record: plan }),
        onDelete: config.canDeletePlan ? setDeleted : undefined,
      }),
    [config, setEdited],
  )
  const isListed = (plan: Plan) => plans.data?.some(({ name }) => isSamePlanName(name, plan.name))

  return (
    <>
      <PageHeader title={config.title}>
        <SearchField label="Search Plans" value={table.search} onChange={table.setSearch} />
        <AddButton name="Add New Game Plan" onClick={() => setEdited({ record: null })} />
      </PageHeader>
      <ListState
        list={config.plansKey}
        query={plans}
        loading="Loading game plans..."
        failed="Failed to load plans data"
      >
        {(rows) => (
          <RecordTable
            label={config.title}
            rows={rows}
            columns={columns}
            rowKey={planKey}
            filter={{ column: 'name', text: table.searched }}
            sort={table.sort}
            onSort={table.setSort}
            empty="No game plans found. Try adjusting your search or add a new game plan."
          />
        )}
      </ListState>
      {edited?.record === null && (
        <NewPlanDialog
          kind={kind}
          existing={plans.data ?? NO_PLANS}
          onClose={() => setEdited(undefined)}
        />
      )}
      {edited?.record && (
        <PlanDetailsDialog
          key={edited.record.name}
          kind={kind}
          plan={edited.record}
          isGone={plans.isSuccess && !isListed(edited.record)}
          onClose={() => setEdited(undefined)}
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
