import { useId } from 'react'
import type { Plan } from '../../../domain/plan'
import { shortDayText } from '../../../domain/time/wallClock'
import { ImpactNote } from '../../kit/impact/ImpactNote'
import styles from './PlanChanges.module.css'
import type { PickableGame } from './pickableGame'

/** What a save will change, by name, and which packages and public pages show it. */
export function PlanChanges({
  added,
  removed,
  plan,
}: {
  added: readonly PickableGame[]
  removed: readonly PickableGame[]
  /** As it is on the server; null for a new one. */
  plan: Plan | null
}) {
  const isNothing = added.length + removed.length === 0
  return (
    <section className={styles.changes}>
      <h3 className={styles.title}>
        {isNothing ? 'Nothing to save yet' : changeWords({ added, removed })}
      </h3>
      <Part title="Adds" games={added} />
      <Part title="Takes out" games={removed} />
      {plan && !isNothing && <ImpactNote kind="plan" records={[plan]} />}
    </section>
  )
}

/** '+3 −1'. */
export const changeWords = ({
  added,
  removed,
}: {
  added: readonly PickableGame[]
  removed: readonly PickableGame[]
}): string =>
  [added.length > 0 && `+${added.length}`, removed.length > 0 && `−${removed.length}`]
    .filter(Boolean)
    .join(' ')

function Part({ title, games }: { title: string; games: readonly PickableGame[] }) {
  const titleId = useId()
  if (games.length === 0) return null
  return (
    <div>
      <h4 className={styles.part} id={titleId}>
        {title}
      </h4>
      <ul className={styles.list} aria-labelledby={titleId}>
        {games.map(({ key, day, opponent }) => (
          <li key={key}>
            {[day && shortDayText(day), opponent].filter(Boolean).join(' · ') || key}
          </li>
        ))}
      </ul>
    </div>
  )
}
