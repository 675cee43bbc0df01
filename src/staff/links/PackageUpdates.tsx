import { useState } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { counted } from '../../domain/text'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import type { RunOrder } from '../writes/runStore'
import { originalPlanSteps } from '../writes/steps/combinedPlanSteps'
import type { StepOf } from '../writes/steps/step'
import styles from './links.module.css'

/** The change of a package that contains a renamed or deleted plan. */
type PackageUpdate = StepOf<'changeOriginalPlans'> & { isChecked: boolean }

/** The texts of the run after a plan was written. `newName` is null if the plan was deleted. */
const runTexts = (plan: string, newName: string | null, packages: string) =>
  newName === null
    ? { doing: `Removing ${plan} from ${packages}`, done: `${plan} was removed from ${packages}` }
    : { doing: `Renaming ${plan} in ${packages}`, done: `${plan} was renamed in ${packages}` }

/**
 * The changes that apply a plan's new name or deletion to the packages that contain it. All are
 * checked except those of packages that would become empty.
 * @param from the plan's stored name.
 * @param to the plan's new name; null if the plan is deleted.
 */
export function usePackageUpdates(from: string, to: string | null) {
  const { data: packages = [] } = useCombinedPlans()
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const updates = originalPlanSteps(packages, from, to).map((step) => ({
    ...step,
    isChecked: chosen.get(step.code) ?? step.after.length > 0,
  }))
  return {
    updates,
    /** What the run will do with the plan: 'rename it in'. */
    action: to === null ? 'remove it from' : 'rename it in',
    setChecked: (changed: readonly PackageUpdate[], isChecked: boolean) =>
      setChosen(new Map([...chosen, ...changed.map(({ code }) => [code, isChecked] as const)])),
    /**
     * Returns the run to start after the plan is written, for the checked packages; undefined if
     * there are none.
     * @param name the plan's new name as it was sent, because `to` may have changed since; null if
     * the plan was deleted.
     */
    runOrderFor(name: string | null): RunOrder | undefined {
      const isChecked = (code: string) => updates.some((one) => one.code === code && one.isChecked)
      const steps = originalPlanSteps(packages, from, name).filter(({ code }) => isChecked(code))
      if (steps.length === 0) return undefined
      const texts = runTexts(from, name, counted(steps.length, 'package'))
      return { ...texts, steps, isSequel: true }
    },
  }
}

type PackageUpdatesChoiceProps = Omit<ReturnType<typeof usePackageUpdates>, 'runOrderFor'>

/**
 * Lists the updates of {@link usePackageUpdates} with check boxes. Renders nothing if there are
 * none.
 */
export function PackageUpdatesChoice({ updates, action, setChecked }: PackageUpdatesChoiceProps) {
  const count = updates.length
  if (count === 0) return null
  const checkedCount = updates.filter(({ isChecked }) => isChecked).length
  const packages = count === 1 ? 'the package that names it' : `the ${count} packages that name it`
  return (
    <fieldset className={styles.choice}>
      <SmallCheckbox
        label={`Also ${action} ${packages}`}
        checked={checkedCount > 0}
        indeterminate={checkedCount > 0 && checkedCount < count}
        onChange={(isChecked) => setChecked(updates, isChecked)}
      />
      <ul className={styles.rows}>
        {updates.map((update) => (
          <li key={update.code}>
            <SmallCheckbox
              label={<PackageUpdateLabel update={update} />}
              checked={update.isChecked}
              onChange={(isChecked) => setChecked([update], isChecked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const PackageUpdateLabel = ({ update: { code, before, after } }: { update: PackageUpdate }) => (
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
