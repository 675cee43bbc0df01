import { tournamentDays } from '../season/current'

/** What a package sheet says beside the games; the wording is the venue's. */
export const packageTexts = {
  /** Under the title when one team plays. */
  startTimes:
    'Start times may change. Please check the date and time again before you leave for a game.',
  /** Under the title when both teams play. */
  startTimesBothTeams: `Start times may change, and the in-season tournament may affect the games on ${tournamentDays}.`,
  /** An NBA CUP home game that is played only if the Celtics earn it. */
  potentialGame: 'Potential home game',
  otherGames: 'Other games',
  undatedGames: 'Date to be announced',
  /** Above a list that began on a page before. */
  continued: (list: string) => `${list}, continued`,
  /** Before the number of a list's games where a page has some of them only: `21 of 44 games`. */
  partOf: (games: number) => `${games} of `,
  /** Behind the number of all games where they need several pages. */
  onPages: (pages: number) => ` on ${pages} pages`,
  /** At the foot of each page where there are several. */
  pageNumber: (page: number, pages: number) => `Page ${page} of ${pages}`,
  allTimes: 'All times Eastern',
  preseasonFootnote: '*PRESEASON GAME',
  extraTicketsLead: 'Need more seats?',
  extraTickets:
    'Extra tickets outside your package are very limited and sold first come, first served; they are not guaranteed. Please contact your account manager.',
} as const
