import { gameCount } from './gameWords'

/** What is said in and of a file of games for a person's own calendar (docs/rules/sheets.md#calendar-file). */
export const savedCalendarWords = {
  /** Calendars differ in what they do with a second file of the same games; none can be relied on. */
  saved: (name: string, count: number, day: string) =>
    `${name}: ${gameCount(count)}, as of ${day}. Open the file, and add it to a calendar of its own. ` +
    'It does not follow changes: to update it, delete that calendar and add a new file.',
  withoutDate: (count: number) =>
    `${gameCount(count)} without a date ${count === 1 ? 'is' : 'are'} not in it.`,
  incomplete: 'Games are missing in it, as on this page.',
  empty: 'No game has a date yet: there is nothing to add to a calendar.',
  /** Behind the name of a game whose hour nobody knows. */
  timeUnknown: '(time TBD)',
  /** In each entry, before the page's address. */
  mayChange: 'Start times may change. This page has the latest:',
} as const
