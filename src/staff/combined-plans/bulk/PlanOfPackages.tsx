import { useMemo, useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import { type CombinedPlan, withPlanExchanged } from '../../../domain/combinedPlan'
import { isSamePlanName } from '../../../domain/plan'
import { SelectField } from '../../../ui/SelectField'
import { recentFirst } from '../../kit/recentPlans'
import { ImpactNote } from '../../links/ImpactNote'
import { BulkDialog, NamedList } from '../../list/BulkDialog'
import { PLACE } from '../combinedPlanDrafts'
import { useUnknownPlans } from '../useUnknownPlans'

/** The combined plan with one plan more; null where it has it already. */
const withPlan = (plan: CombinedPlan, name: string): CombinedPlan | null =>
  plan.originalPlans.some((one) => isSamePlanName(one, name))
    ? null
    : { ...plan, originalPlans: [...plan.originalPlans, name] }

/** Adds an original plan to several combined plans, or takes one out of them. */
export function PlanOfPackages({
  isAddition,
  plans,
  onClose,
}: {
  isAddition: boolean
  plans: CombinedPlan[]
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const { suggestions } = useUnknownPlans(NONE)
  const offered = isAddition
    ? suggestions
    : [...new Set(plans.flatMap(({ originalPlans }) => originalPlans))]
  const { changes, left, emptied } = useMemo(() => {
    const all = plans.map((before) => ({
      before,
      after: isAddition ? withPlan(before, name) : withPlanExchanged(before, name, null),
    }))
    const changes = all.flatMap(({ before, after }) =>
      after && after.originalPlans.length > 0 ? [{ before, after }] : [],
    )
    const emptied = all.filter(({ after }) => after?.originalPlans.length === 0)
    const left = all.filter(({ after }) => after === null)
    return { changes, left, emptied }
  }, [plans, name, isAddition])
  const touched = useMemo(() => changes.map(({ after }) => after), [changes])
  const many = counted(changes.length, 'package')
  const [doing, done, way] = isAddition ? ['Adding', 'Added', 'to'] : ['Taking', 'Took', 'out of']
  const codes = (some: typeof left) => some.map(({ before }) => before.code)
  return (
    <BulkDialog
      place={PLACE}
      title={`${isAddition ? 'Add a plan to' : 'Take a plan out of'} ${counted(plans.length, 'package')}`}
      action={isAddition ? 'Add plan' : 'Take out plan'}
      order={
        name === ''
          ? null
          : {
              doing: `${doing} ${name} ${way} ${many}`,
              done: `${done} ${name} ${way} ${many}`,
              steps: changes.map(({ before, after }) => ({
                kind: 'changeOriginalPlans',
                code: before.code,
                before: before.originalPlans,
                after: after.originalPlans,
              })),
            }
      }
      onClose={onClose}
    >
      <SelectField
        autoFocus
        none="Please choose"
        label="Plan"
        value={name}
        options={recentFirst(offered.toSorted()).map((one) => [one, one])}
        onChoose={setName}
      />
      {name !== '' && (
        <>
          <NamedList
            words={isAddition ? 'These have it already:' : 'These have it not:'}
            lines={codes(left)}
          />
          <NamedList words="Left as they are, it is their only plan:" lines={codes(emptied)} />
          {touched.length > 0 && <ImpactNote kind="combined plan" records={touched} />}
        </>
      )}
    </BulkDialog>
  )
}

const NONE: readonly string[] = []
