import type { gamesPerPlan } from '../season/current'
import { seasonName } from './gameWords'

/* The texts of pricing sheets and price charts: headers of the table, headings, the saving. */

/** The title of a pricing page before its plan is known; also that of its document. */
export const pageTitle = 'Bruins Pricing Plan'

/** The customers' name of a plan, by its link name: the heading of its sheet and chart. */
export const planTitles: Readonly<Record<keyof typeof gamesPerPlan, string>> = {
  plana: 'Half Season Plan A',
  planb: 'Half Season Plan B',
  weekendplan: 'Weekend Plan',
  rivalblackhomeplan: 'Rivals, Black Friday & Home Opener',
  '5-gameplan': '5-Game Plan',
  '6-gameplan': '6-Game Plan',
}

/** The team of the sheet. */
export const sheetTeam = 'Boston Bruins'

/** The rep's role, above the name. */
export const repRole = 'Your account manager'

/** The heading over the prices. */
export const pricesHeading = 'Prices by location'

/** Beside that heading. */
export const totalsNote = (games: number) => `Totals are for all ${games} games`

/** Replaces {@link totalsNote} above a table that continues from the previous page. */
export const continuedLabel = 'continued'

/** The texts around the highest saving. */
export const savingWords = { only: 'Save', upTo: 'Save up to', against: 'vs. box office, per seat' }

/** After the number of a plan's games. */
export const gamesUnit = 'games'

/** The heading of the drawing of the arena, and the accessible name of each of its numbers. */
export const mapWords = {
  heading: 'Where you sit',
  key: (number: number, location: string) => `${number} ${location}`,
} as const

/** The list of a plan's games. */
export const gamesWords = {
  heading: (count: number) => `Your ${count} games`,
  /** For a plan sold in two forms: `5-Game Plan A: 5 games`. */
  headingOfForm: (plan: string, count: number) => `${plan}: ${count} games`,
  forms: ['A', 'B'],
  /** Replaces the list; the address of the schedule follows. */
  address: 'See every game at',
} as const

/** The accessible name of the list of benefits. */
export const benefitsName = 'Benefits'

/** The facts of a plan above its price chart: `Boston Bruins, 2025–26 season, 22 games`. */
export const chartFacts = (years: string, games: number) =>
  `${sheetTeam}, ${seasonName(years)}, ${games} games`

/** The name of a saved PDF, before and after the rep's name. */
export const pricingPrintName = (plan: string) => `Bruins ${plan}`
export const pricingPrintKinds = { sheet: 'Pricing sheet', chart: 'Price chart' } as const

/** Links between the pages of a plan. */
export const planPageLinks = {
  sheet: 'Full pricing sheet',
  schedule: 'Game schedule',
  chart: 'Price chart only',
} as const

/** The groups of price columns, and the columns in each. */
export const priceColumns = {
  location: 'Location',
  holder: 'Plan holder',
  box: 'Box office',
  perGame: 'Per game',
  total: 'Total',
  saved: 'You save',
} as const

/** Replaces a table without any prices. */
export const pricesNotSet = (repName: string) =>
  `This plan’s prices aren’t set yet. Ask ${repName} to let you know when they are.`
