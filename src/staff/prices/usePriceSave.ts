import { useMemo } from 'react'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import type { Step } from '../writes/steps/step'
import { useRunList, useRuns } from '../writes/useRuns'
import type { ChangedLocation } from './priceEdits'

/** Whether a step changes prices: a rename of a pricing plan changes its locations, too. */
const isPriceChange = (step: Step) =>
  step.kind === 'changeLocation' && step.before.pricingPlanName === step.after.pricingPlanName

/** The states of a step that was not saved. */
const NOT_SAVED: readonly string[] = ['failed', 'uncertain', 'changed']

/**
 * Saves changed locations as one run with a step for each. A location that failed stays changed, and its row
 * shows the reason.
 * @param onSend called with the locations that are sent.
 */
export function usePriceSave(onSend: (locations: readonly PricingLocation[]) => void) {
  const { start } = useRuns()
  const lastSave = useRunList().findLast(
    ({ isUndo, items }) => !isUndo && items.every(({ step }) => isPriceChange(step)),
  )
  const items = lastSave?.items
  const failures = useMemo(
    () =>
      new Map<number, string>(
        items?.flatMap(({ step, state, why = '' }) =>
          step.kind === 'changeLocation' && NOT_SAVED.includes(state)
            ? [[step.after.id, `Not saved${why && `: ${why}`}`] as const]
            : [],
        ),
      ),
    [items],
  )
  return {
    /** The messages of locations that were not saved, by id. */
    failures,
    /** The run of the last save; undefined before the first. */
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
