import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { combinedPlansQuery, useCombinedPlans } from '../../api/combinedPlans'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { Loading } from '../../ui/LoadState'
import { PageHeader } from '../../ui/PageHeader'
import { RecordTable } from '../../ui/table/RecordTable'
import { SearchField } from '../../ui/table/SearchField'
import { useTableState } from '../../ui/table/useTableState'
import { ListNotes } from '../kit/ListNotes'
import { COMBINED_PLAN_FORM, CombinedPlanDialog } from './CombinedPlanDialog'
import { DeletePlan } from './DeletePlan'
import { PublicLinksDialog } from './PublicLinksDialog'
import { planColumns } from './planColumns'

const TITLE = 'Bruins Game Plans Dashboard'

/** Combined plans: what customers bought (docs/rules/screens.md#combined-plans). */
export function CombinedPlansDashboard() {
  const plans = useCombinedPlans()
  const table = useTableState({ column: 'code', descending: false })
  const [edited, setEdited] = useEditedRecord(COMBINED_PLAN_FORM, plans.data, planKey)
  const [deleted, setDeleted] = useState<CombinedPlan>()
  const [linked, setLinked] = useState<CombinedPlan>()
  const columns = useMemo(
    () =>
      planColumns({
        onLinks: setLinked,
        onEdit: (plan) => setEdited({ record: plan }),
        onDelete: setDeleted,
      }),
    [setEdited],
  )

  return (
    <>
      <PageHeader title={TITLE}>
        <SearchField label="Search Game Plans" value={table.search} onChange={table.setSearch} />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setEdited({ record: null })}
        >
          Add New Plan
        </Button>
      </PageHeader>
      <ListNotes list={combinedPlansQuery().queryKey} failed="Failed to load plans data" />
      {plans.data ? (
        <RecordTable
          label={TITLE}
          rows={plans.data}
          columns={columns}
          rowKey={planKey}
          filter={{ column: 'code', text: table.searched }}
          sort={table.sort}
          onSort={table.setSort}
          empty="No game plans found. Try adjusting your search or add a new plan."
        />
      ) : (
        plans.isFetching && <Loading text="Loading game plans..." />
      )}
      {edited && (
        <CombinedPlanDialog
          key={edited.record?.code ?? ''}
          plan={edited.record}
          existing={plans.data ?? NO_PLANS}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeletePlan plan={deleted} onClose={() => setDeleted(undefined)} />}
      {linked && (
        <PublicLinksDialog
          plan={linked}
          existing={plans.data ?? NO_PLANS}
          onClose={() => setLinked(undefined)}
        />
      )}
    </>
  )
}

const NO_PLANS: CombinedPlan[] = []
const planKey = (plan: CombinedPlan) => plan.code
