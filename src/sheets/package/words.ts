import { packageTexts } from '../../content/packageTexts'
import { opponentUnknown } from '../../content/teams'
import type { ListEntry } from '../../domain/cupWeek'
import type { TeamKey } from '../../domain/game'
import type { GameGroup, PackageGame, PackageGames } from '../../domain/packageGames'

/** The heading of section 2; states stand under it too. */
export const packageHeading = 'GAMES IN YOUR PACKAGE'

export const teamNames = { bruins: 'Bruins', celtics: 'Celtics' } as const

/** The note that start times may change, in the wording for the teams present (section 2). */
export const startTimesNote = (teams: readonly TeamKey[]) =>
  teams.length === 2 ? packageTexts.startTimesBothTeams : packageTexts.startTimes

/** `2025–26 season`. */
export const seasonText = ({ startYear }: Pick<PackageGames, 'startYear'>) =>
  `${startYear}–${String((startYear + 1) % 100).padStart(2, '0')} season`

export const countText = (count: number) => (count === 1 ? '1 game' : `${count} games`)

export const headingText = (heading: NonNullable<GameGroup['heading']>) => {
  if (heading === 'other') return packageTexts.otherGames
  return heading === 'undated' ? 'Date to be announced' : teamNames[heading]
}

/** `vs. Chicago Blackhawks`, with the asterisk of a preseason game. */
export function versusText({ opponent, isPreseason }: PackageGame): string {
  return `vs. ${opponent || opponentUnknown}${isPreseason ? '*' : ''}`
}

/** `Thu, Oct 9, 2025`, or the name of a week; '' without a date. */
export const dayText = ({ game, week }: ListEntry<PackageGame>) => week ?? game.dateText

/** `Games in Your Package last updated on October 1, 2025`. */
export const updatedLine = (updated: string) => `Games in Your Package last updated on ${updated}`
