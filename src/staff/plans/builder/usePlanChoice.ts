import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import type { Plan } from '../../../domain/plan'
import { problemCheck } from '../../../ui/form/problemCheck'
import { useDraftForm } from '../../../ui/form/useDraftForm'
import { findPlan, planNameSchema } from '../planFields'
import { builderFormName, type PlansKind } from '../plansConfigs'
import type { PickableGames } from './usePickableGames'
import { readChoice, readWanted, type WantedChanges, wantedTexts, withGames } from './wantedGames'

/** The values of the builder's form. */
export interface TypedPlan {
  /** The name of a new plan. */
  name: string
  /** The wanted changes as {@link wantedTexts}. */
  eventNames: string[]
}

/** The validation rules of a new plan: its name must be new (docs/rules/words.md#validation). */
const builderSchema = (existing: readonly Plan[]) =>
  v.object({
    name: v.pipe(
      planNameSchema,
      problemCheck((name) =>
        findPlan(existing, name) ? `${name} already exists. Choose another name.` : undefined,
      ),
    ),
    eventNames: v.array(v.string()),
  })

/** The form of the plan builder. Its draft stays until it is saved or discarded. */
export const useBuilderForm = (kind: PlansKind, plan: Plan | null, existing: readonly Plan[]) =>
  useDraftForm<TypedPlan, TypedPlan>({
    name: builderFormName(kind),
    record: plan?.name ?? '',
    // A stored plan has no name field.
    schema: plan ? undefined : builderSchema(existing),
    defaultValues: { name: plan?.name ?? '', eventNames: [] },
  })

export type BuilderDraft = ReturnType<typeof useBuilderForm>

export type PlanChoice = ReturnType<typeof usePlanChoice>

/** The choice of games in the form, with Undo. */
export function usePlanChoice(form: BuilderDraft, pickable: PickableGames) {
  const { allGames, storedKeys, areGamesLoaded } = pickable
  const { setValue, getValues, control } = form
  const texts = useWatch({ control, name: 'eventNames' })
  const choice = useMemo(
    () => readChoice(texts, { allGames, storedKeys, areGamesLoaded }),
    [texts, allGames, storedKeys, areGamesLoaded],
  )
  /** The earlier choices, for Undo. */
  const [past, setPast] = useState<readonly string[][]>([])
  const set = (next: string[]) => setValue('eventNames', next, { shouldDirty: true })
  /**
   * @param isSameStep whether Undo reverts this change together with the previous one, as in a
   * drag.
   */
  function setWanted(next: WantedChanges, isSameStep = false) {
    const current = getValues('eventNames')
    const nextTexts = wantedTexts(next)
    if (current.join() === nextTexts.join()) return
    if (!isSameStep) setPast((choices) => [...choices, current])
    set(nextTexts)
  }
  return {
    ...choice,
    storedKeys,
    setWanted,
    /** Chooses or removes the games with these keys. */
    setGames: (keys: readonly string[], isIn: boolean) =>
      setWanted(withGames(storedKeys, readWanted(getValues('eventNames')), { keys, isIn })),
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      set(before)
    },
    /** Resets the choice to the stored plan, and clears the Undo history. */
    startOver() {
      setPast([])
      form.draft.startOver()
    },
  }
}
