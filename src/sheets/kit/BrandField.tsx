import type { TeamKey } from '../../content/teams'
import styles from './BrandField.module.css'
import look from './teamLook.module.css'

/**
 * The colored field behind a sheet's head, in equal parts where several teams play. It is a drawing,
 * because browsers print no backgrounds unless asked to. Its parent is its frame.
 */
export function BrandField({ teams }: { teams: readonly TeamKey[] }) {
  const width = 1 / teams.length
  return (
    <svg
      className={styles.field}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {teams.map((team, index) => (
        <rect
          key={team}
          className={`${styles.part} ${look[team]}`}
          x={index * width}
          width={width}
          height={1}
        />
      ))}
    </svg>
  )
}
