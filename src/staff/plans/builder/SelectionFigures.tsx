import { useId, useState } from 'react'
import { moneyText, withSign } from '../../../domain/money'
import { groupBy } from '../../../domain/recordKeys'
import { counted } from '../../../domain/text'
import { weekdays } from '../../../domain/time/dates'
import type { PickableGame } from './pickableGames'
import styles from './SelectionFigures.module.css'
import type { PlanChoice } from './usePlanChoice'

/** The number of chosen games on a weekday or against an opponent. */
interface Tally {
  /** 'Saturday', 'Rangers'. */
  name: string
  /** The keys of all games in the group. */
  keys: readonly string[]
  /** The keys that the next click chooses or removes: preseason games are chosen after all others. */
  next: readonly string[]
  /** The number of chosen games. */
  chosen: number
}

/** The figures of the chosen games. Sums are in cents and include only games with a price. */
export function figuresOf(games: readonly PickableGame[], chosen: ReadonlySet<string>) {
  const picked = games.filter(({ key }) => chosen.has(key))
  const days = new Set(picked.flatMap(({ dayNumber }) => dayNumber ?? []))
  const byWeekday = groupBy(games, ({ weekday }) => weekday)
  const byOpponent = groupBy(games, ({ opponent }) => opponent || undefined)
  const sum = (row: 'a' | 'b') =>
    picked.reduce((cents, { prices }) => cents + (prices[row] ?? 0), 0)
  const tally = (name: string, group: readonly PickableGame[] = []): Tally => {
    const keys = group.map(({ key }) => key)
    const regular = group.flatMap(({ key, mark }) => (mark === 'PRE' ? [] : key))
    const next = regular.every((key) => chosen.has(key)) ? keys : regular
    return { name, keys, next, chosen: keys.filter((key) => chosen.has(key)).length }
  }
  return {
    games: picked.length,
    /** The number of chosen preseason games. */
    preseason: picked.filter(({ mark }) => mark === 'PRE').length,
    /** Starts with Sunday, and includes weekdays without games. */
    weekdays: weekdays.map((name, index) => tally(name, byWeekday.get(String(index)))),
    opponents: [...byOpponent]
      .map(([opponent, group]) => tally(group[0]?.nickname ?? opponent, group))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    /** The number of pairs of consecutive days with games. */
    backToBacks: [...days].filter((day) => days.has(day + 1)).length,
    rowA: sum('a'),
    rowB: sum('b'),
    /** The number of games without a price in Row A or Row B. */
    unpriced: picked.filter(({ prices }) => prices.a === null || prices.b === null).length,
  }
}

/** A sum in cents as text, '$0' for 0. */
export const sumText = (cents: number): string => moneyText(cents) || withSign('0')

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface SelectionFiguresProps {
  choice: PlanChoice
  figures: ReturnType<typeof figuresOf>
  /** The number of games in the plan's name; null if the name has none. */
  target: number | null
}

/** The figures of the current choice. Clicking a weekday or an opponent chooses its games. */
export function SelectionFigures({ choice, figures, target }: SelectionFiguresProps) {
  const { games, preseason, weekdays, opponents, backToBacks, rowA, rowB, unpriced } = figures
  const total = choice.chosen.size
  const inOtherSeasons = total - games
  return (
    <div className={styles.figures}>
      <dl className={styles.sums}>
        <Figure name="Games" isOff={target !== null && target !== total}>
          {target === null ? `${total}` : `${total} of ${target}`}
        </Figure>
        <Figure name="Back-to-backs">{`${backToBacks}`}</Figure>
        <Figure name="Row A">{sumText(rowA)}</Figure>
        <Figure name="Row B">{sumText(rowB)}</Figure>
      </dl>
      <p className={styles.notes}>
        {[
          preseason > 0 && `${preseason} preseason`,
          unpriced > 0 && `${counted(unpriced, 'game')} without a price`,
          inOtherSeasons > 0 &&
            `${counted(inOtherSeasons, 'game')} of other seasons, not counted below`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Group title="All on" tallies={weekdays} onChoose={choice.setGames} />
      <Group title="All against" tallies={opponents} onChoose={choice.setGames} />
    </div>
  )
}

interface FigureProps {
  name: string
  /** Whether the figure differs from the number in the plan's name. */
  isOff?: boolean
  children: string
}

function Figure({ name, isOff = false, children }: FigureProps) {
  return (
    <div className={styles.sum} data-off={isOff}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface GroupProps {
  title: string
  tallies: readonly Tally[]
  onChoose: PlanChoice['setGames']
}

/** A button for each group of games. The buttons are one Tab stop; arrow keys move between them. */
function Group({ title, tallies, onChoose }: GroupProps) {
  const titleId = useId()
  const [focused, setFocused] = useState(0)
  const some = tallies.filter(({ keys }) => keys.length > 0)
  if (some.length === 0) return null
  const tabStop = Math.min(focused, some.length - 1)
  return (
    <div>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it */}
      <div
        className={styles.group}
        role="group"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          const to = event.currentTarget.children[tabStop + (STEPS[event.key] ?? 0)]
          if (!STEPS[event.key] || !(to instanceof HTMLElement)) return
          event.preventDefault()
          to.focus()
        }}
      >
        {some.map(({ name, keys, next, chosen }, index) => (
          <button
            key={name}
            type="button"
            className={styles.all}
            aria-pressed={chosen > 0 && chosen < keys.length ? 'mixed' : chosen > 0}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => onChoose(next, chosen < keys.length)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{`${chosen}/${keys.length}`}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
