import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { pricingLocationsQuery, useChangeRepAssignments } from '../../api/pricing'
import { repsQuery } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { FormDialog } from '../../ui/form/FormDialog'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { ImpactNote } from '../links/ImpactNote'
import { assignedReps, assignmentChanges } from '../records/repAssignments'
import { type Failure, FailureList, sharedWords } from '../writes/FailureList'
import { SaveStopped } from '../writes/SaveStopped'
import { undone } from '../writes/undone'
import { CHECKING, useRecordSave } from '../writes/useRecordSave'
import { assignedAfter, isAsWanted, repNames, type Sold, soldBy } from './assignments'
import { batchDialog } from './batchDialog'
import { currentPricingPlan, INVALID_PLAN, PLACE } from './currentPricingPlan'
import { draftKey, PRICING_FORM } from './openDialog'
import { RepsField } from './RepsField'
import { RepsNotices } from './RepsNotices'
import { linkFailures } from './repNames'

const repsForm = v.object({ repIds: v.array(v.number()) })

/**
 * Edit Associated Reps: sends the differences alone, one call for each rep and location. When some
 * fail it stays open, and the next save sends what is still different.
 */
export function RepsForm({
  title,
  plan,
  rows,
  reps,
  onClose,
}: {
  title: string
  plan: PricingPlan
  rows: PricingLocation[]
  reps: Rep[]
  onClose: () => void
}) {
  const change = useChangeRepAssignments()
  const [ended, setEnded] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const [before] = useState(() => assignedReps(plan.locations, reps).map(({ id }) => id))
  const [note, setNote] = useState('')
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'reps', plan }),
    resolver: valibotResolver(repsForm),
    defaultValues: { repIds: before },
  })
  const reread = useReread()
  const latest = useRef<Sold>({ locations: plan.locations, reps, repIds: before })
  async function read(): Promise<Sold | undefined> {
    const [rowsNow, repsNow] = await Promise.all([
      reread(pricingLocationsQuery()),
      reread(repsQuery()),
    ])
    const now = currentPricingPlan(plan, rowsNow)
    if (!now) return undefined
    latest.current = soldBy(now.locations, repsNow)
    return latest.current
  }
  const save = useRecordSave<Sold, Chosen, Chosen>({
    form,
    fields: { repIds: ['Reps', (ids) => repNames(ids, latest.current.reps)] },
    record: latest.current,
    read: async () => {
      const now = await read()
      return now ? [now] : []
    },
    isSame: () => true,
    toForm: ({ repIds }) => ({ repIds }),
    write: async ({ repIds }, now) => changeLinks(repIds, now ?? latest.current),
    name: () => `The reps of ${plan.name}`,
    words: { ...WORDS.pricingPlanReps.save, gone: INVALID_PLAN, busy: 'Saving...' },
  })
  const chosen = useWatch({ control: form.control, name: 'repIds' })
  const isRetry = outcome !== undefined && sameIds(outcome.wanted, chosen)
  const now = currentPricingPlan(plan, rows)

  async function changeLinks(wanted: number[], { locations, reps: repsNow }: Sold) {
    setOutcome(undefined)
    setEnded(0)
    // A chosen rep who is gone by now is tried all the same: the server's answer names the failure.
    const missing = reps.filter(
      ({ id }) => wanted.includes(id) && repsNow.every((rep) => rep.id !== id),
    )
    const all = [...repsNow, ...missing]
    const { repIds: seen } = form.draft.seen()
    const items = assignmentChanges({ rows: locations, reps: all, before: seen, wanted })
    const { done, failed } = await change.mutateAsync({ items, onProgress: setEnded })
    const left = await undone(failed, async () => {
      setNote(CHECKING)
      const now = await read().finally(() => setNote(''))
      return (item) => now !== undefined && isAsWanted(item, now)
    })
    if (left.length === 0) return
    // What was done is nobody else's change at the next try.
    const written = items.filter((item) => left.every((undoneOne) => undoneOne.item !== item))
    form.draft.rebase({ repIds: assignedAfter(written, locations, all) }, { repIds: wanted })
    const failedWords = WORDS.pricingPlanReps.save.failed
    const isNothingDone = done.length === 0 && left.length === items.length
    setOutcome({
      wanted,
      words: isNothingDone ? sharedWords(left, failedWords) : failedWords,
      failures: linkFailures(left, locations, all),
    })
    throw new SaveStopped(failedWords, { isShown: true })
  }

  return (
    <FormDialog
      title={title}
      where={[PLACE, plan.name]}
      {...batchDialog(save.dialog, change, { verb: 'Saving', ended, isRetry, note })}
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
      {!outcome && now && (
        <RepsNotices
          plan={plan}
          locations={now.locations}
          reps={reps}
          before={before}
          chosen={chosen}
        />
      )}
      {outcome && (
        <FailureList severity="error" words={outcome.words} failures={outcome.failures} />
      )}
    </FormDialog>
  )
}

/** What a save left undone. */
interface Outcome {
  wanted: number[]
  words: string
  failures: Failure[]
}

type Chosen = v.InferOutput<typeof repsForm>

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id))
