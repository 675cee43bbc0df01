import { pricingTeam } from '../../content/teams'
import { type Game, teamOfCode } from '../games/game'
import { publicPagesOfPackage, publicPagesOfPricingPlan, publicPagesOfRep } from '../publicPages'
import { codeKey, nameKey } from '../recordKeys'
import { slug } from '../slug'
import { seasonOfCode, seasonOfGame } from '../time/seasons'
import type { FindingPlace, RecordByKind, RecordKind } from './finding'
import type { SeasonIndex } from './seasonRecords'

/** Where records of each kind belong, and the public pages that show them. */
export const placeOf: {
  [Kind in RecordKind]: (index: SeasonIndex, record: RecordByKind[Kind]) => FindingPlace
} = {
  /** The pages of all plans that contain the game. */
  game(index, game) {
    const plans = plansOfGame(index, game)
    const pages = [...new Set(plans.flatMap((plan) => index.planPages(plan)))]
    return { team: teamOfCode(game.eventName), plans, pages, season: seasonOfGame(game) }
  },

  /** The packages, schedules and flyers that show the plan. */
  plan: (index, { name }) => ({
    team: teamOfCode(name),
    plans: [name],
    pages: index.planPages(name),
    season: seasonOfCode(name),
  }),

  /** The sheets of its code. */
  'combined plan': (_index, { code, originalPlans }) => ({
    team: null,
    plans: originalPlans,
    pages: publicPagesOfPackage(code),
    season: seasonOfCode(code),
  }),

  /** The pricing sheets and charts that print the location. */
  'pricing location'(index, { pricingPlanName }) {
    const plan = index.pricingPlans.get(pricingPlanName)
    const pages = plan ? publicPagesOfPricingPlan(plan, plansLinkedAs(index, plan.name)) : []
    const season = seasonOfCode(pricingPlanName)
    return { team: pricingTeam, plans: [pricingPlanName], pages, season }
  },

  /** Every page with the rep's name. */
  rep(index, { name }) {
    const sold = index.pricingByRepLink.get(slug(name)) ?? []
    const plans = new Set(sold.flatMap((row) => plansLinkedAs(index, row.pricingPlanName)))
    const rows = [...plans].flatMap(({ locations }) => locations)
    return { team: pricingTeam, plans: [], pages: publicPagesOfRep(name, rows), season: null }
  },
}

/** The names of the plans that contain a game, without duplicates. */
function plansOfGame({ plansByGame }: SeasonIndex, { eventName, plans }: Game): string[] {
  const listing = plansByGame.get(codeKey(eventName)) ?? []
  const names = [...plans, ...listing.map(({ name }) => name)]
  return [...new Map(names.map((name) => [nameKey(name), name])).values()]
}

/** The pricing plans with this link name. */
const plansLinkedAs = ({ pricingPlansByLink }: SeasonIndex, name: string) =>
  pricingPlansByLink.get(slug(name)) ?? []

/** The number of public pages. A page that exists for every rep counts once. */
export function countPublicPages(index: SeasonIndex): number {
  const ofPlans = index.combinedPlans.flatMap(({ code }) => publicPagesOfPackage(code))
  const ofReps = index.reps.flatMap((rep) => placeOf.rep(index, rep).pages)
  // The last part of these addresses is the rep's name. Without it all reps have the same pages.
  const sheets = ofReps.map((page) => page.slice(0, page.lastIndexOf('/')))
  return new Set([...ofPlans, ...sheets]).size
}
