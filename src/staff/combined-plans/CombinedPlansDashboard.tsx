import { useMemo } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { keys } from '../../api/keys'
import { WORDS } from '../../api/writes/words'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { seasonOfCode } from '../../domain/seasonCodes'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { formKey, stepsOf } from '../../ui/form/useEditedRecord'
import { useListDialogs } from '../list/ListDialogs'
import { ListScreen, type ListWords } from '../list/ListScreen'
import { useListSeason } from '../list/ListSeason'
import { useTableState } from '../list/useTableState'
import { useTableTools } from '../list/useTableTools'
import { combinedPlanColumns } from './combinedPlanColumns'
import { COMBINED_PLAN_FORM } from './combinedPlanDrafts'

const CombinedPlanDialog = lazyDialog(() => import('./CombinedPlanDialog'), 'CombinedPlanDialog')
const DeleteCombinedPlan = lazyDialog(() => import('./DeleteCombinedPlan'), 'DeleteCombinedPlan')
const PublicLinksDialog = lazyDialog(() => import('./PublicLinksDialog'), 'PublicLinksDialog')
const CombinedPlanBulk = lazyDialog(() => import('./bulk/CombinedPlanBulk'), 'CombinedPlanBulk')

const words: ListWords = {
  title: 'Bruins Game Plans Dashboard',
  search: 'Search Game Plans',
  row: 'package',
  add: 'Add New Plan',
  loading: 'Loading packages...',
  empty: 'No packages found.',
}

/** Combined plans: what customers bought (docs/rules/screens.md#combined-plans). */
export function CombinedPlansDashboard() {
  const plans = useCombinedPlans()
  const table = useTableState({ column: 'code', descending: false })
  const tools = useTableTools<CombinedPlan>()
  const season = useListSeason(plans.data, seasonOfPlan)
  const { edited, setEdited, deleted, setDeleted, linked, setLinked, actions } = useListDialogs(
    COMBINED_PLAN_FORM,
    plans.data,
    planKey,
  )
  const columns = useMemo(() => combinedPlanColumns(actions), [actions])
  const all = plans.data ?? NO_PLANS

  return (
    <>
      <ListScreen
        {...{ words, table, season, tools, columns }}
        failed={WORDS.combinedPlan.load}
        list={keys.combinedPlans.list}
        query={plans}
        rows={season.rows(all)}
        searched="code"
        rowKey={planKey}
        open={edited?.record}
        onAdd={() => setEdited({ record: null })}
        bulk={(onClose) => (
          <CombinedPlanBulk {...{ tools, onClose }} title={words.title} plans={all} />
        )}
      />
      {edited && (
        <CombinedPlanDialog
          key={formKey(edited, planKey)}
          plan={edited.record}
          like={edited.like}
          onDuplicate={(plan) => setEdited({ record: null, like: plan })}
          existing={all}
          steps={stepsOf(tools, planKey, edited, setEdited)}
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

const NO_PLANS: CombinedPlan[] = []
const planKey = (plan: CombinedPlan) => plan.code
const seasonOfPlan = ({ code }: CombinedPlan) => seasonOfCode(code)
