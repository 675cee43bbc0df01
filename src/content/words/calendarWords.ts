import { cupName, gameCount, potentialCupGame } from './gameWords'

/** What both calendars say beside their games (docs/rules/sheets.md#calendar). */
export const calendarWords = {
  title: 'RAFTERS PRICING',
  /** What a saved PDF is called: both kinds show the same plan. */
  printKinds: { season: 'Season calendar', 'pricing-sheet': 'Pricing calendar' },
  /** The legend of colors that are no team's. */
  kinds: { 'cup-potential': potentialCupGame, 'cup-group': `${cupName} group play (*GP)` },
  /** In the legend, behind the `xx.xx` that stands in place of a price. */
  openPrice: 'price to be announced',
  /** What the signs in the cells mean, in a line under the legend. */
  signs: {
    rows: { sign: 'A, B', text: 'Row A, Row B, price per seat' },
    preseason: { sign: 'PRE', text: 'preseason' },
    /** Cells have no am and pm. */
    afternoons: 'All times p.m.',
  },
  preseason: 'PRE',
  groupPlay: '*GP',
  /** An opponent that nobody knows yet, where there is space for three letters. */
  shortOpponent: 'TBA',
  /** A tournament game without an opponent, where there is space for three letters. */
  shortCup: 'CUP',
  updated: (day: string) => `Last updated ${day}`,
  /** The table of prices. */
  tableTitle: `Double Header / ${cupName}`,
  tableColumns: ['Event', 'Row A Pricing', 'Row B Pricing'],
  rowA: (price: string) => `Row A ${price}`,
  rowB: (price: string) => `Row B ${price}`,
  /** Behind the table's title where it has no space for all; `isRest` when some of them stand below. */
  tableMore: (games: number, isRest: boolean) =>
    `${isRest ? `and ${games} more` : games} games with their prices in the calendar`,
  notesMore: (games: number) => `and ${games} more games`,
} as const

/** The button that hands out a file of games, until it is pressed (docs/rules/sheets.md#calendar-file). */
export const calendarFileWords = {
  /** `of` whom, where several stand beside one another. */
  button: (of?: string) => (of ? `Add ${of} to calendar` : 'Add to calendar'),
  making: 'Preparing...',
  failed: 'The file couldn’t be created. Please check your connection and try again.',
  /** Other browsers of a phone of Apple's only show such a file. */
  needsSafari: 'To add the games to your calendar, open this page in Safari.',
} as const

/** What is said in and of a file of games for a person's own calendar (docs/rules/sheets.md#calendar-file). */
export const savedCalendarWords = {
  /** Calendars differ in what they do with a second file of the same games; none can be relied on. */
  /** `games` as counted: `43 games + 1 potential NBA CUP game`. */
  saved: (name: string, games: string, day: string) =>
    `${name}: ${games}, as of ${day}. Open it and choose a new calendar. ` +
    "It won't update on its own: to update it, delete that calendar and add a new file.",
  withoutDate: (count: number) =>
    `${gameCount(count)} without a date ${count === 1 ? 'is' : 'are'} not in it.`,
  incomplete: 'Games are missing in it, as on this page.',
  empty: 'No game has a date yet: there is nothing to add to a calendar.',
  /** Behind the name of a game whose hour nobody knows. */
  timeUnknown: '(time TBD)',
  /** In each entry, before the page's address. */
  mayChange: 'Start times may change. This page has the latest:',
} as const
