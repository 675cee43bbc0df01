import { BASE_PATH, paths } from '../../config/paths'
import styles from './DayOverview.module.css'

const ACTIONS = [
  ['Send a package', paths.combinedPlans],
  ['Change prices', paths.prices],
  ['Assign reps', paths.pricing],
  ['Import games', paths.seasonImport],
  ['Start next season', paths.seasonNext],
] as const

/** What a day is mostly spent on, one press away. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className={styles.actions}>
      {ACTIONS.map(([name, path]) => (
        <a key={path} href={BASE_PATH + path}>
          {name}
        </a>
      ))}
    </nav>
  )
}
