/* Texts about games on every sheet. */

/** The columns of a list of games. */
export const gameColumns = { date: 'Date', opponent: 'Opponent', time: 'Time' } as const
/** Replaces an unknown opponent. */
export const opponentUnknown = 'Opponent to be announced'
/** Replaces a missing date. */
export const dateToBeAnnounced = 'To be announced'
/** Above the games without a date. */
export const undatedHeading = 'Date to be announced'
/** Replaces an unknown home team. */
export const homeGame = 'Home game'
/** The tournament. */
export const cupName = 'NBA CUP'
/** A game of the tournament that is played only if the home team earns it. */
export const potentialCupGame = 'NBA CUP potential home game'
/** Marks a preseason game, if there is space for the word. */
export const preseasonMark = '*PRESEASON'
/** Above a phone's list of several teams' games. */
export const teamFilter = { label: 'Whose games', all: 'All games', byDate: 'By date' } as const
/** Before the first upcoming game. */
export const nextGameName = 'Next game'
/** Above past games, if they are listed below the upcoming ones. */
export const earlierGames = 'Earlier this season'
/** The time zone of start times. */
export const allTimes = 'All times Eastern'
/** In the footer of portrait sheets that list games. */
export const timesNote = `${allTimes}. Start times may change.`
/** The accessible name of the legend. */
export const legendName = 'Legend'
/** A game against this opponent. */
export const versus = (opponent: string) => `vs. ${opponent}`
/**
 * `1 game`, `22 games`, `43 games + 1 potential NBA CUP game`.
 * @param count includes the potential games, which are played only if the home team earns them.
 */
export function gameCount(count: number, potential = 0): string {
  const games = (number: number, kind = '') => `${number} ${kind}${number === 1 ? 'game' : 'games'}`
  if (potential === 0) return games(count)
  const open = games(potential, `potential ${cupName} `)
  return count > potential ? `${games(count - potential)} + ${open}` : open
}
/** Marks a game on a day when both teams play. */
export const doubleHeader = 'DOUBLE HEADER'
/** `2025–26 season`. */
export const seasonName = (years: string) => `${years} season`
/** `2025–26`: a season by the year it starts in. */
export const seasonYears = (startYear: number) =>
  `${startYear}–${String((startYear + 1) % 100).padStart(2, '0')}`
