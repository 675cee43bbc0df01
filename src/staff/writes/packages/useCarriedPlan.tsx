import { type ReactNode, useState } from 'react'
import { useCombinedPlans } from '../../../api/combinedPlans'
import { CarryChoice } from './CarryChoice'
import { usePackages } from './PackageWorkProvider'
import { carryJob, packagesNaming } from './packageJobs'

/**
 * Carries a plan's new name, or its deletion, into the packages that name it: `choice` shows them
 * to be ticked, all at first but those that would be left empty; `carry` starts once the plan's own
 * write is done, for what was ticked. Nothing is carried that was not shown.
 * @param from the plan's name as it is. @param to its new one; null where it is deleted.
 */
export function useCarriedPlan(from: string, to: string | null) {
  const combined = useCombinedPlans()
  const { start } = usePackages()
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const packages = packagesNaming(combined.data ?? [], from, to)
  const ticked = packages
    .filter(({ code, after }) => chosen.get(code) ?? after.length > 0)
    .map(({ code }) => code)
  const choice: ReactNode = packages.length > 0 && (
    <CarryChoice
      packages={packages}
      ticked={ticked}
      isRename={to !== null}
      onTick={(codes, isOn) =>
        setChosen(new Map([...chosen, ...codes.map((code) => [code, isOn] as const)]))
      }
    />
  )
  const emptied = packages.filter(({ after }) => after.length === 0).map(({ code }) => code)
  /** @param name what the plan was renamed to, as it was sent; null where it was deleted. */
  const carry = (name: string | null) => start(carryJob({ from, to: name }, ticked, emptied))
  return { choice, carry }
}
