import { paths } from '../../config/paths'
import { sheetsOf } from '../../config/sheets'
import { pricingTeam } from '../../content/teams'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import { teamOfCode } from '../games/gameCode'
import type { Plan } from '../plan'
import type { PricingLocation } from '../pricing'
import { publicPagesOfPricingPlan, publicPagesOfRep } from '../publicPages'
import { codeKey, nameKey } from '../recordKeys'
import type { Rep } from '../rep'
import { slug } from '../slug'
import { seasonOfCode, seasonOfGame } from '../time/seasons'
import type { FindingPlace } from './finding'
import type { SeasonIndex } from './seasonRecords'

/* Where each record belongs, and the public pages that show it. */

/** Names of the plans that hold a game, each once. */
function plansOfGame({ plansByGame }: SeasonIndex, { eventName, plans }: Game): string[] {
  const named = [...plans, ...(plansByGame.get(codeKey(eventName)) ?? [])]
  return [...new Map(named.map((name) => [nameKey(name), name])).values()]
}

/** A game's place: the pages of all plans that hold it. */
export function placeOfGame(season: SeasonIndex, game: Game): FindingPlace {
  const plans = plansOfGame(season, game)
  const pages = new Set(plans.flatMap((plan) => season.planPages(plan)))
  return { team: teamOfCode(game.eventName), plans, pages: [...pages], season: seasonOfGame(game) }
}

/** A plan's place: the packages, schedules and flyers that show it. */
export const placeOfPlan = (season: SeasonIndex, { name }: Plan): FindingPlace => ({
  team: teamOfCode(name),
  plans: [name],
  pages: season.planPages(name),
  season: seasonOfCode(name),
})

/** A combined plan's place: the sheets of its code. */
export const placeOfCombinedPlan = ({ code, originalPlans }: CombinedPlan): FindingPlace => ({
  team: null,
  plans: originalPlans,
  pages: sheetsOf('combined plan').map((sheet) => paths[sheet]({ combinePlanEvent: code })),
  season: seasonOfCode(code),
})

/** The pricing plans of one link name. */
const plansLinkedAs = ({ pricingPlansByLink }: SeasonIndex, name: string) =>
  pricingPlansByLink.get(slug(name)) ?? []

/** A location's place: the pricing sheets and charts that print it. */
export function placeOfPricingLocation(
  season: SeasonIndex,
  { pricingPlanName }: PricingLocation,
): FindingPlace {
  const plan = season.pricingPlans.get(pricingPlanName)
  const pages = plan ? publicPagesOfPricingPlan(plan, plansLinkedAs(season, plan.name)) : []
  return {
    team: pricingTeam,
    plans: [pricingPlanName],
    pages,
    season: seasonOfCode(pricingPlanName),
  }
}

/** A rep's place: every page with the rep's name. */
export function placeOfRep(season: SeasonIndex, { name }: Rep): FindingPlace {
  const sold = season.pricingByRepLink.get(slug(name)) ?? []
  const plans = new Set(sold.flatMap((row) => plansLinkedAs(season, row.pricingPlanName)))
  const rows = [...plans].flatMap(({ locations }) => locations)
  return { team: pricingTeam, plans: [], pages: publicPagesOfRep(name, rows), season: null }
}

/** How many public pages there are; one that every rep has counts once. */
export function countPublicPages(season: SeasonIndex): number {
  const packages = season.combinedPlans.flatMap((plan) => placeOfCombinedPlan(plan).pages)
  const ofReps = season.reps.flatMap((rep) => placeOfRep(season, rep).pages)
  const sheets = ofReps.map((page) => page.slice(0, page.lastIndexOf('/')))
  return new Set([...packages, ...sheets]).size
}
