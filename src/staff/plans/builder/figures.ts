import { counted } from '../../../domain/checks/finding'
import { grouped } from '../../../domain/grouped'
import { moneyText, withSign } from '../../../domain/money'
import { weekdayTitles } from '../../../domain/time/calendarWords'
import type { PickableGame } from './pickableGame'

/** How many of a group are chosen. */
export interface Tally {
  /** What the group's games share: a weekday's number, an opponent's name. */
  key: string
  /** 'Saturday', 'Rangers'. */
  name: string
  keys: readonly string[]
  chosen: number
}

/** The numbers beside a selection. */
export interface Figures {
  games: number
  /** How many of them are preseason games. */
  preseason: number
  /** Sunday first; those without any game too. */
  weekdays: readonly Tally[]
  /** By name. */
  opponents: readonly Tally[]
  /** Pairs of days that follow each other, each with a game. */
  backToBacks: number
  /** Sums in cents, of the games with a price. */
  rowA: number
  rowB: number
  /** Games without a price in one of the rows. */
  unpriced: number
}

/** The figures of the chosen among these games, in one pass. */
export function figuresOf(games: readonly PickableGame[], chosen: ReadonlySet<string>): Figures {
  const picked = games.filter(({ key }) => chosen.has(key))
  const days = new Set(picked.flatMap(({ dayNumber }) => dayNumber ?? []))
  const sum = (row: 'a' | 'b') =>
    picked.reduce((cents, { prices }) => cents + (prices[row] ?? 0), 0)
  const tally = (key: string, name: string, of: readonly PickableGame[]): Tally => {
    const keys = of.map((game) => game.key)
    return { key, name, keys, chosen: keys.filter((one) => chosen.has(one)).length }
  }
  const byOpponent = grouped(games, ({ opponent }) => opponent || undefined)
  return {
    games: picked.length,
    preseason: picked.filter(({ mark }) => mark === 'PRE').length,
    weekdays: weekdayTitles.map((name, index) =>
      tally(
        String(index),
        name,
        games.filter(({ weekday }) => weekday === String(index)),
      ),
    ),
    opponents: [...byOpponent]
      .map(([name, of]) => tally(name, of[0]?.nickname ?? name, of))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    backToBacks: [...days].filter((day) => days.has(day + 1)).length,
    rowA: sum('a'),
    rowB: sum('b'),
    unpriced: picked.filter(({ prices }) => prices.a === null || prices.b === null).length,
  }
}

/** Nothing is a sum too. */
export const sumText = (cents: number): string => moneyText(cents) || withSign('0')

/** What of a selection's figures is not as it was, for whoever does not see it; '' for nothing. */
export function changedFigures(before: Figures, after: Figures): string {
  const tallies = (of: 'weekdays' | 'opponents') =>
    after[of].flatMap(({ key, name, chosen }) =>
      before[of].find((tally) => tally.key === key)?.chosen === chosen ? [] : `${name} ${chosen}`,
    )
  const parts = [
    ...(after.games === before.games ? [] : [counted(after.games, 'game')]),
    ...tallies('weekdays'),
    ...few(tallies('opponents'), 'opponents'),
    ...(after.backToBacks === before.backToBacks
      ? []
      : [counted(after.backToBacks, 'back-to-back')]),
    ...(after.rowA === before.rowA ? [] : [`Row A ${sumText(after.rowA)}`]),
    ...(after.rowB === before.rowB ? [] : [`Row B ${sumText(after.rowB)}`]),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

/** Nobody listens to thirty names. */
const few = (names: string[], what: string) =>
  names.length > 3 ? [`${names.length} ${what} changed`] : names
