import { useId, useState } from 'react'
import { counted } from '../../../domain/text'
import { type choiceFigures, type GameTally, sumText } from './choiceFigures'
import styles from './SelectionFigures.module.css'
import type { PlanChoice } from './usePlanChoice'

/** How far each arrow key moves the focus in a group of buttons. */
const OFFSETS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface SelectionFiguresProps {
  choice: PlanChoice
  figures: ReturnType<typeof choiceFigures>
  /** The number of games in the plan's name; null if the name has none. */
  target: number | null
}

/** The figures of the current choice. Clicking a weekday or an opponent chooses its games. */
export function SelectionFigures({ choice, figures, target }: SelectionFiguresProps) {
  const { gameCount, preseasonCount, unpricedCount, backToBackCount } = figures
  const total = choice.chosen.size
  const inOtherSeasons = total - gameCount
  return (
    <div className={styles.figures}>
      <dl className={styles.sums}>
        <Figure name="Games" isOff={target !== null && target !== total}>
          {target === null ? `${total}` : `${total} of ${target}`}
        </Figure>
        <Figure name="Back-to-backs">{`${backToBackCount}`}</Figure>
        <Figure name="Row A">{sumText(figures.rowA)}</Figure>
        <Figure name="Row B">{sumText(figures.rowB)}</Figure>
      </dl>
      <p className={styles.notes}>
        {[
          preseasonCount > 0 && `${preseasonCount} preseason`,
          unpricedCount > 0 && `${counted(unpricedCount, 'game')} without a price`,
          inOtherSeasons > 0 &&
            `${counted(inOtherSeasons, 'game')} of other seasons, not counted below`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <TallyButtons title="All on" tallies={figures.weekdays} onChoose={choice.setGames} />
      <TallyButtons title="All against" tallies={figures.opponents} onChoose={choice.setGames} />
    </div>
  )
}

interface FigureProps {
  name: string
  /** Whether the figure differs from the number in the plan's name, and is marked. */
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

interface TallyButtonsProps {
  title: string
  tallies: readonly GameTally[]
  onChoose: PlanChoice['setGames']
}

/** A button for each group of games. The buttons are one Tab stop; arrow keys move between them. */
function TallyButtons({ title, tallies, onChoose }: TallyButtonsProps) {
  const titleId = useId()
  const [focused, setFocused] = useState(0)
  const shown = tallies.filter(({ keys }) => keys.length > 0)
  if (shown.length === 0) return null
  const tabStop = Math.min(focused, shown.length - 1)
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
          const offset = OFFSETS[event.key]
          // Alt and an arrow is the browser's Back.
          if (offset === undefined || event.altKey || event.ctrlKey || event.metaKey) return
          const button = event.currentTarget.children[tabStop + offset]
          if (!(button instanceof HTMLElement)) return
          event.preventDefault()
          button.focus()
        }}
      >
        {shown.map(({ name, keys, toggledKeys, chosenCount }, index) => (
          <button
            key={name}
            type="button"
            className={styles.tally}
            aria-pressed={chosenCount > 0 && chosenCount < keys.length ? 'mixed' : chosenCount > 0}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => onChoose(toggledKeys, chosenCount < keys.length)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{`${chosenCount}/${keys.length}`}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
