import { gameCount } from './gameWords'

const ofDay = (day: string) => day && ` of ${day}`
const onDay = (day: string) => day && ` on ${day}`

/** The texts of the live page about its printed copy (docs/rules/sheets.md#printed-copy). */
export const stampWords = {
  /** The accessible name of the QR code on paper. */
  code: 'QR code: this page, and what changed since it was printed',
  /** The same for a page that prints no games. */
  qrCodeWithoutGames: 'QR code: this page',
  /** The list of changes. */
  list: 'Changes since your copy was printed',
  upToDate: (printed: string) => `Your printed copy${ofDay(printed)} is up to date.`,
  /** After it. The QR code on paper has no opponents, prices or other texts. */
  compared: 'Days and times of its games are as printed.',
  noGames: 'This page lists no games now, so we couldn’t compare your printed copy.',
  changed: (count: number, printed: string) =>
    `${gameCount(count)} changed since your copy was printed${onDay(printed)}.`,
  visitList: 'Changes since your last visit',
  changedSinceVisit: (count: number, visited: string) =>
    `${gameCount(count)} changed since your last visit${onDay(visited)}.`,
  otherSeason: (copy: string) =>
    `Your printed copy is of the ${copy} season. This page shows another season.`,
  added: (game: string, when: string) => `Added: ${game}, ${when}`,
  /** `opponent` is '' if the season's table does not have the game. */
  removed: (team: string, opponent: string, when: string) =>
    `Removed: ${team} ${opponent ? `vs. ${opponent}` : 'game'}, ${when}`,
  moved: (game: string, from: string, to: string) => `Moved: ${game}, from ${from} to ${to}`,
  retimed: (game: string, day: string, from: string, to: string) =>
    `New time: ${game}, ${day}, ${to} instead of ${from}`,
  timeAnnounced: (game: string, day: string, time: string) =>
    `Time announced: ${game}, ${day}, ${time}`,
  /** Below the list. */
  update: 'Update my calendar',
  call: (name: string) => `Call ${name}`,
  /** Links to the first of the marks below. Each line of the list links to its own mark. */
  showFirst: 'Show first change',
  /** Beside a game on the sheet. */
  marks: {
    added: 'New',
    moved: 'Moved',
    retimed: 'New time',
    timeAnnounced: 'Time announced',
    dateAnnounced: 'Date announced',
  },
  was: (before: string) => `was ${before}`,
  noDay: 'a date to be announced',
  noTime: 'a time to be announced',
} as const
