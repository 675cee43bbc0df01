import type { JobItem } from './jobStore'
import { kindOf } from './kinds/kinds'
import type { Step } from './step'

/* The undo of a job: the steps that take back what was done. */

/** The name of a step, as people know what it is done to. */
export const nameOf = (step: Step): string => kindOf(step)?.nameOf(step) ?? ''

/**
 * The steps that take back what a job did, the last one first.
 * @returns with what has to stay: sentences.
 */
export function inverseOf(items: readonly JobItem[]): { steps: Step[]; stays: string[] } {
  const steps: Step[] = []
  const stays: string[] = []
  for (const { step, state } of items.toReversed()) {
    if (state !== 'done') continue
    const back = kindOf(step)?.inverse(step) ?? ''
    if (typeof back === 'string') stays.push(`${nameOf(step)}: ${back}`)
    else steps.push(back)
  }
  return { steps, stays }
}
