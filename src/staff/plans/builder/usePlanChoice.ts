import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import { chosenOf, type Wanted, wantedOf, wantedTexts } from './selection'

/** What the builder's form holds: a new plan's name, and what is wanted of games, as `wantedTexts`. */
export interface TypedPlan {
  name: string
  eventNames: string[]
}

/** Whatever changes what is chosen. */
export interface PlanChoice {
  /** Keys of the games that the plan has on the server. */
  stored: ReadonlySet<string>
  wanted: Wanted
  /** Keys of the games as they are chosen. */
  chosen: ReadonlySet<string>
  /** @param isSameStep one of several changes that a person takes back as one, as while dragging. */
  choose: (wanted: Wanted, isSameStep?: boolean) => void
  canUndo: boolean
  undo: () => void
}

/** The choice of games that stands in the form, with its steps, so that each can be taken back. */
export function usePlanChoice<Values>(
  form: DraftForm<TypedPlan, Values>,
  stored: ReadonlySet<string>,
): PlanChoice {
  const { setValue, getValues, control } = form
  const texts = useWatch({ control, name: 'eventNames' })
  const wanted = useMemo(() => wantedOf(texts), [texts])
  const chosen = useMemo(() => chosenOf(stored, wanted), [stored, wanted])
  const steps = useRef<string[][]>([])
  // Start over of a restored draft leaves no step to go back to.
  const isEmpty = texts.length === 0 && !form.formState.isDirty
  useEffect(() => {
    if (isEmpty) steps.current = []
  }, [isEmpty])
  const set = (next: string[]) => setValue('eventNames', next, { shouldDirty: true })
  return {
    stored,
    wanted,
    chosen,
    choose(next, isSameStep = false) {
      const now = getValues('eventNames')
      const then = wantedTexts(next)
      if (now.join() === then.join()) return
      if (!isSameStep) steps.current.push(now)
      set(then)
    },
    canUndo: steps.current.length > 0,
    undo() {
      const before = steps.current.pop()
      if (before) set(before)
    },
  }
}
