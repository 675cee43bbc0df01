import { useMemo, useState } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { keys } from '../../api/keys'
import { WORDS } from '../../api/writes/words'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { seasonOfCode } from '../../domain/seasonCodes'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { formKey, useEditedRecord } from '../../ui/form/useEditedRecord'
import { RecordTable } from '../../ui/table/RecordTable'
import { useTableState } from '../../ui/table/useTableState'
import { useTableTools } from '../../ui/table/useTableTools'
import { ListHeader } from '../kit/ListHeader'
import { useListSeason } from '../kit/ListSeason'
import { ListState } from '../kit/ListState'
import { combinedPlanColumns } from './combinedPlanColumns'
import { COMBINED_PLAN_FORM } from './combinedPlanDrafts'

const CombinedPlanDialog = lazyDialog(() => import('./CombinedPlanDialog'), 'CombinedPlanDialog')
const DeleteCombinedPlan = lazyDialog(() => import('./DeleteCombinedPlan'), 'DeleteCombinedPlan')
const PublicLinksDialog = lazyDialog(() => import('./PublicLinksDialog'), 'PublicLinksDialog')
const CombinedPlanBulk = lazyDialog(() => import('./bulk/CombinedPlanBulk'), 'CombinedPlanBulk')

const TITLE = 'Bruins Game Plans Dashboard'

/** Combined plans: what customers bought (docs/rules/screens.md#combined-plans). */
export function CombinedPlansDashboard() {
  const plans = useCombinedPlans()
  const table = useTableState({ column: 'code', descending: false })
  const tools = useTableTools<CombinedPlan>()
  const season = useListSeason(plans.data, seasonOfPlan)
  const [edited, setEdited] = useEditedRecord(COMBINED_PLAN_FORM, plans.data, planKey)
  const [deleted, setDeleted] = useState<CombinedPlan>()
  const [linked, setLinked] = useState<CombinedPlan>()
  const columns = useMemo(
    () =>
      combinedPlanColumns({
        onLinks: setLinked,
        onEdit: (plan) => setEdited({ record: plan }),
        onDelete: setDeleted,
      }),
    [setEdited],
  )

  return (
    <>
      <ListHeader
        title={TITLE}
        search="Search Game Plans"
        table={table}
        season={season}
        tools={tools}
        add="Add New Plan"
        onAdd={() => setEdited({ record: null })}
      />
      <ListState
        list={keys.combinedPlans.list}
        query={plans}
        loading="Loading game plans..."
        failed={WORDS.combinedPlan.load}
      >
        {(rows) => (
          <RecordTable
            label={TITLE}
            rows={season.rows(rows)}
            columns={columns}
            rowKey={planKey}
            filter={{ column: 'code', text: table.searched }}
            {...table.order}
            tools={tools}
            empty="No game plans found. Try adjusting your search or add a new plan."
          />
        )}
      </ListState>
      {tools.isSelecting && plans.data && (
        <CombinedPlanBulk
          title={TITLE}
          plans={plans.data}
          tools={tools}
          onClose={() => tools.setSelecting(false)}
        />
      )}
      {edited && (
        <CombinedPlanDialog
          key={formKey(edited, planKey)}
          plan={edited.record}
          like={edited.like}
          onDuplicate={(plan) => setEdited({ record: null, like: plan })}
          existing={plans.data ?? NO_PLANS}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteCombinedPlan plan={deleted} onClose={() => setDeleted(undefined)} />}
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
const seasonOfPlan = ({ code }: CombinedPlan) => seasonOfCode(code)
