import { useMemo } from 'react'
import { counted } from '../../domain/checks/finding'
import type { Step } from '../writes/steps/step'
import { useRunList, useRuns } from '../writes/useRuns'
import type { ChangedLocation } from './priceReview'
import type { usePriceEdits } from './usePriceEdits'

/** A rename of a pricing plan changes its locations too. */
const isPriceChange = (step: Step) =>
  step.kind === 'changeLocation' && step.before.pricingPlanName === step.after.pricingPlanName

/** States of a step that leave its changes unsaved. */
const NOT_SAVED: readonly string[] = ['failed', 'uncertain', 'changed']

/**
 * Saves changed locations as a job, one write each: it goes on whatever screen is shown. What failed
 * keeps its changes, and its row says why.
 */
export function usePriceSave({ send }: ReturnType<typeof usePriceEdits>) {
  const { start } = useRuns()
  const runs = useRunList()
  const ours = runs.findLast(
    ({ isUndo, items }) => !isUndo && items.every(({ step }) => isPriceChange(step)),
  )
  const items = ours?.items
  const whyNot = useMemo(
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
    /** Why a location is not saved, by its number. */
    whyNot,
    /** The last save, by its job; undefined before the first. */
    jobId: ours?.id,
    start(changed: readonly ChangedLocation[]) {
      send(changed.map(({ after }) => after))
      const what = counted(changed.length, 'location')
      start({
        doing: `Saving the prices of ${what}`,
        done: `Saved the prices of ${what}`,
        steps: changed.map(({ before, after }) => ({ kind: 'changeLocation', before, after })),
      })
    },
  }
}
