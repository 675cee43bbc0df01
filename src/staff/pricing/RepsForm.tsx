import { valibotResolver } from '@hookform/resolvers/valibot'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { pricingLocationsQuery } from '../../api/pricing'
import { repsQuery } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import type { ChosenIds } from '../../ui/form/chosenIds'
import { FormDialog } from '../../ui/form/FormDialog'
import { listPlace } from '../../ui/form/listPlace'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useTypedEntry } from '../../ui/form/useTypedEntry'
import { ImpactNote } from '../links/ImpactNote'
import {
  type AssignmentChange,
  assignedReps,
  assignmentChanges,
  isAssigned,
} from '../records/repAssignments'
import { FailureList } from '../writes/RunProgress'
import type { Failure } from '../writes/runStore'
import type { Step } from '../writes/steps/step'
import { useRecordSave } from '../writes/useRecordSave'
import { sharedWords, useDialogRun } from '../writes/useRuns'
import { SaveStopped } from '../writes/writeOutcome'
import { currentPricingPlan, INVALID_PLAN, PLACE } from './currentPricingPlan'
import { draftKey, PRICING_FORM } from './openDialog'
import styles from './RepsForm.module.css'
import { RepsNotices } from './RepsNotices'
import { assignmentFailures, repLabel } from './repNames'

const RETRY = { name: 'Retry failed', busy: 'Saving...' }

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
  const run = useDialogRun('Saving')
  const [outcome, setOutcome] = useState<Outcome>()
  const [before] = useState(() => assignedReps(plan.locations, reps).map(({ id }) => id))
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
    // A chosen rep who is gone by now is tried all the same, and named.
    const missing = reps.filter(
      ({ id }) => wanted.includes(id) && repsNow.every((rep) => rep.id !== id),
    )
    const all = [...repsNow, ...missing]
    const { repIds: seen } = form.draft.seen()
    const changes = assignmentChanges({ rows: locations, reps: all, before: seen, wanted })
    const steps = assignmentSteps(changes, locations, all)
    const failed = await run.perform({
      doing: `Saving the reps of ${plan.name}`,
      done: `Saved the reps of ${plan.name}`,
      steps,
    })
    if (failed.length === 0) return
    // What was done is nobody else's change at the next try.
    const written = changes.filter((_, index) => failed.every(({ step }) => step !== steps[index]))
    form.draft.rebase({ repIds: assignedAfter(written, locations, all) }, { repIds: wanted })
    const words = WORDS.pricingPlanReps.save.failed
    setOutcome({
      wanted,
      words: failed.length === steps.length ? sharedWords(failed, words) : words,
      failures: assignmentFailures(failed, all),
    })
    throw new SaveStopped(words, { isShown: true })
  }

  return (
    <FormDialog
      title={title}
      where={[PLACE, plan.name]}
      {...save.dialog}
      {...(isRetry && { save: RETRY })}
      note={run.note || save.dialog.note}
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

const filterOptions = createFilterOptions<Rep>({
  stringify: ({ name, email }) => `${name} ${email}`,
})

/** Several reps, found by name or e-mail; two of one name are told apart by their e-mail. */
function RepsField({ reps, value, onChange, inputRef }: ChosenIds & { reps: Rep[] }) {
  const entry = useTypedEntry((text) => {
    const named = reps.filter((rep) =>
      [rep.name, rep.email, repLabel(rep, reps)].some((name) => isSameName(name, text)),
    )
    const [rep] = named
    // Two of one name: only the list tells them apart.
    return rep && named.length === 1 ? () => onChange([...new Set([...value, rep.id])]) : undefined
  }, inputRef)
  return (
    <Autocomplete
      {...entry.bind}
      slotProps={{ popper: listPlace }}
      options={reps}
      value={reps.filter(({ id }) => value.includes(id))}
      onChange={(_event, chosen) => {
        onChange(chosen.map(({ id }) => id))
        entry.change('')
      }}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={(rep) => repLabel(rep, reps)}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key: _, ...props }, { id, name, email }) => (
        <li key={id} {...props}>
          <span className={styles.option}>
            <span>{name}</span>
            <span className={styles.email}>{email}</span>
          </span>
        </li>
      )}
      noOptionsText="No representatives found."
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={entry.inputRef}
          label="Reps"
          autoFocus
          error={entry.problem !== undefined}
          helperText={entry.problem ?? 'Choose reps; every one sells all locations of the plan'}
        />
      )}
    />
  )
}

/** Whatever the case, with or without accents. */
const isSameName = (a: string, b: string) => a !== '' && slug(a) === slug(b)

/** A pricing plan's rows with who sells them. */
interface Sold {
  locations: readonly PricingLocation[]
  reps: readonly Rep[]
  repIds: number[]
}

/** Who sells any of these rows. */
const soldBy = (locations: readonly PricingLocation[], reps: readonly Rep[]): Sold => ({
  locations,
  reps,
  repIds: assignedReps(locations, reps).map(({ id }) => id),
})

/** The reps who sell any of the rows once these assignments are written. */
function assignedAfter(
  written: readonly AssignmentChange[],
  locations: readonly PricingLocation[],
  reps: readonly Rep[],
): number[] {
  const sells = (rep: Rep, row: PricingLocation) =>
    written.find(({ repId, pricingLocationId }) => repId === rep.id && pricingLocationId === row.id)
      ?.isAssigned ?? isAssigned(rep, row, reps)
  return reps.filter((rep) => locations.some((row) => sells(rep, row))).map(({ id }) => id)
}

/** The steps that make these changes. */
const assignmentSteps = (
  changes: readonly AssignmentChange[],
  locations: readonly PricingLocation[],
  reps: readonly Rep[],
) =>
  changes.map(({ repId, pricingLocationId, isAssigned }): Step => {
    const name = reps.find(({ id }) => id === repId)?.name ?? ''
    const row = locations.find(({ id }) => id === pricingLocationId)
    const { pricingPlanName = '', location = '' } = row ?? {}
    return {
      kind: 'assignRep',
      rep: { id: repId, name },
      location: { id: pricingLocationId, pricingPlanName, location },
      isAssigned,
    }
  })

/** Reps by id as a person reads them. */
const repNames = (ids: readonly number[], reps: readonly Rep[]): string =>
  reps
    .filter(({ id }) => ids.includes(id))
    .map((rep) => repLabel(rep, reps))
    .join(', ')
