import { memo } from 'react'
import type { PricingPlan } from '../../domain/pricing'
import { PlanAccordion, type PlanActions } from './PlanAccordion'
import styles from './PlanList.module.css'

/**
 * The plans whose name contains the text. Memoised, so a key in the search box waits for nothing:
 * the list follows with the deferred text.
 */
export const PlanList = memo(function PlanList({
  plans,
  searched,
  collapsed,
  actions,
}: {
  plans: PricingPlan[]
  searched: string
  collapsed: ReadonlySet<string>
  actions: PlanActions
}) {
  const text = searched.toLowerCase()
  const shown = plans.filter(({ name }) => name.toLowerCase().includes(text))
  if (shown.length === 0) return <div className={styles.empty}>No pricing plans found</div>
  return shown.map((plan) => (
    <PlanAccordion
      key={plan.name}
      plan={plan}
      isOpen={!collapsed.has(plan.name)}
      actions={actions}
    />
  ))
})
