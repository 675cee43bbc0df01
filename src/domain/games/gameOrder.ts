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
