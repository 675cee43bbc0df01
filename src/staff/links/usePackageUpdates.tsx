import { useState } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { counted } from '../../domain/text'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import type { RunOrder } from '../writes/runStore'
import { originalPlanSteps } from '../writes/steps/combinedPlanSteps'
import type { StepOf } from '../writes/steps/step'
import styles from './links.module.css'

/** The change of a package that contains a renamed or deleted plan. */
type PackageUpdate = StepOf<'changeOriginalPlans'>

/**
 * Offers to apply a plan's new name or deletion to the packages that contain it. `choice` lists them with check
 * boxes, all checked except packages that would become empty. `runOrderFor` returns the run to start after the
 * plan is written. It changes only packages that were listed.
 * @param from the plan's stored name.
 * @param to the plan's new name; null if the plan is deleted.
 */
export function usePackageUpdates(from: string, to: string | null) {
  const combined = useCombinedPlans()
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const updates = originalPlanSteps(combined.data ?? [], from, to)
  const { length } = updates
  const checkedCodes = updates
    .filter(({ code, after }) => chosen.get(code) ?? after.length > 0)
    .map(({ code }) => code)
  const action = to === null ? 'remove it from' : 'rename it in'
  const packagesText =
    length === 1 ? 'the package that names it' : `the ${length} packages that name it`
  const setUpdatesChecked = (changed: readonly PackageUpdate[], isOn: boolean) =>
    setChosen(new Map([...chosen, ...changed.map(({ code }) => [code, isOn] as const)]))
  const choice = length > 0 && (
    <fieldset className={styles.choice}>
      <SmallCheckbox
        label={`Also ${action} ${packagesText}`}
        checked={checkedCodes.length > 0}
        indeterminate={checkedCodes.length > 0 && checkedCodes.length < length}
        onChange={(isOn) => setUpdatesChecked(updates, isOn)}
      />
      <ul className={styles.rows}>
        {updates.map((update) => (
          <li key={update.code}>
            <SmallCheckbox
              label={<PackageUpdateLabel {...update} />}
              checked={checkedCodes.includes(update.code)}
              onChange={(isOn) => setUpdatesChecked([update], isOn)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
  /**
   * @param name the plan's new name as it was sent, because `to` may have changed since; null if the plan was deleted.
   */
  function runOrderFor(name: string | null): RunOrder | undefined {
    const steps = originalPlanSteps(combined.data ?? [], from, name).filter(({ code }) =>
      checkedCodes.includes(code),
    )
    if (steps.length === 0) return undefined
    const packages = counted(steps.length, 'package')
    const [doing, done] =
      name === null
        ? [`Removing ${from} from ${packages}`, `${from} was removed from ${packages}`]
        : [`Renaming ${from} in ${packages}`, `${from} was renamed in ${packages}`]
    return { doing, done, steps, isSequel: true }
  }
  return { choice, runOrderFor }
}

const PackageUpdateLabel = ({ code, before, after }: PackageUpdate) => (
  <>
    <span className={styles.code}>{code}</span>
    <span className={styles.plans}>
      <span>{before.join(', ')}</span> → <span>{after.join(', ') || 'no plan at all'}</span>
    </span>
    {after.length === 0 && (
      <span className={styles.plans}>
        It would have no plans left and its pages would be empty. Give it another plan instead.
      </span>
    )}
  </>
)
