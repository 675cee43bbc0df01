import { valibotResolver } from '@hookform/resolvers/valibot'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { repsQuery } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { Alert } from '../../ui/Alert'
import { type Failure, FailureList } from '../../ui/FailureList'
import type { ChosenIds } from '../../ui/form/chosenIds'
import { FormDialog } from '../../ui/form/FormDialog'
import { suggestionsPopper } from '../../ui/form/suggestionsPopper'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from '../../ui/form/useTypedEntry'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { assignedReps, assignmentChanges, partlyAssigned } from '../records/repAssignments'
import { useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/writeOutcome'
import {
  currentPricingPlan,
  draftKey,
  INVALID_PLAN,
  PLACE,
  PRICING_FORM,
  type PricingPlanDialogProps,
} from './openDialog'
import {
  assignedAfter,
  assignmentFailures,
  assignmentSteps,
  repLabel,
  type Sold,
  soldBy,
} from './planReps'
import { sharedWords, useDialogRun } from './useDialogRun'

/** The title of Edit Associated Reps, also while the reps are loading. */
export const REPS_TITLE = 'Edit Associated Reps'

const RETRY = { name: 'Retry failed items', busy: 'Saving...' }

const repsForm = v.object({ repIds: v.array(v.number()) })

/**
 * Edit Associated Reps: sends the differences alone, one call for each rep and location. When some
 * fail it stays open, and the next save sends what is still different.
 */
export function RepsForm({ plan, rows, reps, onClose }: PricingPlanDialogProps & { reps: Rep[] }) {
  const run = useDialogRun('Saving')
  const [outcome, setOutcome] = useState<Outcome>()
  const [opened] = useState(() => soldBy(plan.locations, reps))
  const latest = useRef(opened)
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'reps', plan }),
    resolver: valibotResolver(repsForm),
    defaultValues: { repIds: opened.repIds },
  })
  const reread = useReread()
  const labelsOf = (ids: readonly number[]) =>
    latest.current.reps
      .filter(({ id }) => ids.includes(id))
      .map((rep) => repLabel(rep, latest.current.reps))
      .join(', ')
  const save = useRecordSave<Sold, Chosen, Chosen>({
    form,
    fields: { repIds: ['Reps', labelsOf] },
    record: latest.current,
    read: async () => {
      const [rowsNow, repsNow] = await Promise.all([
        reread(pricingLocationsQuery()),
        reread(repsQuery()),
      ])
      const now = currentPricingPlan(plan, rowsNow)
      if (!now) return []
      latest.current = soldBy(now.locations, repsNow)
      return [latest.current]
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
    // A chosen rep who was deleted meanwhile is tried all the same, so that the failure names them.
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
    // At the next try what was written is not somebody else's change.
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
      title={REPS_TITLE}
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
          rows={rows}
          locations={now.locations}
          reps={reps}
          before={opened.repIds}
          chosen={chosen}
        />
      )}
      {outcome && (
        <FailureList severity="error" words={outcome.words} failures={outcome.failures} />
      )}
    </FormDialog>
  )
}

/** The failures of a save. */
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

/** Several reps, found by name or e-mail; the label of reps with one name has the e-mail too. */
function RepsField({ reps, value, onChange, inputRef }: ChosenIds & { reps: Rep[] }) {
  const entry = useTypedEntry((text) => {
    const namesOf = (rep: Rep) => [rep.name, rep.email, repLabel(rep, reps)]
    // Whatever the case, with or without accents. A name that two reps have is chosen from the list.
    const rep = onlyMatch(reps, text, namesOf, {
      isChosen: ({ id }) => value.includes(id),
      fold: slug,
    })
    if (rep === undefined) return undefined
    return { add: () => onChange([...new Set([...value, rep.id])]), name: repLabel(rep, reps) }
  }, inputRef)
  return (
    <Autocomplete
      {...entry.bind}
      slotProps={{ popper: suggestionsPopper }}
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
          <ListItemText primary={name} secondary={email} sx={{ my: 0, overflowWrap: 'anywhere' }} />
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
          helperText={
            entry.problem ?? `${HOW_TO_ADD} Each rep you choose sells all locations of the plan.`
          }
        />
      )}
    />
  )
}

/** What else saving does, and which reps it cannot change. */
function RepsNotices({
  plan,
  rows,
  locations,
  reps,
  before,
  chosen,
}: {
  plan: PricingPlan
  /** Of all plans. */
  rows: readonly PricingLocation[]
  locations: readonly PricingLocation[]
  reps: readonly Rep[]
  /** The reps of the plan when the dialog was opened: no others are removed. */
  before: readonly number[]
  chosen: readonly number[]
}) {
  const linked = assignedReps(locations, reps)
  const half = partlyAssigned(locations, reps).filter(({ rep }) => chosen.includes(rep.id))
  const unknown = plan.repNames.filter((name) => linked.every((rep) => rep.name !== name))
  const keptSlugs = reps.filter(({ id }) => chosen.includes(id)).map(({ name }) => slug(name))
  const lost = linked
    .filter(({ id }) => before.includes(id) && !chosen.includes(id))
    .filter(({ name }) => !keptSlugs.includes(slug(name)))
    .map(({ name }) => name)
  return (
    <>
      {half.length > 0 && (
        <Alert severity="info">
          {half.map(({ rep, count }) => (
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
          { ...plan, repNames: [...new Set(lost)] },
          groupByPricingPlan(rows),
        )}
      />
    </>
  )
}
