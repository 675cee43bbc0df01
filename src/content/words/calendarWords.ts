import { cupName, gameCount, potentialCupGame } from './gameWords'

/** The texts of both calendars (docs/rules/sheets.md#calendar). */
export const calendarWords = {
  title: 'RAFTERS PRICING',
  /** The name of a saved PDF, by the kind of calendar. */
  printKinds: { season: 'Season calendar', 'pricing-sheet': 'Pricing calendar' },
  /** The legend of colors that do not stand for a team. */
  kinds: { 'cup-potential': potentialCupGame, 'cup-group': `${cupName} group play (*GP)` },
  /** In the legend, after the `xx.xx` that replaces a price. */
  openPrice: 'price to be announced',
  /** Explains the signs of the cells, in a line under the legend. */
  signs: {
    rows: { sign: 'A, B', text: 'Row A, Row B, price per seat' },
    preseason: { sign: 'PRE', text: 'preseason' },
    /** Cells do not have AM or PM. */
    afternoons: 'All times p.m.',
  },
  preseason: 'PRE',
  groupPlay: '*GP',
  /** An unknown opponent, in three letters. */
  shortOpponent: 'TBA',
  /** A tournament game without an opponent, in three letters. */
  shortCup: 'CUP',
  updated: (day: string) => `Last updated ${day}`,
  /** The table of prices. */
  tableTitle: `Double Header / ${cupName}`,
  tableColumns: ['Event', 'Row A Pricing', 'Row B Pricing'],
  rowA: (price: string) => `Row A ${price}`,
  rowB: (price: string) => `Row B ${price}`,
  /**
   * After the title of a table that has no space for all games. `isRest` if some of them are listed
   * below.
   */
  tableMore: (games: number, isRest: boolean) =>
    `${isRest ? `and ${games} more` : games} games with their prices in the calendar`,
  notesMore: (games: number) => `and ${games} more games`,
} as const

/** The button that saves a file of games (docs/rules/sheets.md#calendar-file). */
export const calendarFileWords = {
  /** @param of the name of its games, if there are several such buttons. */
  button: (of?: string) => (of ? `Add ${of} to calendar` : 'Add to calendar'),
  making: 'Preparing...',
  failed: 'The file couldn’t be created. Please check your connection and try again.',
  /** On an iPhone, other browsers show the file as text. */
  needsSafari: 'To add the games to your calendar, open this page in Safari.',
} as const

/** The texts in and about a calendar file (docs/rules/sheets.md#calendar-file). */
export const savedCalendarWords = {
  /**
   * Calendars handle a second file of the same games differently.
   * @param games `43 games + 1 potential NBA CUP game`.
   */
  saved: (name: string, games: string, day: string) =>
    `${name}: ${games}, as of ${day}. Open it and choose a new calendar. ` +
    "It won't update on its own: to update it, delete that calendar and add a new file.",
  withoutDate: (count: number) =>
    `${gameCount(count)} without a date ${count === 1 ? 'is' : 'are'} not in it.`,
  incomplete: 'Games are missing in it, as on this page.',
  empty: 'No game has a date yet: there is nothing to add to a calendar.',
  /** After the name of a game whose start time is not known. */
  timeUnknown: '(time TBD)',
  /** In each entry, before the page's address. */
  mayChange: 'Start times may change. This page has the latest:',
} as const
