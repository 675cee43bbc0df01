import { memo, type ReactNode } from 'react'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { Empty } from '../../ui/Empty'
import { AllBox, useRowBoxes } from '../list/RowBoxes'
import type { Selection } from '../list/selection'
import { PricingPlanAccordion, type PricingPlanActions } from './PricingPlanAccordion'

/**
 * The search by pricing name (docs/rules/screens.md#pricing-plan-management), whatever the case.
 */
export const contains = (name: string, searched: string) =>
  name.toLowerCase().includes(searched.toLowerCase())

/**
 * The plans whose name contains the text. Memoised, so a key in the search box waits for nothing:
 * the list follows with the deferred text.
 */
export const PricingPlanList = memo(function PricingPlanList({
  plans,
  searched,
  isOpen,
  open,
  named,
  selection,
  rows,
  actions,
  empty,
}: {
  plans: PricingPlan[]
  searched: string
  /** Whether a plan is expanded, by its name. */
  isOpen: (name: string) => boolean
  /** The location whose dialog is open. */
  open: number | undefined
  /** The plan that was added or renamed last. */
  named: string | undefined
  /** Of the locations, while they are selected. */
  selection: Selection<PricingLocation> | undefined
  /** The locations in view. */
  rows: readonly PricingLocation[]
  actions: PricingPlanActions
  /** Stands there when no plan is left. */
  empty: ReactNode
}) {
  const shown = plans.filter(({ name }) => contains(name, searched))
  const boxes = useRowBoxes(selection, rows)
  if (shown.length === 0) return <Empty>{empty}</Empty>
  return (
    <div {...boxes}>
      {selection && <AllBox selection={selection} rows={rows} />}
      {shown.map((plan) => (
        <PricingPlanAccordion
          key={plan.name}
          plan={plan}
          isOpen={isOpen(plan.name)}
          open={plan.locations.some(({ id }) => id === open) ? open : undefined}
          isNew={plan.name === named}
          selected={selection?.selected.keys}
          actions={actions}
        />
      ))}
    </div>
  )
})
