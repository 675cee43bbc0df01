import { tournamentDays } from '../season/current'
import { seasonName, undatedHeading } from './gameWords'

/** The texts of a package sheet, in the venue's wording. */
export const packageTexts = {
  /** Above the games, or above the message that replaces them. */
  heading: 'GAMES IN YOUR PACKAGE',
  season: seasonName,
  updated: (day: string) => `Games in Your Package last updated on ${day}`,
  /** The link to the calendar with the package's games. */
  calendar: 'Season calendar of these games',
  /** Below the title if one team plays. */
  startTimes:
    'Start times may change. Please check the date and time again before you leave for a game.',
  /** Below the title if both teams play. */
  startTimesBothTeams: `Start times may change, and the in-season tournament may affect the games on ${tournamentDays}.`,
  /** After it, if no game of the package is on one of those days. */
  noTournamentGames: 'None of the games in this package is on those dates.',
  /** An NBA CUP home game that is played only if the Celtics earn it. */
  potentialGame: 'Potential home game',
  otherGames: 'Other games',
  undatedGames: undatedHeading,
  teamGames: (team: string) => `${team} games`,
  gamesHeading: 'Games',
  /** Above a list that began on a page before. */
  continued: (list: string) => `${list}, continued`,
  /** Before the number of a list's games, if a page has only some of them: `21 of 44 games`. */
  partOf: (games: number) => `${games} of `,
  /** After the number of all games, if they need several pages. */
  onPages: (pages: number) => ` on ${pages} pages`,
  preseasonFootnote: '*PRESEASON GAME',
  extraTicketsLead: 'Need more seats?',
  extraTickets:
    'Extra tickets outside your package are very limited and sold first come, first served; they are not guaranteed. Please contact your account manager.',
  /** The small calendar below the games. */
  months: 'Calendar',
  game: 'Game',
  /** In its legend: a day when both teams play. */
  bothTeams: 'Both teams, double header',
  /** The name of a saved PDF, by kind of sheet. */
  printKinds: { cards: 'Package', calendar: 'Package with calendar', text: 'Package text' },
  /** Links between the kinds of sheet. */
  links: {
    cards: 'Cards only',
    calendar: 'With calendar',
    text: 'Plain text',
    sheet: 'Package sheet',
  },
} as const
