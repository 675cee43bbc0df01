/* What every sheet says of its games. */

/** The columns of a list of games. */
export const gameColumns = { date: 'Date', opponent: 'Opponent', time: 'Time' } as const
/** In place of an opponent that nobody knows yet. */
export const opponentUnknown = 'Opponent to be announced'
/** In place of a day that is none. */
export const dateToBeAnnounced = 'To be announced'
/** Above the games without a day. */
export const undatedHeading = 'Date to be announced'
/** In place of the home team where nobody knows which of ours plays. */
export const homeGame = 'Home game'
/** The tournament. */
export const cupName = 'NBA CUP'
/** A game of the tournament that is played only if the home team earns it. */
export const potentialCupGame = 'NBA CUP potential home game'
/** Marks a game before the season where there is space for the word. */
export const preseasonMark = '*PRESEASON'
/** Above a phone's list of several teams' games. */
export const teamFilter = { label: 'Whose games', all: 'All games', byDate: 'By date' } as const
/** Before the first game that is not over. */
export const nextGameName = 'Next game'
/** Above the games that are over, where they stand below those to come. */
export const earlierGames = 'Earlier this season'
/** Whose clock it is. */
export const allTimes = 'All times Eastern'
/** In the footer of portrait sheets that list games. */
export const timesNote = `${allTimes}. Start times may change.`
/** What the colors and letters mean, to a screen reader. */
export const legendName = 'Legend'
/** A game against this opponent. */
export const versus = (opponent: string) => `vs. ${opponent}`
/**
 * `1 game`, `22 games`; of which so many are played only if the home team earns them:
 * `43 games + 1 potential NBA CUP game`.
 */
export function gameCount(count: number, potential = 0): string {
  const games = (many: number, what = '') => `${many} ${what}${many === 1 ? 'game' : 'games'}`
  const parts = [
    ...(count > potential || potential === 0 ? [games(count - potential)] : []),
    ...(potential > 0 ? [games(potential, `potential ${cupName} `)] : []),
  ]
  return parts.join(' + ')
}
/** Marks a game on a day that both teams play. */
export const doubleHeader = 'DOUBLE HEADER'
/** `2025–26 season`. */
export const seasonName = (years: string) => `${years} season`
/** `2025–26`: a season by the year it starts in. */
export const seasonYears = (startYear: number) =>
  `${startYear}–${String((startYear + 1) % 100).padStart(2, '0')}`
