import { memo, useId, useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import { sumText, type Tally } from './figures'
import { useChosen } from './PlanChoiceProvider'
import styles from './SelectionFigures.module.css'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The running figures of a choice; each weekday and opponent chooses all of its games. */
export function SelectionFigures({
  target,
}: {
  /** How many games the plan's name says; null where it says none. */
  target: number | null
}) {
  const { choice, figures } = useChosen()
  const { games, preseason, weekdays, opponents, backToBacks, rowA, rowB, unpriced } = figures
  const total = choice.chosen.size
  /** Of other seasons. */
  const elsewhere = total - games
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
      <p className={styles.notes} data-long={elsewhere > 0 || undefined}>
        {[
          preseason > 0 && `${preseason} preseason`,
          unpriced > 0 && `${counted(unpriced, 'game')} without a price`,
          elsewhere > 0 && `${counted(elsewhere, 'game')} of other seasons, not counted below`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Group title="All on" tallies={weekdays} onChoose={choice.put} />
      <Group title="All against" tallies={opponents} onChoose={choice.put} />
    </div>
  )
}

function Figure({
  name,
  isOff = false,
  children,
}: {
  name: string
  /** It is not as it should be. */
  isOff?: boolean
  children: string
}) {
  return (
    <div className={styles.sum} data-off={isOff}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Group({
  title,
  tallies,
  onChoose,
}: {
  title: string
  tallies: readonly Tally[]
  onChoose: (keys: readonly string[], isIn: boolean) => void
}) {
  const titleId = useId()
  const [at, setAt] = useState(0)
  const some = tallies.filter(({ keys }) => keys.length > 0)
  if (some.length === 0) return null
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
        onFocus={({ target, currentTarget }) => setAt(indexOf(currentTarget, target))}
        onClick={({ target, currentTarget }) => {
          const tally = some[indexOf(currentTarget, target)]
          if (tally) onChoose(tally.keys, tally.chosen < tally.keys.length)
        }}
        onKeyDown={(event) => {
          const to = Math.min(Math.max(at + (STEPS[event.key] ?? 0), 0), some.length - 1)
          if (to === at) return
          event.preventDefault()
          setAt(to)
          event.currentTarget.querySelectorAll('button')[to]?.focus()
        }}
      >
        {some.map(({ key, name, keys, chosen }, index) => (
          <All
            key={key}
            name={name}
            chosen={chosen}
            count={keys.length}
            isTabStop={index === Math.min(at, some.length - 1)}
          />
        ))}
      </div>
    </div>
  )
}

/** Which of a group's buttons was met; -1 between them. */
const indexOf = (group: Element, target: Element | EventTarget) =>
  [...group.querySelectorAll('button')].findIndex((button) => button.contains(target as Element))

/** All of one group. */
const All = memo(function All({
  name,
  chosen,
  count,
  isTabStop,
}: {
  name: string
  chosen: number
  count: number
  /** Tab leads to one of them, arrows to the others. */
  isTabStop: boolean
}) {
  return (
    <button
      type="button"
      className={styles.all}
      aria-pressed={chosen === count ? true : chosen > 0 ? 'mixed' : false}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.count} style={{ width: `${2 * `${count}`.length + 1}ch` }}>
        {`${chosen}/${count}`}
      </span>
    </button>
  )
})
