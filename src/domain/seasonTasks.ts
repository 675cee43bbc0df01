import { eventPrices, schedulePlans, youthPlan } from '../content/season/current'
import { allPlans, type SeasonLists } from './nextSeason'
import { pricingPlansOf } from './pricing'
import { seasonOfCode, seasonOfGame } from './time/seasons'

/* What is left to do after a season's plans were created. */

/**
 * The incomplete plans of a season.
 * @param season the year it ends in.
 */
export function remainingTasks(lists: SeasonLists, season: number) {
  const isInSeason = (code: string) => seasonOfCode(code) === season
  return {
    /** Plans without games. */
    plans: allPlans(lists)
      .filter(({ name, eventNames }) => isInSeason(name) && eventNames.length === 0)
      .map(({ name }) => name),
    /** Pricing plans without reps. */
    pricingPlans: pricingPlansOf(lists.pricing)
      .filter(({ name, repNames }) => isInSeason(name) && repNames.length === 0)
      .map(({ name }) => name),
  }
}

/**
 * Lists what the app's files do not contain yet for a season, and the file it belongs in.
 * @param season the year it ends in.
 */
export function filesToEdit(season: number): { content: string; path: string }[] {
  const folder = `src/content/season/${season - 1}`
  const dateOf = (code: string) => code.replace(/^.(..)(..)(..).*/, '20$1-$2-$3')
  const hasPrices = eventPrices.some(([code]) => seasonOfGame({ date: dateOf(code) }) === season)
  const codes = [...Object.values(schedulePlans).flat(), youthPlan]
  const hasCodes = codes.every((code) => seasonOfCode(code) === season)
  const prices = { content: 'Row A and Row B prices', path: `${folder}/eventPrices.ts` }
  const planCodes = { content: 'schedules and youth flyer', path: `${folder}/season.ts` }
  return [!hasPrices && prices, !hasCodes && planCodes].filter((file) => file !== false)
}
