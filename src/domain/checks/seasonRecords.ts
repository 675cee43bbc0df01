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
  /** The names of plans whose lists could not be read. They have no findings. */
  unreadPlans: readonly string[]
  /** Today at the arena, as `YYYY-MM-DD`. */
  today: string
}

/** A list of the API. */
export type ListName = keyof Omit<SeasonRecords, 'prices' | 'unreadPlans' | 'today'>

/** The lists that could be read. */
export type LoadedLists = { readonly [List in ListName]?: SeasonRecords[List] | undefined }

/** The records with the maps and functions that the rules use. */
export interface SeasonIndex extends Omit<SeasonRecords, 'prices' | 'unreadPlans'> {
  /** All games, without duplicates. */
  games: readonly Game[]
  /** All plans, without duplicates, with their games from all lists. */
  plans: readonly Plan[]
  /** By code in capitals. A group has several games if a code is used twice. */
  gamesByCode: Groups<Game>
  /** The games of one day and team, by {@link GameFacts.dayAndTeam}. */
  gamesByDayAndTeam: Groups<Game, number>
  /** Facts about a game, shared by several rules. */
  factsOf: (game: Game) => GameFacts
  /** The codes of a plan's games, in capitals and without duplicates. */
  codesOf: (plan: Plan) => readonly string[]
  /** The start years of the seasons of a plan's known games, in order and without duplicates. */
  yearsOf: (plan: Plan) => readonly number[]
  /** By name in lower case. */
  plansByName: ReadonlyMap<string, Plan>
  /** The key in {@link plansByName} that an unknown name probably means. */
  nearestPlan: (name: string) => string | undefined
  /** The plans that contain a game, by its code in capitals. */
  plansByGame: ReadonlyMap<string, readonly Plan[]>
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
  /** The names of the reps in pricing plans, as stored. */
  repNamesInPlans: Pick<ReadonlySet<string>, 'has'>
  locationIds: ReadonlySet<LocationId>
  /** By their codes in links. */
  combinedPlansByLink: Groups<CombinedPlan>
  /** The public pages of a plan, by its name in lower case. */
  planPages: (name: string) => readonly string[]
}

/** What the rules read from a game. */
export interface GameFacts {
  /** The content of its code and text. */
  text: CheckedText
  /** In capitals. */
  code: string
  /** Null if the date isn't a valid day. */
  day: Day | null
  /** The day and home team as one number; undefined if either is unknown. */
  dayAndTeam: number | undefined
}

/** The locations of a pricing plan that customers see, grouped for comparison. */
interface ComparedLocations {
  count: number
  /** By name in lower case. */
  byLocation: Groups<PricingLocation>
  /** By color in lower case. */
  byColor: Groups<PricingLocation>
  /** In cents, lowest first. */
  prices: ReadonlyMap<PriceName, readonly number[]>
}
