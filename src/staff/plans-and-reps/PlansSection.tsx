import { useMemo, useState } from 'react'
import { adminPricingLocationsQuery, useAdminPricingLocations } from '../../api/plansAndReps'
import type { PricingLocation } from '../../domain/pricing'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { RecordTable } from '../../ui/table/RecordTable'
import { ListState } from '../kit/ListState'
import { DeletePlan } from './DeletePlan'
import { ADMIN_PLAN_FORM, PlanDialog } from './PlanDialog'
import { planColumns } from './planColumns'
import { Section } from './Section'
import { useSoldPlans } from './useSoldPlans'

/** The plans table: one row for each location of a pricing plan. */
export function PlansSection() {
  const plans = useAdminPricingLocations()
  const [sort, setSort] = useState({ column: 'name', descending: false })
  const [edited, setEdited] = useEditedRecord(ADMIN_PLAN_FORM, plans.data, planKey)
  const [deleted, setDeleted] = useState<PricingLocation>()
  const columns = useMemo(
    () => planColumns({ onEdit: (plan) => setEdited({ record: plan }), onDelete: setDeleted }),
    [setEdited],
  )
  const all = useSoldPlans()

  return (
    <Section title="Plans" addName="New Plan" onAdd={() => setEdited({ record: null })}>
      <ListState
        list={adminPricingLocationsQuery().queryKey}
        query={plans}
        loading="Loading pricing plans..."
        failed="Failed to load pricing plans"
      >
        {(rows) => (
          <RecordTable
            label="Plans"
            rows={rows}
            columns={columns}
            rowKey={planKey}
            sort={sort}
            onSort={setSort}
            empty="No pricing plans found"
          />
        )}
      </ListState>
      {edited && (
        <PlanDialog
          key={edited.record?.id ?? ''}
          plan={edited.record}
          plans={all}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <DeletePlan
          plan={all.find(({ id }) => id === deleted.id) ?? deleted}
          plans={all}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Section>
  )
}

const planKey = (plan: PricingLocation) => String(plan.id)
