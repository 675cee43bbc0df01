import type { League } from './leagues'

/**
 * A home team, with everything that differs between the teams. Addresses of the app and of the API,
 * query keys and drafts are built from its key: `/bruins-games`, `/bgs/game-plans/bruins`,
 * `bruins-games/add`. Its colors on sheets are in src/sheets/kit/teamLook.module.css.
 */
export interface Team {
  /** The first letter of the codes of its games and plans; unique among the teams. */
  codeLetter: string
  /** Follows the season in the code of a calendar with only this team: `P26HB`. */
  calendarCode: string
  city: string
  /** Shown in the menu, in titles and on sheets. A game's text names the team by this word. */
  name: string
  /** The text on its badge. It differs from the code, which clubs of one city share. */
  badgeText: string
  /** The league of its opponents. */
  league: League
  /** An opponent for a field's example. */
  exampleOpponent: string
  /** Whether a game must have a plan (docs/rules/words.md#validation). */
  requiresPlans: boolean
  /** Whether the API can delete a whole plan of this team (docs/rules/calls.md#games-and-plans). */
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

/** The keys of all teams, in the order of menus and lists. */
export const teamKeys = Object.keys(table) as readonly TeamKey[]

/** Computes a value for each team. */
export const perTeam = <T>(value: (team: TeamKey) => T): Record<TeamKey, T> =>
  Object.fromEntries(teamKeys.map((team) => [team, value(team)])) as Record<TeamKey, T>

/**
 * The only team whose plans are sold by price. Pricing plans with their reps, schedules and flyers
 * belong to this team, and so do the addresses and calls below `bruins/` (docs/rules/routes.md).
 */
export const pricingTeam = 'bruins' satisfies TeamKey
