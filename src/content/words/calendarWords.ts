import { cupName, potentialCupGame } from './gameWords'

/** What both calendars say beside their games (docs/rules/sheets.md#calendar). */
export const calendarWords = {
  title: 'RAFTERS PRICING',
  /** What a saved PDF is called: both kinds show the same plan. */
  printKinds: { season: 'Season calendar', 'pricing-sheet': 'Pricing calendar' },
  /** The legend of colours that are no team's. */
  kinds: { 'cup-potential': potentialCupGame, 'cup-group': `${cupName} group play (*GP)` },
  /** In the legend, behind the `xx.xx` that stands in place of a price. */
  openPrice: 'price to be announced',
  preseason: 'PRE',
  groupPlay: '*GP',
  /** A tournament game without an opponent, where there is room for three letters. */
  shortCup: 'CUP',
  updated: (day: string) => `Last updated ${day}`,
  /** The table of prices. */
  tableTitle: `Double Header / ${cupName}`,
  tableColumns: ['Event', 'Row A Pricing', 'Row B Pricing'],
  rowA: (price: string) => `Row A ${price}`,
  rowB: (price: string) => `Row B ${price}`,
  /** Behind the table's title where it has no room for all; `isRest` when some of them stand below. */
  tableMore: (games: number, isRest: boolean) =>
    `${isRest ? `and ${games} more` : games} games with their prices in the calendar`,
  notesMore: (games: number) => `and ${games} more games`,
} as const
