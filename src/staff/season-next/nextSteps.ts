import { nextCombinedPlan, nextLocations } from '../../domain/nextSeason'
import type { Step } from '../writes/steps/step'
import type { ShownRow } from './useNextSeason'

/** The writes that make the ticked rows, each record once; packages name the plans as the rows do. */
export function nextSteps(rows: readonly ShownRow[], season: number): Step[] {
  const renamed = new Map(
    rows.flatMap(({ source, from, to }) =>
      source.kind === 'plan' && to.trim() !== '' ? [[from.trim().toLowerCase(), to.trim()]] : [],
    ),
  )
  return rows.flatMap(({ source, to, isOn }): Step[] => {
    if (!isOn) return []
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
