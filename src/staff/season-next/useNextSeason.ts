import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { keys } from '../../api/keys'
import { plansQuery } from '../../api/plans'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { perTeam, teamKeys } from '../../content/teams'
import {
  type CopyRow,
  type SeasonLists,
  seasonsOf,
  seasonsWithGames,
} from '../../domain/nextSeason'
import { remainingTasks } from '../../domain/seasonTasks'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { byTeam } from '../records/teamLists'
import { type CopyChoice, type CopyChoices, copyChoices, previewRows } from './previewRows'

/** The choices are a draft, which survives leaving the page, as in any form. */
const DRAFT = { form: 'season-next', record: '' }

function readChoices(): CopyChoices {
  const draft = v.safeParse(copyChoices, readDraft(DRAFT))
  return draft.success ? draft.output : {}
}

/** The preview of next season: a row for each record of the season, and the choices for it. */
export function useNextSeason() {
  const plans = byTeam(useQueries({ queries: teamKeys.map(plansQuery) }))
  const combinedPlans = useQuery(combinedPlansQuery())
  const pricing = useQuery(pricingLocationsQuery())
  const [chosenSeason, setChosenSeason] = useState<number>()
  const [choices, setChoices] = useState(readChoices)

  const queries = [...Object.values(plans), combinedPlans, pricing]
  const queriedLists = [
    ...teamKeys.map((team) => ({ list: keys.plans.list(team), failed: MESSAGES.plan.load })),
    { list: keys.combinedPlans.list, failed: MESSAGES.combinedPlan.load },
    { list: keys.pricingLocations.list, failed: MESSAGES.pricingPlan.load },
  ]
  const lists: SeasonLists = {
    plans: perTeam((team) => plans[team].data ?? []),
    combinedPlans: combinedPlans.data ?? [],
    pricing: pricing.data ?? [],
  }
  const seasons = seasonsWithGames(lists)
  const season = chosenSeason ?? seasons[0]
  const rows = season === undefined ? [] : previewRows(lists, season, choices)
  const [latest, previous] = seasonsOf(lists)

  function change(changed: readonly CopyRow[], choice: CopyChoice): void {
    const next = { ...choices }
    for (const { key } of changed) next[key] = { ...choices[key], ...choice }
    setChoices(next)
    writeDraft(DRAFT, next)
  }
  return {
    rows,
    seasons,
    season,
    hasPlans: latest !== undefined,
    /** The remaining work on the latest season with plans, if it has a previous season. */
    remaining:
      latest !== undefined && previous !== undefined
        ? { season: latest, ...remainingTasks(lists, latest) }
        : undefined,
    /** Forgets the stored choices after they were sent. This page still shows them. */
    forgetStoredChoices: () => forgetDraft(DRAFT),
    setSeason: setChosenSeason,
    rename: (row: CopyRow, to: string) => change([row], { to }),
    select: (selected: readonly CopyRow[], isSelected: boolean) => change(selected, { isSelected }),
    isLoading: queries.some(({ data, isFetching }) => data === undefined && isFetching),
    /** The lists, for `ListMessages`. */
    queriedLists,
  }
}
