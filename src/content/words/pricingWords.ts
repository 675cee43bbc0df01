import { seasonName } from './gameWords'

/* What pricing sheets and price charts say: heads of the table, headings, the saving. */

/** What a pricing page is called before its plan is known; its document's title says the same. */
export const sheetName = 'Bruins Pricing Plan'

/** Whose sheet it is. */
export const team = 'Boston Bruins'

/** What the rep is to the reader. */
export const repLead = 'Your Bruins representative'

/** The heading over the prices. */
export const pricesHeading = 'Prices by location'

/** Beside that heading. */
export const totalsNote = (games: number) => `Totals are for all ${games} games`

/** In its place above a table that began on the page before. */
export const continued = 'continued'

/** The most a buyer saves, around the amount. */
export const saving = {
  only: 'Save',
  upTo: 'Save up to',
  against: 'against the box office',
} as const

/** Behind the number of a plan's games. */
export const gamesUnit = 'games'

/** To a screen reader: the reasons to buy. */
export const benefitsName = 'Benefits'

/** What the price chart says of its plan: `Boston Bruins, 2025–26 season, 22 games`. */
export const chartFacts = (years: string, games: number) =>
  `${team}, ${seasonName(years)}, ${games} games`

/** What a saved PDF is called, before and behind the rep's name. */
export const printPlan = (plan: string) => `Bruins ${plan}`
export const printKinds = { sheet: 'Pricing sheet', chart: 'Price chart' } as const

/** Links between the pages of a plan. */
export const links = {
  sheet: 'Full pricing sheet',
  schedule: 'Game schedule',
  chart: 'Price chart only',
} as const

/** The groups of price columns, and the columns in each. */
export const columns = {
  location: 'Location',
  holder: 'Plan holder',
  box: 'Box office',
  perGame: 'Per game',
  total: 'Total',
  saved: 'You save',
} as const

/** Instead of a table without a single price. */
export const noPrices = (repName: string) =>
  `The prices of this plan are not set yet. Ask ${repName} and you will hear as soon as they are.`
