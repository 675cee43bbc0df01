import { useMemo } from 'react'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import type { RunItem } from '../writes/runStore'
import type { Step } from '../writes/steps/step'
import { useRunList, useRuns } from '../writes/useRuns'
import type { ChangedLocation } from './priceEdits'

/**
 * Whether a step changes prices. Renaming a pricing plan uses the same kind of step, with another
 * name.
 */
const isPriceChange = (step: Step) =>
  step.kind === 'changeLocation' && step.before.pricingPlanName === step.after.pricingPlanName

/** The states of a step that wasn't saved. */
const NOT_SAVED: readonly RunItem['state'][] = ['failed', 'uncertain', 'changed']

/**
 * Saves changed locations as one run with a step for each. A failed location stays changed, and its
 * row shows the reason.
 * @param onSend called with the locations that are sent.
 */
export function usePriceSave(onSend: (locations: readonly PricingLocation[]) => void) {
  const { start } = useRuns()
  const lastSave = useRunList().findLast(
    (run) => !run.isUndo && run.items.every(({ step }) => isPriceChange(step)),
  )
  const items = lastSave?.items
  const failures = useMemo(
    () =>
      new Map(
        items?.flatMap(({ step, state, why }) =>
          step.kind === 'changeLocation' && NOT_SAVED.includes(state)
            ? [[step.after.id, why ? `Not saved: ${why}` : 'Not saved'] as const]
            : [],
        ),
      ),
    [items],
  )
  return {
    /** The messages of locations that weren't saved, by id. */
    failures,
    /** The id of the last save's run; undefined before the first save. */
    runId: lastSave?.id,
    start(changed: readonly ChangedLocation[]) {
      onSend(changed.map(({ after }) => after))
      const locations = counted(changed.length, 'location')
      start({
        doing: `Saving the prices of ${locations}`,
        done: `Saved the prices of ${locations}`,
        steps: changed.map(({ before, after }) => ({ kind: 'changeLocation', before, after })),
      })
    },
  }
}
