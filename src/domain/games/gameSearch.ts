import { teams } from '../../content/teams'
import { longDayText, readDay, weekday, weekdays } from '../time/dates'
import type { Game } from './game'
import { type GameText, readGameText } from './gameText'
import { findOpponent } from './opponents'

/**
 * The words that find a game in a search: 'rangers', 'nyr', 'boston', 'saturday', 'october 9',
 * '10/9'.
 */
export function gameSearchWords(
  game: Game,
  { team, opponent }: Pick<GameText, 'team' | 'opponent'> = readGameText(game),
): string {
  const club = findOpponent(team, opponent)
  const day = readDay(game.date)
  return [
    game.eventName,
    game.team,
    team ? teams[team].city : '',
    ...(club ? [club.city, club.nickname, club.code, ...club.aliases] : []),
    ...(day ? [weekdays[weekday(day)], longDayText(day), `${day.month}/${day.day}`] : []),
  ].join(' ')
}
