import { tournamentDates } from '../../content/season/current'
import { type TeamKey, teams } from '../../content/teams'
import { arena, venueWords } from '../../content/venue'
import {
  cupName,
  doubleHeader,
  gameCount,
  opponentUnknown,
  seasonYears,
  versus,
} from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { ListEntry } from '../../domain/games/cupWeek'
import { dayKey, shortDayText, updatedDay } from '../../domain/time/dates'
import type { Weight } from '../kit/fit/textWidth'
import type { ListPart } from './gamePages'
import type { PackageContent, PackageGame } from './packageContent'

/* The texts of a package: a game's line, headings, notes, small print. */

/**
 * The note on start times, in the wording for the teams present (docs/rules/sheets.md#package), and the venue's own
 * words on cup games.
 */
export function startTimesNote(sheet: Pick<PackageContent, 'teams' | 'games' | 'undated'>): string {
  const { games, undated } = sheet
  const cup = games.some((game) => game.cup === 'potential') ? venueWords.cup : ''
  if (sheet.teams.length < 2) return [packageTexts.startTimes, cup].filter(Boolean).join(' ')
  const hasOne =
    undated.length > 0 || games.some(({ date }) => date && tournamentDates.includes(dayKey(date)))
  const { startTimesBothTeams, noTournamentGames } = packageTexts
  return [startTimesBothTeams, !hasOne && noTournamentGames, cup].filter(Boolean).join(' ')
}

/** The number of listed games. Those that may not be played are counted separately. */
export const countText = (entries: readonly ListEntry<PackageGame>[]): string =>
  gameCount(entries.length, entries.filter(({ game }) => game.cup === 'potential').length)

/** Above the title: `TD Garden · 2025–26 season`. */
export const factsText = (sheet: Pick<PackageContent, 'startYear'>) =>
  `${arena} · ${packageTexts.season(seasonYears(sheet.startYear))}`

/** The heading of a list: `Bruins`, or `Bruins games, continued` on a further page. */
export function headingText(
  { heading, isContinued }: Pick<ListPart, 'heading' | 'isContinued'>,
  playing: readonly TeamKey[] = [],
): string {
  const name = heading === null && playing.length === 1 ? (playing[0] ?? null) : heading
  const { otherGames, undatedGames, teamGames, continued } = packageTexts
  if (name === 'other' || name === 'undated') {
    const text = name === 'other' ? otherGames : undatedGames
    return isContinued ? continued(text) : text
  }
  if (!isContinued) return name ? teams[name].name : ''
  return continued(name ? teamGames(teams[name].name) : packageTexts.gamesHeading)
}

/** `vs. Chicago Blackhawks`, with the asterisk of a preseason game. */
export function versusText({ opponent, isPreseason }: PackageGame): string {
  return versus(opponent || opponentUnknown) + (isPreseason ? '*' : '')
}

/** `Thu, Oct 9, 2025`, or the name of a week, or ''. `hasYear` is false below the name of a month. */
export const dayText = ({ game, week }: ListEntry<PackageGame>, hasYear = true): string =>
  week ?? (hasYear || !game.date ? game.dateText : shortDayText(game.date))

/**
 * The tournament, or null, and the notes: that a game may not be played, and that both teams play
 * that day.
 */
export function eventParts({ cup, isDoubleHeader }: PackageGame) {
  return {
    cup: cup && cupName,
    notes: [cup === 'potential' && packageTexts.potentialGame, isDoubleHeader && doubleHeader]
      .filter(Boolean)
      .join(' · '),
  }
}

/** The game's event in one line, or ''. */
export function eventText(game: PackageGame): string {
  const { cup, notes } = eventParts(game)
  return [cup, notes].filter(Boolean).join(' ')
}

/** Only preseason games are bold. */
export const weightOf = ({ isPreseason }: PackageGame): Weight => (isPreseason ? 700 : 500)

/** `Games in Your Package last updated on October 1, 2025`, or '' if the server's text isn't a date. */
export function updatedLine(lastUpdated: string): string {
  const updated = updatedDay(lastUpdated)
  return updated && packageTexts.updated(updated)
}
