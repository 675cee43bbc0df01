import type { PickableGame } from './pickableGame'

/* Where keys lead in the calendar and in the list of the plan builder. */

/** Which way a key leads in the calendar, and in the list. */
export type View = 'calendar' | 'list'

const PAGE_ROWS = 10

type Move = (shown: readonly PickableGame[], at: number) => number

const step =
  (by: number): Move =>
  (shown, at) =>
    Math.min(Math.max(at + by, 0), shown.length - 1)

/** To the game nearest to as many days away, but at least one further. */
const days =
  (by: number): Move =>
  (shown, at) => {
    const from = shown[at]?.dayNumber
    if (from == null) return step(Math.sign(by))(shown, at)
    const far = shown.flatMap(({ dayNumber }, index) =>
      dayNumber !== null && Math.sign(dayNumber - from) === Math.sign(by)
        ? { index, miss: Math.abs(dayNumber - from - by) }
        : [],
    )
    return far.toSorted((one, other) => one.miss - other.miss)[0]?.index ?? at
  }

/** To the next month that has games, near the same day of it. */
const months =
  (by: number): Move =>
  (shown, at) => {
    const from = shown[at]
    const others = shown.map(({ month }) => month).filter((month) => month !== '')
    const beyond = [...new Set(others)].filter((month) =>
      by > 0 ? month > (from?.month ?? '') : month < (from?.month ?? ''),
    )
    const target = by > 0 ? beyond[0] : beyond.at(-1)
    if (!from?.day || target === undefined) return at
    const { day } = from.day
    const inMonth = shown.flatMap((game, index) =>
      game.month === target && game.day ? { index, miss: Math.abs(game.day.day - day) } : [],
    )
    return inMonth.toSorted((one, other) => one.miss - other.miss)[0]?.index ?? at
  }

const toEnd: Move = (shown) => shown.length - 1
const ends: Record<string, Move> = { Home: () => 0, End: toEnd }

const moves: Record<View, Record<string, Move>> = {
  calendar: {
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    ArrowUp: days(-7),
    ArrowDown: days(7),
    PageUp: months(-1),
    PageDown: months(1),
    ...ends,
  },
  list: {
    ArrowUp: step(-1),
    ArrowDown: step(1),
    PageUp: step(-PAGE_ROWS),
    PageDown: step(PAGE_ROWS),
    ...ends,
  },
}

/**
 * Where a key leads from a game: the other game's key, or undefined for a key that leads nowhere.
 * @param shown the games in view, by day.
 */
export function movedFrom(
  shown: readonly PickableGame[],
  from: string,
  { view, key }: { view: View; key: string },
): string | undefined {
  const at = shown.findIndex((game) => game.key === from)
  const move = moves[view][key]
  return move && at >= 0 ? shown[move(shown, at)]?.key : undefined
}
