import { moneyText, withSign } from '../../../domain/money'
import { groupBy } from '../../../domain/recordKeys'
import { weekdays } from '../../../domain/time/dates'
import type { PickableGame } from './pickableGames'

/** A group of games, those on a weekday or against an opponent, and how many are chosen. */
export interface GameTally {
  /** 'Saturday', 'Rangers'. */
  name: string
  /** The keys of all games in the group. */
  keys: readonly string[]
  /**
   * The keys that the next click chooses or removes: preseason games are chosen after all others.
   */
  toggledKeys: readonly string[]
  chosenCount: number
}

/** The figures of the chosen games. Sums are in cents and include only games with a price. */
export function choiceFigures(games: readonly PickableGame[], chosen: ReadonlySet<string>) {
  const chosenGames = games.filter(({ key }) => chosen.has(key))
  const days = new Set(chosenGames.flatMap(({ dayNumber }) => dayNumber ?? []))
  const byWeekday = groupBy(games, ({ weekday }) => weekday)
  const byOpponent = groupBy(games, ({ opponent }) => opponent || undefined)
  const sum = (row: 'a' | 'b') =>
    chosenGames.reduce((cents, { prices }) => cents + (prices[row] ?? 0), 0)
  const tally = (name: string, group: readonly PickableGame[] = []): GameTally => {
    const keys = group.map(({ key }) => key)
    const regular = group.flatMap(({ key, mark }) => (mark === 'PRE' ? [] : key))
    const toggledKeys = regular.every((key) => chosen.has(key)) ? keys : regular
    return { name, keys, toggledKeys, chosenCount: keys.filter((key) => chosen.has(key)).length }
  }
  return {
    gameCount: chosenGames.length,
    preseasonCount: chosenGames.filter(({ mark }) => mark === 'PRE').length,
    /** Starts with Sunday, and includes weekdays without games. */
    weekdays: weekdays.map((name, index) => tally(name, byWeekday.get(String(index)))),
    opponents: [...byOpponent]
      .map(([opponent, group]) => tally(group[0]?.nickname ?? opponent, group))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    /** The number of pairs of consecutive days with games. */
    backToBackCount: [...days].filter((day) => days.has(day + 1)).length,
    rowA: sum('a'),
    rowB: sum('b'),
    /** The number of games without a price in Row A or Row B. */
    unpricedCount: chosenGames.filter(({ prices }) => prices.a === null || prices.b === null)
      .length,
  }
}

/** A sum in cents as text, '$0' for 0. */
export const sumText = (cents: number): string => moneyText(cents) || withSign('0')
