import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { repsQuery, useReps } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { type PricingLocation, type PricingPlan, pricingPlansOf } from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { Alert } from '../../ui/Alert'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { type Failure, FailureList } from '../../ui/FailureList'
import { FormDialog } from '../../ui/form/FormDialog'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { QueryState } from '../kit/QueryState'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { assignedReps, assignmentChanges, partlyAssigned } from '../records/repAssignments'
import { sharedFailureText } from '../writes/runText'
import { useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/useRecordWrite'
import {
  assignmentFailures,
  assignmentStep,
  type PlanReps,
  readPlanReps,
  repIdsAfter,
  repLabel,
} from './planReps'
import {
  currentPricingPlan,
  dialogDraftKey,
  INVALID_PLAN,
  type PricingPlanDialogProps,
  pricingConfig,
  RETRY_BUTTON,
} from './pricingDialogs'
import { RepsField } from './RepsField'
import { useDialogRun } from './useDialogRun'

const TITLE = 'Edit Associated Reps'

const repsSchema = v.object({ repIds: v.array(v.number()) })

type RepsFormValues = v.InferOutput<typeof repsSchema>

/** Edit Associated Reps: shows the form once the reps are loaded. */
export function RepsDialog(props: PricingPlanDialogProps) {
  const reps = useReps()
  if (reps.data) return <RepsForm {...props} reps={reps.data} />
  return (
    <ReadingDialog
      title={TITLE}
      breadcrumb={[pricingConfig.breadcrumb, props.plan.name]}
      closeText="Cancel"
      // The form, which replaces it, is a panel.
      isPanel
      onClose={props.onClose}
    >
      <QueryState query={reps} loading="Loading reps..." failed={MESSAGES.pricingPlanReps.load} />
    </ReadingDialog>
  )
}

/**
 * Sends only the differences, one call for each rep and location. If some fail, the form stays
 * open, and the next save sends the remaining differences.
 */
function RepsForm({ plan, rows, reps, onClose }: PricingPlanDialogProps & { reps: Rep[] }) {
  const run = useDialogRun('Saving')
  /** The failures of the last save, with the reps that it wanted. */
  const [failed, setFailed] = useState<{ wanted: number[]; words: string; failures: Failure[] }>()
  const [atOpen] = useState(() => readPlanReps(plan.locations, reps))
  /**
   * The plan's rows and all reps as last read. A ref, because a save needs what it has just read
   * before the next render. Renders read it too: each read is part of a save, which renders the
   * form again.
   */
  const latest = useRef(atOpen)
  const form = useDraftForm({
    name: pricingConfig.form,
    record: dialogDraftKey({ kind: 'reps', plan }),
    schema: repsSchema,
    defaultValues: { repIds: atOpen.repIds },
  })
  const refetchFresh = useRefetchFresh()
  const labelsOf = (ids: readonly number[]) =>
    latest.current.reps
      .filter(({ id }) => ids.includes(id))
      .map((rep) => repLabel(rep, latest.current.reps))
      .join(', ')
  const save = useRecordSave<PlanReps, RepsFormValues, RepsFormValues>({
    form,
    fields: { repIds: ['Reps', labelsOf] },
    record: latest.current,
    read: async () => {
      const [storedRows, storedReps] = await Promise.all([
        refetchFresh(pricingLocationsQuery()),
        refetchFresh(repsQuery()),
      ])
      const stored = currentPricingPlan(plan, storedRows)
      if (!stored) return []
      latest.current = readPlanReps(stored.locations, storedReps)
      return [latest.current]
    },
    // `read` returns one plan or none.
    isSame: () => true,
    toForm: ({ repIds }) => ({ repIds }),
    write: async ({ repIds }, stored) => saveReps(repIds, stored ?? latest.current),
    name: () => `The reps of ${plan.name}`,
    words: { ...MESSAGES.pricingPlanReps.save, gone: INVALID_PLAN, busy: 'Saving...' },
  })
  const chosen = useWatch({ control: form.control, name: 'repIds' })
  const isRetry = failed !== undefined && haveSameIds(failed.wanted, chosen)

  async function saveReps(wanted: number[], { locations, reps: storedReps }: PlanReps) {
    setFailed(undefined)
    // Also tries chosen reps who were deleted in the meantime, so that the failure names them.
    const deletedSince = reps.filter(
      ({ id }) => wanted.includes(id) && storedReps.every((rep) => rep.id !== id),
    )
    const knownReps = [...storedReps, ...deletedSince]
    const { repIds: seen } = form.draft.seen()
    const changes = assignmentChanges({ rows: locations, reps: knownReps, before: seen, wanted })
    const steps = changes.map(assignmentStep)
    const failedItems = await run.save({
      doing: `Saving the reps of ${plan.name}`,
      done: `Saved the reps of ${plan.name}`,
      steps,
    })
    if (failedItems.length === 0) return
    // On the next try, what this save has written doesn't count as somebody else's change.
    const written = changes.filter((_, i) => failedItems.every(({ step }) => step !== steps[i]))
    form.draft.rebase({ repIds: repIdsAfter(written, locations, knownReps) }, { repIds: wanted })
    const words = MESSAGES.pricingPlanReps.save.failed
    setFailed({
      wanted,
      words: failedItems.length === steps.length ? sharedFailureText(failedItems, words) : words,
      failures: assignmentFailures(failedItems, knownReps),
    })
    throw new SaveStopped(words, { isShown: true })
  }

  return (
    <FormDialog
      title={TITLE}
      breadcrumb={[pricingConfig.breadcrumb, plan.name]}
      {...save.dialog}
      {...(isRetry && { save: RETRY_BUTTON })}
      statusMessage={run.progress || save.dialog.statusMessage}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="repIds"
        render={({ field }) => (
          <RepsField
            reps={reps}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
          />
        )}
      />
      <ImpactNote kind="pricing location" records={plan.locations} />
      {!failed && (
        <RepsNotices plan={plan} rows={rows} reps={reps} before={atOpen.repIds} chosen={chosen} />
      )}
      {failed && <FailureList severity="error" message={failed.words} failures={failed.failures} />}
    </FormDialog>
  )
}

const haveSameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

interface RepsNoticesProps {
  plan: PricingPlan
  /** All rows of all plans. */
  rows: readonly PricingLocation[]
  reps: readonly Rep[]
  /** The plan's reps when the dialog was opened. Only these are removed. */
  before: readonly number[]
  chosen: readonly number[]
}

/** The other effects of saving, and the reps that can't be changed. */
function RepsNotices({ plan, rows, reps, before, chosen }: RepsNoticesProps) {
  const isChosen = ({ id }: Rep) => chosen.includes(id)
  const locations = currentPricingPlan(plan, rows)?.locations
  if (!locations) return null
  const assigned = assignedReps(locations, reps)
  const partly = partlyAssigned(locations, reps).filter(({ rep }) => isChosen(rep))
  const unknown = plan.repNames.filter((name) => assigned.every((rep) => rep.name !== name))
  const removed = assigned.filter((rep) => before.includes(rep.id) && !isChosen(rep))
  // A page stays if another chosen rep has the same link name.
  const keptSlugs = reps.filter(isChosen).map(({ name }) => slug(name))
  const lostNames = removed.flatMap(({ name }) => (keptSlugs.includes(slug(name)) ? [] : name))
  return (
    <>
      {partly.length > 0 && (
        <Alert severity="info">
          {partly.map(({ rep, count }) => (
            <div key={rep.id}>
              {`${repLabel(rep, reps)} sells ${count} of ${locations.length} locations. Saving adds the others.`}
            </div>
          ))}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert severity="info">{`In this plan, but doesn’t match a representative: ${unknown.join(', ')}`}</Alert>
      )}
      <AffectedPages
        lead="These public pages will stop working:"
        addresses={publicPagesOfPricingPlan(
          { ...plan, repNames: [...new Set(lostNames)] },
          pricingPlansOf(rows),
        )}
      />
    </>
  )
}
