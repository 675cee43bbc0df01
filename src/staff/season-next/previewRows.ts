import * as v from 'valibot'
import { teamKeys } from '../../content/teams'
import {
  type CopyRow,
  type CopyState,
  copyRows,
  copySectionTitle,
  copyStates,
  nextCombinedPlan,
  nextLocations,
  omissionReason,
  type SeasonLists,
} from '../../domain/nextSeason'
import { groupBy, nameKey } from '../../domain/recordKeys'
import type { Step } from '../writes/steps/step'

/** The person's choice for a row: its new name, and whether it is selected. */
const copyChoice = v.object({ to: v.optional(v.string()), isSelected: v.optional(v.boolean()) })
export type CopyChoice = v.InferOutput<typeof copyChoice>

/** The person's choices by row key. */
export const copyChoices = v.record(v.string(), copyChoice)
export type CopyChoices = v.InferOutput<typeof copyChoices>

/** A row of the preview. */
export interface PreviewRow extends CopyRow {
  state: CopyState
  /** Whether the record will be created. */
  isSelected: boolean
  /** The reason why the row isn't selected by default. */
  omissionReason: string | undefined
}

/** The rows of the preview, with the person's choices. */
export function previewRows(lists: SeasonLists, season: number, choices: CopyChoices) {
  const rows = copyRows(lists, season).map((row) => ({
    ...row,
    to: choices[row.key]?.to ?? row.to,
  }))
  const states = copyStates(rows, lists)
  const renamed = newPlanNames(rows)
  const rowsWith = (willExist: (planName: string) => boolean) =>
    rows.flatMap((row, index): PreviewRow[] => {
      const state = states[index]
      if (state === undefined) return []
      const { source, to } = row
      const plan = source.kind === 'combined plan' ? source.plan : undefined
      const next = plan && nextCombinedPlan(plan, { to, season, renamed })
      const reason = omissionReason(row, next, willExist)
      const isChosen = choices[row.key]?.isSelected ?? reason === undefined
      const isSelected = state.status === 'new' && isChosen
      return [{ ...row, state, isSelected, omissionReason: reason }]
    })
  // Which packages are left out depends on the selected plans, but not the other way round.
  const newPlans = rowsWith(() => true).filter(
    ({ source, isSelected }) => source.kind === 'plan' && isSelected,
  )
  const planNames = new Set([
    ...teamKeys.flatMap((team) => lists.plans[team].map(({ name }) => nameKey(name))),
    ...newPlans.map(({ to }) => nameKey(to)),
  ])
  return rowsWith((name) => planNames.has(nameKey(name)))
}

/** The rows by the kind of their records, each kind with its title. */
export function previewSections(rows: readonly PreviewRow[]) {
  const rowsByTitle = groupBy(rows, ({ source }) => copySectionTitle(source))
  return [...rowsByTitle].map(([title, ofKind]) => ({ title, rows: ofKind }))
}

/** The new names of plans, by the keys of their current names. */
const newPlanNames = (rows: readonly CopyRow[]) =>
  new Map(
    rows.flatMap(({ source, from, to }) =>
      source.kind === 'plan' && to.trim() !== '' ? [[nameKey(from), to.trim()]] : [],
    ),
  )

/** The steps that create the selected rows. Packages contain the plans under their new names. */
export function nextSteps(rows: readonly PreviewRow[], season: number): Step[] {
  const renamed = newPlanNames(rows)
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
