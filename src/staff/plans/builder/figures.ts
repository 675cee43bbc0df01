import { counted } from '../../../domain/checks/finding'
import { moneyText, withSign } from '../../../domain/money'
import { grouped } from '../../../domain/recordKeys'
import { weekdays } from '../../../domain/time/dates'
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

/** Games that share a weekday or an opponent, before any is chosen. */
type Group = Omit<Tally, 'chosen'>

/** The weekdays and opponents of these games: the same whatever is chosen of them. */
export function groupsOf(games: readonly PickableGame[]): {
  weekdays: readonly Group[]
  opponents: readonly Group[]
} {
  const keysOf = (of: readonly PickableGame[] = []) => of.map(({ key }) => key)
  const byWeekday = grouped(games, ({ weekday }) => weekday)
  const byOpponent = grouped(games, ({ opponent }) => opponent || undefined)
  return {
    weekdays: weekdays.map((name, index) => {
      const key = String(index)
      return { key, name, keys: keysOf(byWeekday.get(key)) }
    }),
    opponents: [...byOpponent]
      .map(([key, of]) => ({ key, name: of[0]?.nickname ?? key, keys: keysOf(of) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  }
}

/**
 * The figures of the chosen among these games.
 * @param groups of the same games, as {@link groupsOf} gives them.
 */
export function figuresOf(
  games: readonly PickableGame[],
  chosen: ReadonlySet<string>,
  groups = groupsOf(games),
): Figures {
  const picked = games.filter(({ key }) => chosen.has(key))
  const days = new Set(picked.flatMap(({ dayNumber }) => dayNumber ?? []))
  const sum = (row: 'a' | 'b') =>
    picked.reduce((cents, { prices }) => cents + (prices[row] ?? 0), 0)
  const tally = (group: Group): Tally => ({
    ...group,
    chosen: group.keys.filter((key) => chosen.has(key)).length,
  })
  return {
    games: picked.length,
    preseason: picked.filter(({ mark }) => mark === 'PRE').length,
    weekdays: groups.weekdays.map(tally),
    opponents: groups.opponents.map(tally),
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
