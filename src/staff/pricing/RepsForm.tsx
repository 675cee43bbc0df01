import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useChangeRepLinks } from '../../api/pricing'
import { failureWords } from '../../api/reason'
import { repsQuery } from '../../api/reps'
import { useReread } from '../../api/useReread'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { linkedReps, type RepChange, repChanges } from '../../domain/repLinks'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { BatchProgress } from './BatchProgress'
import { currentPlan, INVALID_PLAN, SHOWN_ABOVE } from './currentPlan'
import { type Failure, FailureList, sharedWords } from './FailureList'
import { draftKey, PRICING_FORM } from './openDialog'
import { RepsField } from './RepsField'
import { RepsNotices } from './RepsNotices'
import { linkFailures, repLabel } from './repNames'
import { useLatest } from './useLatest'
import { useRereadPlan } from './useRereadPlan'

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
  const notify = useNotify()
  const change = useChangeRepLinks()
  const [ended, setEnded] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const [before] = useState(() => linkedReps(plan.locations, reps).map(({ id }) => id))
  const attempts = useRef<Attempts>({ repIds: new Set(before), written: new Map() })
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'reps', plan }),
    resolver: valibotResolver(repsForm),
    defaultValues: { repIds: before },
  })
  const rereadReps = useReread()
  const latestReps = useLatest(reps)
  const { reread, latest } = useRereadPlan(plan, rows)
  const conflict = useConflict<number[]>({
    record: before,
    reread: async () => {
      const [read, readReps] = await Promise.all([reread(), rereadReps(repsQuery())])
      latestReps.set(readReps)
      return read && linkedReps(read.locations, readReps).map(({ id }) => id)
    },
    describe: (ids) => ({
      Reps: latestReps
        .get()
        .filter(({ id }) => ids.includes(id))
        .map((rep) => repLabel(rep, latestReps.get()))
        .join(', '),
    }),
    onTake: (theirs) => form.reset({ repIds: theirs }),
    gone: INVALID_PLAN,
  })
  const chosen = useWatch({ control: form.control, name: 'repIds' })
  const isRetry = outcome !== undefined && sameIds(outcome.wanted, chosen)
  const now = currentPlan(plan, rows)

  async function save({ repIds: wanted }: v.InferOutput<typeof repsForm>) {
    const { repIds, written } = attempts.current
    // After a part was written, the links have changed by this dialog itself.
    const stop = written.size > 0 ? undefined : await check(wanted)
    if (stop !== undefined) return stop
    const read = latest()
    if (!read) return INVALID_PLAN
    setOutcome(undefined)
    setEnded(0)
    // A chosen rep who is gone by now is tried all the same: the server's answer names the failure.
    const missing = reps.filter(
      ({ id }) => wanted.includes(id) && latestReps.get().every((rep) => rep.id !== id),
    )
    const all = [...latestReps.get(), ...missing]
    const items = repChanges({
      rows: read.locations,
      reps: all,
      before: [...repIds],
      wanted,
    }).filter((item) => written.get(linkKey(item)) !== item.isLinked)
    for (const id of wanted) repIds.add(id)
    const { done, failed } = await change.mutateAsync({ items, onProgress: setEnded })
    for (const item of done) written.set(linkKey(item), item.isLinked)
    if (failed.length === 0) {
      notify('Associated reps updated successfully')
      return
    }
    setOutcome({
      wanted,
      words: done.length === 0 ? sharedWords(failed, 'Error saving reps') : 'Error saving reps',
      failures: linkFailures(failed, read.locations, all),
    })
    return SHOWN_ABOVE
  }

  async function check(wanted: number[]) {
    try {
      const stop = await conflict.check(wanted)
      // Whom the person has seen and not chosen is taken out, whoever added him.
      const seen = linkedReps(latest()?.locations ?? [], latestReps.get())
      if (stop === undefined) for (const { id } of seen) attempts.current.repIds.add(id)
      return stop
    } catch (error) {
      return failureWords(error, 'Error saving reps')
    }
  }

  return (
    <FormDialog
      title={title}
      form={form}
      save={{ name: isRetry ? 'Retry failed' : 'Save', busy: 'Saving...' }}
      onSave={save}
      choice={conflict.notice}
      onClose={onClose}
    >
      <strong style={{ overflowWrap: 'anywhere' }}>{plan.name}</strong>
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
      {!outcome && now && (
        <RepsNotices
          plan={plan}
          locations={now.locations}
          reps={reps}
          before={before}
          chosen={chosen}
        />
      )}
      <BatchProgress
        verb="Saving"
        ended={ended}
        total={change.isPending ? change.variables.items.length : 0}
      />
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

/** What earlier saves of this dialog did: the lists may not have been read again yet. */
interface Attempts {
  /** Reps that may be linked to some row by now. */
  repIds: Set<number>
  written: Map<string, boolean>
}

const linkKey = ({ repId, pricingPlanId }: RepChange) => `${repId} ${pricingPlanId}`

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id))
