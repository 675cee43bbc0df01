import type { League } from './leagues'

/**
 * A home team: everything that is one team's and no other's. Addresses of the app and of the API,
 * query keys and drafts are made of its key: `/bruins-games`, `/bgs/game-plans/bruins`,
 * `bruins-games/add`. Its look on sheets is its rule in src/sheets/kit/teamLook.module.css.
 */
export interface Team {
  /** The letter its games' and plans' codes start with; a letter is one team's. */
  codeLetter: string
  /** Behind the season in the code of a calendar of this team alone: `P26HB`. */
  calendarCode: string
  city: string
  /** In menu, titles and on sheets; also the word that tells the team in a game's text. */
  name: string
  /** On its badge: clubs of one city have the same code. */
  badgeText: string
  /** Where its opponents are looked up. */
  league: League
  /** One of them, as an example beside a field. */
  exampleOpponent: string
  /** Its games dialog asks for a plan at least (docs/rules/words.md#validation). */
  requiresPlans: boolean
  /** The API has a call that deletes a whole plan of it (docs/rules/calls.md#games-and-plans). */
  canDeletePlans: boolean
}

/** Every home team, in the order of menus and lists. */
const table = {
  bruins: {
    codeLetter: 'B',
    calendarCode: 'HB',
    city: 'Boston',
    name: 'Bruins',
    badgeText: 'BRU',
    league: 'nhl',
    exampleOpponent: 'Chicago Blackhawks',
    requiresPlans: false,
    canDeletePlans: false,
  },
  celtics: {
    codeLetter: 'C',
    calendarCode: 'HC',
    city: 'Boston',
    name: 'Celtics',
    badgeText: 'CEL',
    league: 'nba',
    exampleOpponent: 'New York Knicks',
    requiresPlans: true,
    canDeletePlans: true,
  },
} as const satisfies Record<string, Team>

export type TeamKey = keyof typeof table

export const teams: Readonly<Record<TeamKey, Team>> = table

/** In order. */
export const teamKeys = Object.keys(table) as readonly TeamKey[]

/** One value for each team. */
export const perTeam = <T>(value: (team: TeamKey) => T): Record<TeamKey, T> =>
  Object.fromEntries(teamKeys.map((team) => [team, value(team)])) as Record<TeamKey, T>

/**
 * The one team whose plans are sold by price: pricing plans with their reps, schedules and flyers are
 * its alone, and so are the addresses and calls under `bruins/` (docs/rules/routes.md).
 */
export const pricingTeam = 'bruins' satisfies TeamKey
