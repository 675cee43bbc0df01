import { useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import { choiceOf, type Wanted, wantedOf, wantedTexts, withGames } from './selection'
import type { Pickable } from './usePickable'

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
  /** Keys of wanted games that are not there any more: none of them is saved, or counted. */
  lost: readonly string[]
  /** Keys of the games as they are chosen. */
  chosen: ReadonlySet<string>
  /** @param isSameStep one of several changes that a person takes back as one, as while dragging. */
  choose: (wanted: Wanted, isSameStep?: boolean) => void
  /** All of these in, or out, beside whatever was chosen last. */
  put: (keys: readonly string[], isIn: boolean) => void
  canUndo: boolean
  undo: () => void
  /** As the plan is, with no step to go back to. */
  startOver: () => void
}

/** The choice of games that stands in the form, with its steps, so that each can be taken back. */
export function usePlanChoice<Values>(
  form: DraftForm<TypedPlan, Values>,
  { all, stored, areGamesKnown }: Pick<Pickable, 'all' | 'stored' | 'areGamesKnown'>,
): PlanChoice {
  const { setValue, getValues, control } = form
  const texts = useWatch({ control, name: 'eventNames' })
  const now = useMemo(
    () => choiceOf(texts, { all, stored, areGamesKnown }),
    [texts, all, stored, areGamesKnown],
  )
  const steps = useRef<string[][]>([])
  const set = (next: string[]) => setValue('eventNames', next, { shouldDirty: true })
  function choose(next: Wanted, isSameStep = false) {
    const now = getValues('eventNames')
    const then = wantedTexts(next)
    if (now.join() === then.join()) return
    if (!isSameStep) steps.current.push(now)
    set(then)
  }
  return {
    ...now,
    stored,
    choose,
    put: (keys, isIn) =>
      choose(withGames(stored, wantedOf(getValues('eventNames')), { keys, isIn })),
    canUndo: steps.current.length > 0,
    undo() {
      const before = steps.current.pop()
      if (before) set(before)
    },
    startOver() {
      steps.current = []
      form.draft.startOver()
    },
  }
}
