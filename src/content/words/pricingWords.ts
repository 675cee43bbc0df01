/** What a pricing page is called before its plan is known; its document's title says the same. */
export const sheetName = 'Bruins Pricing Plan'

/** Whose sheet it is. */
export const team = 'Boston Bruins'

/** What the rep is to the reader. */
export const repLead = 'Your Bruins representative'

/** The heading over the prices. */
export const pricesHeading = 'Prices by location'

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
