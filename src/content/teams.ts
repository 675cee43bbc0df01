import type { League } from './leagues'

/**
 * A home team: all that differs between the teams. Addresses of the app and of the API, query keys and drafts
 * are made of its key: `/bruins-games`, `/bgs/game-plans/bruins`,
 * `bruins-games/add`. Its colors on sheets are in src/sheets/kit/teamLook.module.css.
 */
export interface Team {
  /** The first letter of the codes of its games and plans; unique among the teams. */
  codeLetter: string
  /** Follows the season in the code of a calendar of this team alone: `P26HB`. */
  calendarCode: string
  city: string
  /** Shown in the menu, in titles and on sheets; also the word that names the team in a game's text. */
  name: string
  /** The text on its badge: clubs of one city have the same code. */
  badgeText: string
  /** The league in which its opponents are looked up. */
  league: League
  /** An opponent for the example beside a field. */
  exampleOpponent: string
  /** Whether a game must have a plan (docs/rules/words.md#validation). */
  requiresPlans: boolean
  /** Whether the API can delete a whole plan of the team (docs/rules/calls.md#games-and-plans). */
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

/** The keys, in the order of menus and lists. */
export const teamKeys = Object.keys(table) as readonly TeamKey[]

/** Computes a value for each team. */
export const perTeam = <T>(value: (team: TeamKey) => T): Record<TeamKey, T> =>
  Object.fromEntries(teamKeys.map((team) => [team, value(team)])) as Record<TeamKey, T>

/**
 * The one team whose plans are sold by price: pricing plans with their reps, schedules and flyers are
 * its alone, and so are the addresses and calls under `bruins/` (docs/rules/routes.md).
 */
export const pricingTeam = 'bruins' satisfies TeamKey
