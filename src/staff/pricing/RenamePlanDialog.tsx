import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useEditLocations } from '../../api/pricing'
import { failureWords } from '../../api/reason'
import {
  groupPricing,
  isBlankLocation,
  type PricingLocation,
  type PricingPlan,
} from '../../domain/pricing'
import { pricingNameProblem, publicPlanName, sheetsOfPricingPlan } from '../../domain/publicSheets'
import { AffectedPages } from '../../ui/AffectedPages'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { noProblem } from '../../ui/noProblem'
import { type Fields, useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { BatchProgress } from './BatchProgress'
import { INVALID_PLAN, locationName, SHOWN_ABOVE } from './currentPlan'
import { type Failure, FailureList, failuresOf, sharedWords } from './FailureList'
import { draftKey, PRICING_FORM } from './openDialog'
import { useRereadPlan } from './useRereadPlan'

const renameForm = (nameProblem: (name: string) => string | undefined) =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name cannot be empty'), noProblem(nameProblem)),
  })

type Named = Pick<PricingPlan, 'name' | 'locations'>

/** What a rename goes by. Prices are not in it: they are written as they were read last. */
const planFields = ({ name, locations }: Named): Fields => ({
  'Pricing Plan Name': name,
  Locations: locations.map(locationName).join(', '),
})

/** What a rename left undone. */
interface Undone {
  name: string
  total: number
  failures: Failure[]
}

/**
 * Edit Pricing Plan Name: posts every location's fields with the new name (section 7). When some
 * fail it stays open, and the next save sends those that do not carry the name yet.
 */
export function RenamePlanDialog({
  plan,
  rows,
  onClose,
}: {
  plan: PricingPlan
  rows: PricingLocation[]
  onClose: () => void
}) {
  const notify = useNotify()
  const edit = useEditLocations()
  const [ended, setEnded] = useState(0)
  const [partial, setPartial] = useState<Undone>()
  // The list may not have been read again yet when a second save follows.
  const written = useRef(new Map<number, string>())
  const others = groupPricing(rows.filter(({ id }) => !plan.planIds.includes(id)))
  const nameProblem = (name: string) =>
    name.trim() === plan.name ? undefined : pricingNameProblem(name, others)
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'rename', plan }),
    resolver: valibotResolver(renameForm(nameProblem)),
    defaultValues: { name: plan.name },
  })
  const { reread, latest } = useRereadPlan(plan, rows)
  const conflict = useConflict<Named>({
    record: plan,
    reread,
    describe: planFields,
    onTake: (theirs) => form.reset({ name: theirs.name }),
    gone: INVALID_PLAN,
  })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'name' }).trim()
  const twin = nameProblem(typed)
  const isRetry = partial?.name === typed

  async function save({ name }: v.InferOutput<ReturnType<typeof renameForm>>) {
    // After a part was written, the rows have changed by this dialog itself.
    const stop = written.current.size > 0 ? undefined : await check(name)
    if (stop !== undefined) return stop
    const locations = latest()?.locations
    if (!locations) return INVALID_PLAN
    setPartial(undefined)
    setEnded(0)
    const { done, failed } = await edit.mutateAsync({
      items: locations
        .filter((row) => (written.current.get(row.id) ?? row.planName) !== name)
        .map((row) => ({ ...row, planName: name })),
      onProgress: setEnded,
    })
    for (const row of done) written.current.set(row.id, name)
    if (failed.length === 0) {
      notify(renamedWords(locations))
      return
    }
    const failures = failuresOf(failed, locationName)
    if (failed.length === locations.length) {
      return sharedWords(failed, 'Error updating plan name')
    }
    setPartial({ name, total: locations.length, failures })
    return SHOWN_ABOVE
  }

  async function check(name: string) {
    try {
      return await conflict.check({ name, locations: latest()?.locations ?? [] })
    } catch (error) {
      return failureWords(error, 'Error updating plan name')
    }
  }

  return (
    <FormDialog
      title="Edit Pricing Plan Name"
      form={form}
      save={{ name: isRetry ? 'Retry failed' : 'Save', busy: 'Saving...' }}
      onSave={save}
      choice={conflict.notice}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label="Pricing Plan Name"
        autoFocus
        autoComplete="off"
        error={errors.name !== undefined || twin !== undefined}
        helperText={errors.name?.message ?? twin}
      />
      {!isRetry && <RenameNotice plan={plan} name={typed} others={others} />}
      <BatchProgress
        verb="Updating"
        ended={ended}
        total={edit.isPending ? edit.variables.items.length : 0}
      />
      {partial && (
        <FailureList
          severity="warning"
          words={`Updated ${partial.total - partial.failures.length}/${partial.total} locations; ${partial.failures.length} failed.`}
          failures={partial.failures}
        >
          The others already carry the new name. Closing now leaves two plans.
        </FailureList>
      )}
    </FormDialog>
  )
}

/** A new plan's only row is no location yet, so none can be counted. */
function renamedWords(locations: readonly PricingLocation[]): string {
  return locations.every(isBlankLocation)
    ? 'Plan name updated successfully'
    : `Plan name updated on all ${locations.length} locations!`
}

/** Says what the new name does besides: two plans become one, public links break. */
function RenameNotice({
  plan,
  name,
  others,
}: {
  plan: PricingPlan
  name: string
  others: PricingPlan[]
}) {
  const same = others.find((other) => other.name === name)
  const isPublicUnderBoth = publicPlanName(name) === publicPlanName(plan.name)
  return (
    <>
      {same && (
        <Alert severity="warning">{`${same.name} exists already. Saving makes one plan of the two, with ${same.locations.length + plan.locations.length} locations.`}</Alert>
      )}
      {name !== '' && !isPublicUnderBoth && (
        <AffectedPages
          lead="Under the new name these public pages will no longer open:"
          addresses={sheetsOfPricingPlan(plan)}
        />
      )}
    </>
  )
}
