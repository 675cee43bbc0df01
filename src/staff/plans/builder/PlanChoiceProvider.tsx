import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Figures, figuresOf, groupsOf } from './figures'
import type { BuilderDraft } from './useBuilderForm'
import type { Pickable } from './usePickable'
import { type PlanChoice, usePlanChoice } from './usePlanChoice'

/** What a click changes. */
interface Chosen {
  choice: PlanChoice
  figures: Figures
}

const ChosenContext = createContext<Chosen | null>(null)

/** Holds what a click changes for those parts of the builder that ask: it draws nothing else anew. */
export function PlanChoiceProvider({
  form,
  pickable,
  children,
}: {
  form: BuilderDraft
  pickable: Pickable
  children: ReactNode
}) {
  const { inSeason } = pickable
  const choice = usePlanChoice(form, pickable)
  const { chosen } = choice
  const groups = useMemo(() => groupsOf(inSeason), [inSeason])
  const figures = useMemo(() => figuresOf(inSeason, chosen, groups), [inSeason, chosen, groups])
  return <ChosenContext value={{ choice, figures }}>{children}</ChosenContext>
}

/** The choice as it stands. @throws Error outside the builder. */
export function useChosen(): Chosen {
  const chosen = useContext(ChosenContext)
  if (chosen === null) throw new Error('useChosen belongs into a PlanChoiceProvider')
  return chosen
}
