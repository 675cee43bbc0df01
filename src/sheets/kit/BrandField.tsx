import type { TeamKey } from '../../content/teams'
import styles from './BrandField.module.css'
import look from './teamLook.module.css'

/**
 * A colored area that fills its parent, behind a part of a sheet's header. It is an SVG, because
 * browsers print backgrounds only on request.
 */
export function BrandField(props: { team: TeamKey; className?: string | undefined }) {
  const { team, className = '' } = props
  return (
    <svg
      className={`${styles.field} ${look[team]} ${className}`}
      data-team={team}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={1} height={1} />
    </svg>
  )
}
