/**
 * The Celtics' possible NBA CUP home games: placeholder events of which at most one is played
 * (docs/rules/sheets.md#cup-week).
 */
export const cupWeek = {
  name: 'Week of Dec 8th',
  codes: ['C251208', 'C251209', 'C251210', 'C251211', 'C251212'],
  days: ['2025-12-08', '2025-12-09', '2025-12-10', '2025-12-11', '2025-12-12'],
} as const

/** The days that a package's note on start times names (docs/rules/sheets.md#package). */
export const tournamentDays = '11/15 and 12/6'
