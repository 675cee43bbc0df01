import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useGames } from '../../../api/games'
import { eventPrices } from '../../../content/season/current'
import type { Plan } from '../../../domain/plan'
import { codeKey } from '../../../domain/recordKeys'
import { seasonOfCode } from '../../../domain/time/seasons'
import { problemCheck } from '../../../ui/form/problemCheck'
import { useDraftForm } from '../../../ui/form/useDraftForm'
import { findPlan, typedPlanName } from '../planFields'
import { builderFormName, type PlansKind, plansConfigs } from '../plansConfigs'
import { type PickableGame, pickableGames, sameCodes, seasonStartOf } from './pickableGames'
import { choiceOf, type Wanted, wantedOf, wantedTexts, withGames } from './wantedGames'

/** The values of the builder's form. */
export interface TypedPlan {
  /** The name of a new plan. */
  name: string
  /** The wanted changes as {@link wantedTexts}. */
  eventNames: string[]
}

/** The validation rules of a new plan: its name must be new (docs/rules/words.md#validation). */
const newPlanSchema = (existing: readonly Plan[]) =>
  v.object({
    name: v.pipe(
      typedPlanName,
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
    schema: plan ? undefined : newPlanSchema(existing),
    defaultValues: { name: plan?.name ?? '', eventNames: [] },
  })

export type BuilderDraft = ReturnType<typeof useBuilderForm>
const NONE: never[] = []

/** The season of most of these games. If several have the same number, the latest. */
function mostCommonSeason(games: readonly PickableGame[]): number | undefined {
  const years = games.flatMap((game) => seasonStartOf(game) ?? [])
  const count = (year: number) => years.filter((one) => one === year).length
  return [...new Set(years)].sort((a, b) => count(b) - count(a) || b - a)[0]
}

export type PickableGames = ReturnType<typeof usePickableGames>

/**
 * Loads the games of a plan's team and of the plan itself. `inSeason` are the games of one season, by default
 * the season in the plan's name, or that of the plan's games, or the latest.
 * @param name the plan's name, or the typed name of a new plan.
 * @param initialKeys the keys of the games that a new plan starts with.
 */
export function usePickableGames(
  kind: PlansKind,
  plan: Plan | null,
  { name, initialKeys }: { name: string; initialKeys: readonly string[] },
) {
  const { team, eventsQuery } = plansConfigs[kind]
  const games = useGames(team)
  const events = useQuery({ ...eventsQuery(plan?.name ?? ''), enabled: plan !== null })
  const [chosenSeason, setSeason] = useState<string>()

  const all = useMemo(
    () => pickableGames([...(games.data ?? NONE), ...(events.data ?? NONE)], eventPrices),
    [games.data, events.data],
  )
  const names = events.data?.map(({ eventName }) => eventName) ?? plan?.eventNames ?? NONE
  // As text, so that equal lists of names give the same memoized set.
  const storedText = names.map(codeKey).sort().join()
  const stored = useMemo(
    () => new Set(storedText.split(',').filter((key) => key !== '')),
    [storedText],
  )
  const seasons = [...new Set(all.flatMap((game) => seasonStartOf(game) ?? []))].sort(
    (a, b) => b - a,
  )
  const namedSeason = seasonOfCode(name)
  const defaultSeason =
    seasons.find((year) => year + 1 === namedSeason) ??
    mostCommonSeason(all.filter(({ key }) => stored.has(key) || initialKeys.includes(key))) ??
    seasons[0]
  const season = chosenSeason ?? `${defaultSeason ?? ''}`
  const inSeason = useMemo(
    () =>
      season === '' ? all : all.filter((game) => `${seasonStartOf(game) ?? season}` === season),
    [all, season],
  )
  return {
    all,
    inSeason,
    stored,
    seasons,
    season,
    /** The year in which the season in the plan's name ends; null if the name has none. */
    namedSeason,
    setSeason,
    /** Whether the team's games are loaded, so that `all` is complete. */
    areGamesLoaded: games.data !== undefined,
    /** The codes that several games share. */
    duplicates: sameCodes(games.data ?? NONE),
    /** Refetches the games of a stored plan. */
    refetch: () => {
      if (plan) void events.refetch()
    },
    /** Whether `stored` comes from the response for the plan itself, not from the list of plans. */
    isStoredLoaded: plan === null || events.data !== undefined,
  }
}

export type PlanChoice = ReturnType<typeof usePlanChoice>

/** The choice of games in the form, with an Undo history. */
export function usePlanChoice(
  form: BuilderDraft,
  { all, stored, areGamesLoaded }: Pick<PickableGames, 'all' | 'stored' | 'areGamesLoaded'>,
) {
  const { setValue, getValues, control } = form
  const texts = useWatch({ control, name: 'eventNames' })
  const choice = useMemo(
    () => choiceOf(texts, { all, stored, areGamesLoaded }),
    [texts, all, stored, areGamesLoaded],
  )
  /** The earlier choices, for Undo. */
  const history = useRef<string[][]>([])
  const set = (next: string[]) => setValue('eventNames', next, { shouldDirty: true })
  /** @param isSameStep whether Undo reverts this change together with the previous one, as in a drag. */
  function setWanted(next: Wanted, isSameStep = false) {
    const current = getValues('eventNames')
    const nextTexts = wantedTexts(next)
    if (current.join() === nextTexts.join()) return
    if (!isSameStep) history.current.push(current)
    set(nextTexts)
  }
  return {
    ...choice,
    /** The keys of the stored plan's games. */
    stored,
    setWanted,
    /** Chooses or removes the games with these keys. */
    setGames: (keys: readonly string[], isIn: boolean) =>
      setWanted(withGames(stored, wantedOf(getValues('eventNames')), { keys, isIn })),
    canUndo: history.current.length > 0,
    undo() {
      const before = history.current.pop()
      if (before) set(before)
    },
    /** Resets the choice to the stored plan, and clears the Undo history. */
    startOver() {
      history.current = []
      form.draft.startOver()
    },
  }
}
