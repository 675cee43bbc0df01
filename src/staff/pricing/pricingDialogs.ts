import * as v from 'valibot'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { problemCheck } from '../../ui/form/problemCheck'

/* What the dialogs of Pricing Plan Management share. */

export const pricingConfig = {
  /** The screen's name in the menu. */
  breadcrumb: 'Bruins Pricing Plans',
  /** Names the drafts of all its dialogs; {@link draftKey} is the record. */
  form: 'pricing',
} as const

/** The one dialog that is open, with the plan and row as they were when it was opened. */
export type PricingDialogState =
  | { kind: 'add-plan' }
  | { kind: 'rename' | 'reps'; plan: PricingPlan }
  /** `template`: what a new row begins as. */
  | { kind: 'location'; plan: PricingPlan; row: PricingLocation | null; template?: PricingLocation }
  | { kind: 'delete'; plan: PricingPlan; row: PricingLocation }

/** What a dialog about one pricing plan is given. */
export interface PricingPlanDialogProps {
  /** As it was when the dialog was opened. */
  plan: PricingPlan
  /** All rows as they are now. */
  rows: PricingLocation[]
  onClose: () => void
}

/**
 * The form of a plan's name.
 * @param blank the error of a blank name.
 */
export const nameForm = (blank: string, nameProblem: (name: string) => string | undefined) =>
  v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(blank), problemCheck(nameProblem)) })

/** The button of a save of several writes, some of which have failed. */
export const retryButton = { name: 'Retry failed items', busy: 'Saving...' }

/** The key of a dialog's draft. */
export function draftKey(dialog: PricingDialogState): string {
  if (dialog.kind === 'add-plan') return dialog.kind
  if (dialog.kind === 'location' && dialog.row) return `location ${dialog.row.id}`
  return `${dialog.kind} of ${dialog.plan.name}`
}

/** Every dialog that can have a draft. */
export function dialogsWithDraft(plans: readonly PricingPlan[]): PricingDialogState[] {
  return [
    { kind: 'add-plan' },
    ...plans.flatMap((plan): PricingDialogState[] => [
      { kind: 'rename', plan },
      { kind: 'reps', plan },
      ...[null, ...plan.locations].map((row) => ({ kind: 'location' as const, plan, row })),
    ]),
  ]
}

/**
 * A plan that a dialog was opened for, as it is by now: under a new name when somebody else has
 * renamed it. Undefined when all of its rows were deleted.
 */
export function currentPricingPlan(
  plan: PricingPlan,
  rows: readonly PricingLocation[],
): Pick<PricingPlan, 'name' | 'locations'> | undefined {
  const locations = rows.filter(
    (row) => row.pricingPlanName === plan.name || plan.pricingLocationIds.includes(row.id),
  )
  const [first] = locations
  if (!first) return undefined
  const keepsName = locations.some((row) => row.pricingPlanName === plan.name)
  return { name: keepsName ? plan.name : first.pricingPlanName, locations }
}

/** For the save of a dialog whose plan has no rows any more (docs/rules/words.md#validation). */
export const INVALID_PLAN = 'Invalid plan selected'
