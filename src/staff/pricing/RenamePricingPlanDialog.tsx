import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import {
  isBlankLocation,
  locationName,
  type PricingLocation,
  type PricingPlan,
  pricingPlansOf,
} from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import { pricingNameProblem, pricingSheetName, pricingSheetNames } from '../../domain/sheetNames'
import { Alert } from '../../ui/Alert'
import { type Failure, FailureList } from '../../ui/FailureList'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { sharedFailureText } from '../writes/runText'
import { useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/useRecordWrite'
import {
  currentPricingPlan,
  dialogDraftKey,
  INVALID_PLAN,
  type PricingPlanDialogProps,
  planNameSchema,
  pricingConfig,
  RETRY_BUTTON,
} from './pricingDialogs'
import { useDialogRun } from './useDialogRun'

/** The plan as the save reads it: its current name and rows. */
type StoredPlan = Pick<PricingPlan, 'name' | 'locations'>

interface RenamePricingPlanDialogProps extends PricingPlanDialogProps {
  /** Called with the new name. */
  onRenamed: (name: string) => void
}

/**
 * Edit Pricing Plan Name: sends every location with the new name, or only the name if the plan has
 * no location (docs/rules/calls.md#pricing). If some fail, the dialog stays open, and the next save
 * sends the locations that don't have the new name yet.
 */
export function RenamePricingPlanDialog(props: RenamePricingPlanDialogProps) {
  const { plan, rows, onRenamed, onClose } = props
  const run = useDialogRun('Updating')
  /** The failures of the last save, if only some locations have the new name. */
  const [partial, setPartial] = useState<{ name: string; words: string; failures: Failure[] }>()
  /** All rows as last read. */
  const latest = useRef(rows)
  const others = pricingPlansOf(rows.filter(({ id }) => !plan.pricingLocationIds.includes(id)))
  const nameProblem = (name: string) =>
    name.trim() === plan.name ? undefined : pricingNameProblem(name, others)
  const form = useDraftForm({
    name: pricingConfig.form,
    record: dialogDraftKey({ kind: 'rename', plan }),
    schema: planNameSchema('Name cannot be empty', nameProblem),
    defaultValues: { name: plan.name },
  })
  const refetchFresh = useRefetchFresh()
  const save = useRecordSave<StoredPlan, { name: string }, { name: string }>({
    form,
    fields: { name: 'Pricing Plan Name' },
    record: plan,
    read: async () => {
      latest.current = await refetchFresh(pricingLocationsQuery())
      const stored = currentPricingPlan(plan, latest.current)
      return stored ? [stored] : []
    },
    // `read` returns one plan or none.
    isSame: () => true,
    toForm: ({ name }) => ({ name }),
    write: async ({ name }, stored) => renameAll(name, stored?.locations ?? []),
    after: ({ name }) => onRenamed(name.trim()),
    name: () => plan.name,
    words: {
      get done() {
        // A getter, because the text depends on the rows that the save has read.
        return doneText(currentPricingPlan(plan, latest.current)?.locations ?? [])
      },
      failed: MESSAGES.pricingPlan.rename.failed,
      gone: INVALID_PLAN,
      save: 'Save',
      busy: 'Saving...',
    },
  })
  const field = textFieldProps(form)
  const typed = useWatch({ control: form.control, name: 'name' }).trim()
  const problem = nameProblem(typed)
  const isRetry = partial?.name === typed

  async function renameAll(name: string, locations: readonly PricingLocation[]) {
    const ids = new Set(locations.map(({ id }) => id))
    const otherPlans = pricingPlansOf(latest.current.filter(({ id }) => !ids.has(id)))
    const refusal = name === plan.name ? undefined : pricingNameProblem(name, otherPlans)
    if (refusal !== undefined) throw new SaveStopped(refusal)
    setPartial(undefined)
    const failed = await run.save({
      doing: `Renaming ${plan.name} to ${name}`,
      done: `Renamed ${plan.name} to ${name}`,
      steps: locations
        .filter((row) => row.pricingPlanName !== name)
        .map((before) => ({
          kind: 'changeLocation',
          before,
          after: { ...before, pricingPlanName: name },
        })),
    })
    if (failed.length === 0) return
    const { failed: words } = MESSAGES.pricingPlan.rename
    const total = locations.length
    if (failed.length === total) throw new SaveStopped(sharedFailureText(failed, words))
    const failures = failed.flatMap(({ step, why = '' }) =>
      step.kind === 'changeLocation' ? [{ what: locationName(step.before), why }] : [],
    )
    const counts = `Updated ${total - failures.length}/${total} locations; ${failures.length} failed.`
    setPartial({ name, words: counts, failures })
    throw new SaveStopped(words, { isShown: true })
  }

  return (
    <FormDialog
      title="Edit Pricing Plan Name"
      breadcrumb={[pricingConfig.breadcrumb, plan.name]}
      {...save.dialog}
      {...(isRetry && { save: RETRY_BUTTON })}
      statusMessage={run.progress || save.dialog.statusMessage}
      onClose={onClose}
    >
      <TextField
        {...field('name', { problem })}
        label="Pricing Plan Name"
        autoFocus
        autoComplete="off"
      />
      <ImpactNote kind="pricing location" records={plan.locations} />
      {!isRetry && <RenameNotice plan={plan} name={typed} others={others} />}
      {partial && (
        <FailureList message={partial.words} failures={partial.failures}>
          The others already have the new name. If you close now, you’ll have two plans.
        </FailureList>
      )}
    </FormDialog>
  )
}

/** The message after a rename. A new plan's only row isn't a location yet, so none are counted. */
function doneText(locations: readonly PricingLocation[]): string {
  return locations.every(isBlankLocation)
    ? MESSAGES.pricingPlan.rename.done
    : `Plan name updated on all ${locations.length} locations!`
}

interface RenameNoticeProps {
  plan: PricingPlan
  /** The typed name. */
  name: string
  /** All other plans. */
  others: PricingPlan[]
}

/** The other effects of the new name: merged plans and broken public links. */
function RenameNotice({ plan, name, others }: RenameNoticeProps) {
  const merged = others.find((other) => other.name === name)
  const mergedCount = plan.locations.length + (merged?.locations.length ?? 0)
  const isPublicUnderBoth = pricingSheetName(name) === pricingSheetName(plan.name)
  return (
    <>
      {merged && (
        <Alert severity="warning">{`${merged.name} already exists. Saving merges the two into one plan with ${mergedCount} locations.`}</Alert>
      )}
      {name !== '' && !isPublicUnderBoth && (
        <AffectedPages
          lead="With the new name, these public pages will stop working:"
          addresses={publicPagesOfPricingPlan(plan, [plan, ...others])}
          note={`Sheets only work with these names: ${pricingSheetNames.join(', ')}.`}
        />
      )}
      {name !== plan.name && pricingSheetName(plan.name) && plan.locations.length > 1 && (
        <Alert>While this is saving, customers’ sheets show only some of the locations.</Alert>
      )}
    </>
  )
}
