import unseen from '../../../ui/unseen.module.css'
import styles from './BuilderForm.module.css'
import { sumText } from './figures'
import { useChosen } from './PlanChoiceProvider'
import { changeWords, differences } from './selection'
import type { Pickable } from './usePickable'
import { useSpokenFigures } from './useSpokenFigures'

/** What is chosen and what it changes, in one line; what has changed is said to whoever does not see it. */
export function ChosenSums({ pickable: { all, stored } }: { pickable: Pickable }) {
  const { choice, figures } = useChosen()
  const words = changeWords(differences(all, stored, choice.wanted))
  return (
    <div className={styles.foot}>
      <span role="status" className={unseen.unseen}>
        {useSpokenFigures(figures)}
      </span>
      <div className={styles.sums}>
        <span>{`${choice.chosen.size} chosen`}</span>
        {words && <strong>{words}</strong>}
        <span>{`A ${sumText(figures.rowA)} · B ${sumText(figures.rowB)}`}</span>
      </div>
    </div>
  )
}
