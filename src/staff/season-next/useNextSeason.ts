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
  type CopyState,
  copyRows,
  copyStates,
  nextCombinedPlan,
  nextLocations,
  omissionReason,
  type SeasonLists,
  seasonsOf,
  seasonsWithGames,
} from '../../domain/nextSeason'
import { nameKey } from '../../domain/recordKeys'
import { remainingTasks } from '../../domain/seasonTasks'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import type { Step } from '../writes/steps/step'

/** The choices are a draft, which survives leaving the page, as in any form. */
const DRAFT = { form: 'season-next', record: '' }
const choicesSchema = v.record(
  v.string(),
  v.object({ to: v.optional(v.string()), isSelected: v.optional(v.boolean()) }),
)

/** The person's choices by row key: a new name, and whether the row is selected. */
type Choices = v.InferOutput<typeof choicesSchema>

function readChoices(): Choices {
  const draft = v.safeParse(choicesSchema, readDraft(DRAFT))
  return draft.success ? draft.output : {}
}

/** A row of the preview. */
export interface PreviewRow extends CopyRow {
  state: CopyState
  /** Whether the record will be created. */
  isSelected: boolean
  /** The reason why the row isn't selected by default. */
  leftOutReason: string | undefined
}

/** The preview of next season, with a row for each record of the season and the person's choices. */
export function useNextSeason() {
  const plans = useQueries({ queries: teamKeys.map(plansQuery) })
  const combinedPlans = useQuery(combinedPlansQuery())
  const pricing = useQuery(pricingLocationsQuery())
  const [chosenSeason, setChosenSeason] = useState<number>()
  const [choices, setChoices] = useState(readChoices)

  const queries = [...plans, combinedPlans, pricing]
  const queriedLists = [
    ...teamKeys.map((team) => ({ list: keys.plans.list(team), failed: MESSAGES.plan.load })),
    { list: keys.combinedPlans.list, failed: MESSAGES.combinedPlan.load },
    { list: keys.pricingLocations.list, failed: MESSAGES.pricingPlan.load },
  ]
  const lists: SeasonLists = {
    plans: perTeam((team) => plans[teamKeys.indexOf(team)]?.data ?? []),
    combinedPlans: combinedPlans.data ?? [],
    pricing: pricing.data ?? [],
  }
  const seasons = seasonsWithGames(lists)
  const season = chosenSeason ?? seasons[0]
  const rows = season === undefined ? [] : previewRows(lists, season, choices)
  const namedSeasons = seasonsOf(lists)
  const [latest] = namedSeasons

  function change(changed: readonly CopyRow[], choice: Choices[string]): void {
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
      latest !== undefined && namedSeasons.length > 1
        ? { season: latest, ...remainingTasks(lists, latest) }
        : undefined,
    /** Forgets the choices after they were sent. */
    forgetChoices: () => forgetDraft(DRAFT),
    setSeason: setChosenSeason,
    rename: (row: CopyRow, to: string) => change([row], { to }),
    select: (some: readonly CopyRow[], isSelected: boolean) => change(some, { isSelected }),
    isReading: queries.some(({ data, isFetching }) => data === undefined && isFetching),
    /** The lists, for `ListMessages`. */
    queriedLists,
  }
}

/** The rows of the preview, with the person's choices. */
function previewRows(lists: SeasonLists, season: number, choices: Choices): PreviewRow[] {
  const rows = copyRows(lists, season).map((row) => ({
    ...row,
    to: choices[row.key]?.to ?? row.to,
  }))
  const states = copyStates(rows, lists)
  const renamed = renamedPlans(rows)
  const planNames = new Set(
    teamKeys.flatMap((team) => lists.plans[team].map(({ name }) => nameKey(name))),
  )
  const preview: PreviewRow[] = []
  // Plans come before the packages that contain them.
  for (const [index, row] of rows.entries()) {
    const state = states[index]
    if (state === undefined) continue
    const { source, to } = row
    const plan = source.kind === 'combined plan' ? source.plan : undefined
    const next = plan && nextCombinedPlan(plan, { to, season, renamed })
    const leftOutReason = omissionReason(row, next, (name) => planNames.has(nameKey(name)))
    const isChosen = choices[row.key]?.isSelected ?? leftOutReason === undefined
    const isSelected = state.status === 'new' && isChosen
    if (isSelected && source.kind === 'plan') planNames.add(nameKey(to))
    preview.push({ ...row, state, isSelected, leftOutReason })
  }
  return preview
}

/** The new names of plans, by the keys of their current names. */
const renamedPlans = (rows: readonly CopyRow[]) =>
  new Map(
    rows.flatMap(({ source, from, to }) =>
      source.kind === 'plan' && to.trim() !== '' ? [[nameKey(from), to.trim()]] : [],
    ),
  )

/** The steps that create the selected rows. Packages contain the plans under their new names. */
export function nextSteps(rows: readonly PreviewRow[], season: number): Step[] {
  const renamed = renamedPlans(rows)
  return rows.flatMap(({ source, to, isSelected }): Step[] => {
    if (!isSelected) return []
    if (source.kind === 'plan') return [{ kind: 'addPlan', team: source.team, plan: to.trim() }]
    if (source.kind === 'combined plan') {
      const plan = nextCombinedPlan(source.plan, { to, season, renamed })
      return [{ kind: 'createCombinedPlan', plan }]
    }
    const locations = nextLocations(source.locations, to)
    if (locations.length === 0) return [{ kind: 'addPricingPlan', name: to.trim() }]
    return locations.map((location) => ({ kind: 'addLocation', location }))
  })
}
