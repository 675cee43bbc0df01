import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { filesToEdit, type remainingTasks } from '../../domain/seasonTasks'
import { counted } from '../../domain/text'
import { seasonText } from '../../domain/time/seasons'
import { Chips } from '../../ui/Chips'
import { planHref, pricingPlanHref } from '../records/recordLinks'
import styles from './NextSeason.module.css'

type LeftToDoProps = ReturnType<typeof remainingTasks> & { season: number }

/** Lists the remaining work on a season. Renders nothing when all is done. */
export function LeftToDo({ season, plans, pricingPlans }: LeftToDoProps) {
  const titleId = useId()
  const webTeamTasks = webTeamTasksOf(season)
  if (plans.length + pricingPlans.length + webTeamTasks.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId}>{`Left to do for ${seasonText(season)}`}</h2>
      <ul className={styles.left}>
        {plans.length > 0 && (
          <li>
            <div>
              <span>{`${counted(plans.length, 'plan')} without games.`}</span>{' '}
              <Link to={paths.seasonImport}>Import games</Link>
            </div>
            <div className={styles.chips}>
              <Chips names={plans} emptyText="" hrefOf={(name) => planHref(name)} />
            </div>
          </li>
        )}
        {pricingPlans.length > 0 && (
          <li>
            <div>{`${counted(pricingPlans.length, 'pricing plan')} without reps.`}</div>
            <div className={styles.chips}>
              <Chips names={pricingPlans} emptyText="" hrefOf={pricingPlanHref} />
            </div>
          </li>
        )}
        {webTeamTasks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <WebTeamDetails season={season} />
    </section>
  )
}

/** The texts about content in the app's files, which only the web team can change. */
export const webTeamTasksOf = (season: number) =>
  filesToEdit(season).map(
    ({ content }) => `Ask your web team to add the ${content} for ${seasonText(season)}.`,
  )

/** Lists the files that the web team must change. Renders nothing if they are complete. */
export function WebTeamDetails({ season }: { season: number }) {
  const files = filesToEdit(season)
  if (files.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>Details for your web team</summary>
      {files.map(({ content, path }) => (
        <div key={path}>{`${path}: ${content}`}</div>
      ))}
    </details>
  )
}
