import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { Loading } from '../../ui/LoadState'
import { PageHeader } from '../../ui/PageHeader'
import { RecordTable } from '../../ui/table/RecordTable'
import { SearchField } from '../../ui/table/SearchField'
import { useTableState } from '../../ui/table/useTableState'
import { ListNotes } from '../kit/ListNotes'
import { DeletePlan } from './DeletePlan'
import { NewPlanDialog } from './NewPlanDialog'
import { PlanDetailsDialog } from './PlanDetailsDialog'
import { planColumns } from './planColumns'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'

/** The three plan aggregate dashboards (docs/rules/screens.md#plans). */
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
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setEdited({ record: null })}
        >
          Add New Game Plan
        </Button>
      </PageHeader>
      <ListNotes list={config.plansKey} failed="Failed to load plans data" />
      {plans.data ? (
        <RecordTable
          label={config.title}
          rows={plans.data}
          columns={columns}
          rowKey={planKey}
          filter={{ column: 'name', text: table.searched }}
          sort={table.sort}
          onSort={table.setSort}
          empty="No game plans found. Try adjusting your search or add a new game plan."
        />
      ) : (
        plans.isFetching && <Loading text="Loading game plans..." />
      )}
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
      {deleted && <DeletePlan plan={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

const NO_PLANS: Plan[] = []
const planKey = (plan: Plan) => plan.name
