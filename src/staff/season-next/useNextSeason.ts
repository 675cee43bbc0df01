import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { keys } from '../../api/keys'
import { plansQuery } from '../../api/plans'
import { pricingLocationsQuery } from '../../api/pricing'
import { WORDS } from '../../api/writes/words'
import { teamKeys } from '../../content/teams'
import { perTeam } from '../../domain/games/team'
import {
  type NextLists,
  type NextRow,
  type NextState,
  nextRows,
  seasonsOf,
  statesOf,
} from '../../domain/nextSeason'

/** What a person has decided of a row. */
interface Choice {
  to?: string
  isOn?: boolean
}

/** A line of the preview as it is shown. */
export interface ShownRow extends NextRow {
  state: NextState
  /** It will be made. */
  isOn: boolean
}

/** The lists that next season is made of, and what is to become of each record. */
export function useNextSeason() {
  const plans = useQueries({ queries: teamKeys.map(plansQuery) })
  const combinedPlans = useQuery(combinedPlansQuery())
  const pricing = useQuery(pricingLocationsQuery())
  const [asked, setAsked] = useState<number>()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())

  const queries = [...plans, combinedPlans, pricing]
  const notes = [
    ...teamKeys.map((team) => ({ list: keys.plans.list(team), failed: WORDS.plan.load })),
    { list: keys.combinedPlans.list, failed: WORDS.combinedPlan.load },
    { list: keys.pricingLocations.list, failed: WORDS.pricingPlan.load },
  ]
  const answers = plans.map(({ data }) => data)
  const lists: NextLists = {
    plans: perTeam((team) => answers[teamKeys.indexOf(team)] ?? []),
    combinedPlans: combinedPlans.data ?? [],
    pricing: pricing.data ?? [],
  }
  const data = [...answers, combinedPlans.data, pricing.data]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are made of these answers
  const seasons = useMemo(() => seasonsOf(lists), data)
  const season = asked ?? seasons[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are made of these answers
  const rows = useMemo((): ShownRow[] => {
    if (season === undefined) return []
    const named = nextRows(lists, season).map((row) => ({
      ...row,
      to: choices.get(row.key)?.to ?? row.to,
    }))
    const states = statesOf(named, lists)
    return named.flatMap((row, index) => {
      const state = states[index]
      const isOn = state?.is === 'new' && (choices.get(row.key)?.isOn ?? true)
      return state ? [{ ...row, state, isOn }] : []
    })
  }, [...data, season, choices])

  const change = (rowKeys: readonly string[], choice: Choice) =>
    setChoices((before) => {
      const next = new Map(before)
      for (const key of rowKeys) next.set(key, { ...before.get(key), ...choice })
      return next
    })
  return {
    rows,
    seasons,
    season,
    setSeason: setAsked,
    rename: (row: NextRow, to: string) => change([row.key], { to }),
    tick: (ticked: readonly NextRow[], isOn: boolean) =>
      change(
        ticked.map(({ key }) => key),
        { isOn },
      ),
    isReading: queries.some(({ data, isFetching }) => data === undefined && isFetching),
    notes,
  }
}
