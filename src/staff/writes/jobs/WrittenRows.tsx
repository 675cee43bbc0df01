import { stepHref } from './stepHref'
import { nameOf } from './takeBack'
import { useJob } from './useJobs'
import styles from './WrittenRows.module.css'

/** At most this many are named. */
const MOST = 50

/** What an ended job wrote, each record a link to where it stands; nothing of what is gone or taken back. */
export function WrittenRows({ id }: { id: string }) {
  const job = useJob(id)
  if (job?.state !== 'ended' || job.undoneBy !== undefined || job.isUndo) return null
  const links = new Map(
    job.items.flatMap(({ step, state }) => {
      const href = state === 'done' ? stepHref(step) : undefined
      return href === undefined ? [] : [[nameOf(step), href] as const]
    }),
  )
  if (links.size === 0) return null
  const more = links.size - MOST
  return (
    <details className={styles.rows} open={links.size <= 5}>
      <summary>What it wrote</summary>
      <ul>
        {[...links].slice(0, MOST).map(([name, href]) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </details>
  )
}
