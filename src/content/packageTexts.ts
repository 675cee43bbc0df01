/** What a package sheet says beside the games; the specification leaves the wording to the venue. */
export const packageTexts = {
  /** Under the title when one team plays. */
  startTimes:
    'Start times may change. Please check the date and time again before you leave for a game.',
  /** Under the title when both teams play. */
  startTimesBothTeams:
    'Start times may change, and the in-season tournament may affect the games on 11/15 and 12/6.',
  /** An NBA CUP home game that is played only if the Celtics earn it. */
  potentialGame: 'Potential home game',
  otherGames: 'Other games',
  preseasonFootnote: '*PRESEASON GAME',
  extraTicketsLead: 'Need more seats?',
  extraTickets:
    'Extra tickets outside your package are very limited and sold first come, first served; they are not guaranteed. Please contact your account manager.',
} as const
