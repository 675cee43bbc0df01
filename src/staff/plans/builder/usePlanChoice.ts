import { useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import { chosenOf, lostOf, type Wanted, wantedOf, wantedTexts, withGames } from './selection'
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

const NONE: readonly never[] = []

/** The choice of games that stands in the form, with its steps, so that each can be taken back. */
export function usePlanChoice<Values>(
  form: DraftForm<TypedPlan, Values>,
  { all, stored, areGamesKnown }: Pick<Pickable, 'all' | 'stored' | 'areGamesKnown'>,
): PlanChoice {
  const { setValue, getValues, control } = form
  const texts = useWatch({ control, name: 'eventNames' })
  const wanted = useMemo(() => wantedOf(texts), [texts])
  const lost = useMemo(
    () => (areGamesKnown ? lostOf(all, wanted) : NONE),
    [areGamesKnown, all, wanted],
  )
  const chosen = useMemo(() => chosenOf(stored, wanted, lost), [stored, wanted, lost])
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
    stored,
    wanted,
    lost,
    chosen,
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
