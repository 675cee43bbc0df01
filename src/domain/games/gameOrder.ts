import { dayKey, minutesOfDay, readDay } from '../time/dates'
import type { Game } from './game'

/** Games by day, then hour, then code; unreadable hours come last in their day. */
export function inOrder(games: readonly Game[]): Game[] {
  const sortKey = ({ date, time, eventName }: Game) => {
    const day = readDay(date)
    const minutes = minutesOfDay(time) || 9999
    return `${day ? dayKey(day) : ''} ${String(minutes).padStart(4, '0')} ${eventName}`
  }
  return games
    .map((game) => ({ game, key: sortKey(game) }))
    .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0))
    .map(({ game }) => game)
}

/* On which side of today a game is; one whose date is no day, as '' or 'TBD', is on neither. */

/** Was it on a day before today? */
export const isGameOver = ({ date }: Game, today: string): boolean =>
  date < today && readDay(date) !== null

/** Is it today or on a later day? */
export const isGameAhead = ({ date }: Game, today: string): boolean =>
  date >= today && readDay(date) !== null
