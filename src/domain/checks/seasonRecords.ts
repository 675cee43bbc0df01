import type { EventPrice } from '../../content/season/2025/eventPrices'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import type { Plan } from '../plan'
import type { PriceName } from '../prices'
import type { PricingLocation, PricingPlan } from '../pricing'
import type { Groups } from '../recordKeys'
import type { LocationId, Rep } from '../rep'
import type { Day } from '../time/dates'
import type { CheckedText } from './checkedText'

/** Everything the API lists. */
export interface SeasonRecords {
  games: readonly Game[]
  plans: readonly Plan[]
  combinedPlans: readonly CombinedPlan[]
  pricing: readonly PricingLocation[]
  reps: readonly Rep[]
  /** Row A and Row B of each game (docs/rules/sheets.md#event-prices). */
  prices: readonly EventPrice[]
  /** Names of plans whose lists could not be read: they have no findings. */
  unreadPlans: readonly string[]
  /** `YYYY-MM-DD` at the arena. */
  today: string
}

/** A list of the API. */
export type ListName = keyof Omit<SeasonRecords, 'prices' | 'unreadPlans' | 'today'>

/** The lists that could be read. */
export type LoadedLists = { readonly [List in ListName]?: SeasonRecords[List] | undefined }

/** The records with the maps and functions that the rules use. */
export interface SeasonIndex extends Omit<SeasonRecords, 'prices' | 'unreadPlans'> {
  /** Each game once. */
  games: readonly Game[]
  /** Each plan once, with the games of all lists. */
  plans: readonly Plan[]
  /** By code in capitals; several when a code is used twice. */
  gamesByCode: Groups<Game>
  /** The games of one day and team, by {@link GameFacts.dayAndTeam}. */
  gamesByDayAndTeam: Groups<Game, number>
  /** What several rules read of the same game. */
  factsOf: (game: Game) => GameFacts
  /** The codes of a plan's games in capitals, each once. */
  codesOf: (plan: Plan) => readonly string[]
  /** The years in which the seasons of a plan's known games start, each once, in order. */
  yearsOf: (plan: Plan) => readonly number[]
  /** By name in lower case. */
  plansByName: ReadonlyMap<string, Plan>
  /** The key in {@link plansByName} that is most like an unknown name. */
  nearestPlan: (name: string) => string | undefined
  /** Names of the plans that hold a game, by its code in capitals. */
  plansByGame: ReadonlyMap<string, readonly string[]>
  pricingPlans: Pick<ReadonlyMap<string, PricingPlan>, 'get'>
  comparedLocations: (plan: PricingPlan) => ComparedLocations
  pricingPlansByLink: ReadonlyMap<string, readonly PricingPlan[]>
  /** Row A and Row B by code in capitals, in dollars as text. */
  prices: ReadonlyMap<string, { a: string; b: string }>
  /** Names in lower case. */
  unreadPlans: ReadonlySet<string>
  /** By link name. */
  repsByLink: Groups<Rep>
  /** Names of all reps, as stored. */
  repNames: ReadonlySet<string>
  /** The locations that a rep sells, by the rep's link name. */
  pricingByRepLink: ReadonlyMap<string, readonly PricingLocation[]>
  /** The names of reps in pricing plans, as stored. */
  repNamesInPlans: Pick<ReadonlySet<string>, 'has'>
  locationIds: ReadonlySet<LocationId>
  /** By their codes as links write them. */
  combinedPlansByLink: Groups<CombinedPlan>
  /** Public pages of a plan by its name in lower case. */
  planPages: (name: string) => readonly string[]
}

/** What the rules read of a game. */
export interface GameFacts {
  /** The content of its code and text. */
  text: CheckedText
  /** In capitals. */
  code: string
  /** Null for a date that is no day. */
  day: Day | null
  /** Day and home team as one number; undefined where either is unknown. */
  dayAndTeam: number | undefined
}

/** The locations of a pricing plan that customers see, as the rules compare them. */
interface ComparedLocations {
  count: number
  /** By name in lower case. */
  byLocation: Groups<PricingLocation>
  /** By color in lower case. */
  byColor: Groups<PricingLocation>
  /** In cents, the lowest first. */
  prices: ReadonlyMap<PriceName, readonly number[]>
}
