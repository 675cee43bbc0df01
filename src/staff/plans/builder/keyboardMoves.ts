import type { PickableGame } from './pickableGames'

/* Keyboard navigation between the games of the plan builder. */

/** A view of the season. Arrow keys move by day and week in the calendar, by row in the list. */
export type SeasonView = 'calendar' | 'list'

const PAGE_ROWS = 10

/** Returns the index of the game that a key moves to, from the index of the current game. */
type Move = (games: readonly PickableGame[], index: number) => number

const byRows =
  (count: number): Move =>
  (games, index) =>
    Math.min(Math.max(index + count, 0), games.length - 1)

/** The index of the game with the smallest distance. `distanceOf` returns null to skip a game. */
function nearest(
  games: readonly PickableGame[],
  distanceOf: (game: PickableGame) => number | null,
): number | undefined {
  const candidates = games.flatMap((game, index) => {
    const distance = distanceOf(game)
    return distance === null ? [] : { index, distance: Math.abs(distance) }
  })
  return candidates.toSorted((a, b) => a.distance - b.distance)[0]?.index
}

/** Moves to the game nearest to the day that is `count` days away, only in that direction. */
const byDays =
  (count: number): Move =>
  (games, index) => {
    const from = games[index]?.dayNumber
    if (from == null) return byRows(Math.sign(count))(games, index)
    const isBeyond = (day: number) => Math.sign(day - from) === Math.sign(count)
    const target = nearest(games, ({ dayNumber: day }) =>
      day !== null && isBeyond(day) ? day - from - count : null,
    )
    return target ?? index
  }

/**
 * Moves to the next or previous month with games, to the game nearest to the same day of the month.
 */
const byMonth =
  (direction: 1 | -1): Move =>
  (games, index) => {
    const from = games[index]
    if (!from?.day) return index
    const { day } = from.day
    const beyond = games
      .map(({ month }) => month)
      .filter((month) => month !== '' && (direction > 0 ? month > from.month : month < from.month))
    const nextMonth = direction > 0 ? beyond[0] : beyond.at(-1)
    const target = nearest(games, (game) =>
      game.day && game.month === nextMonth ? game.day.day - day : null,
    )
    return target ?? index
  }

const ends: Record<string, Move> = { Home: () => 0, End: (games) => games.length - 1 }

const moves: Record<SeasonView, Record<string, Move>> = {
  calendar: {
    ArrowLeft: byRows(-1),
    ArrowRight: byRows(1),
    ArrowUp: byDays(-7),
    ArrowDown: byDays(7),
    PageUp: byMonth(-1),
    PageDown: byMonth(1),
    ...ends,
  },
  list: {
    ArrowUp: byRows(-1),
    ArrowDown: byRows(1),
    PageUp: byRows(-PAGE_ROWS),
    PageDown: byRows(PAGE_ROWS),
    ...ends,
  },
}

/**
 * The key of the game that a pressed key moves to; undefined if the key doesn't move.
 * @param games the games in view, sorted by day.
 */
export function gameKeyAfterMove(
  games: readonly PickableGame[],
  from: string,
  { view, key }: { view: SeasonView; key: string },
): string | undefined {
  const index = games.findIndex((game) => game.key === from)
  const move = moves[view][key]
  return move && index >= 0 ? games[move(games, index)]?.key : undefined
}
