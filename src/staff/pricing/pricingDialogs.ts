import * as v from 'valibot'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { problemCheck } from '../../ui/form/problemCheck'

/* Shared parts of the dialogs of Pricing Plan Management. */

export const pricingConfig = {
  /** The screen's name in the menu. */
  breadcrumb: 'Bruins Pricing Plans',
  /** The form name of all dialogs' drafts. {@link dialogDraftKey} is their record. */
  form: 'pricing',
} as const

/** The open dialog, with its plan and row as they were when it was opened. */
export type PricingDialogState =
  | { kind: 'add-plan' }
  | { kind: 'rename' | 'reps'; plan: PricingPlan }
  /** `template`: the initial values of a new row. */
  | { kind: 'location'; plan: PricingPlan; row: PricingLocation | null; template?: PricingLocation }
  | { kind: 'delete'; plan: PricingPlan; row: PricingLocation }

/** The props of a dialog about one pricing plan. */
export interface PricingPlanDialogProps {
  /** The plan as it was when the dialog was opened. */
  plan: PricingPlan
  /** All current rows. */
  rows: PricingLocation[]
  onClose: () => void
}

/**
 * The form for a plan's name.
 * @param blank the message for a blank name.
 */
export const planNameSchema = (blank: string, nameProblem: (name: string) => string | undefined) =>
  v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(blank), problemCheck(nameProblem)) })

/** The button after some writes of a save have failed. */
export const RETRY_BUTTON = { name: 'Retry failed items', busy: 'Saving...' }

/** The key of a dialog's draft. */
export function dialogDraftKey(dialog: PricingDialogState): string {
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
 * The current version of a dialog's plan, found by its rows if somebody else has renamed it.
 * Undefined if all of its rows were deleted.
 */
export function currentPricingPlan(plan: PricingPlan, rows: readonly PricingLocation[]) {
  const locations = rows.filter(
    (row) => row.pricingPlanName === plan.name || plan.pricingLocationIds.includes(row.id),
  )
  const [first] = locations
  if (!first) return undefined
  const keepsName = locations.some((row) => row.pricingPlanName === plan.name)
  return { name: keepsName ? plan.name : first.pricingPlanName, locations }
}

/** The message if the dialog's plan has no rows left (docs/rules/words.md#validation). */
export const INVALID_PLAN = 'Invalid plan selected'
