import { useId } from 'react'
import type { League } from '../../content/leagues'
import { badgeLook, type ClubColors, patterns } from './badgeLook'
import styles from './TeamBadge.module.css'

/** A crest is hockey, a ball basketball; each with the box that its outline fills. */
const shapes: Record<League | 'none', [path: string, viewBox: string]> = {
  nhl: ['M2.5 1.5h35V21Q37.5 33 20 39 2.5 33 2.5 21Z', '0.5 0.75 39 39'],
  nba: ['M20 1a19 19 0 0 1 0 38a19 19 0 0 1 0-38Z', '0.25 0.25 39.5 39.5'],
  none: [
    'M5 1.5h30q3.5 0 3.5 3.5v30q0 3.5-3.5 3.5H5q-3.5 0-3.5-3.5V5q0-3.5 3.5-3.5Z',
    '0.75 0.75 38.5 38.5',
  ],
}

interface TeamBadgeProps {
  /** Three letters. */
  letters: string
  colors: ClubColors | undefined
  league: League | undefined
}

/**
 * Art of our own for a club without a picture: its letters on a band in its colours, a pattern around
 * them. Drawn, not painted as a background, so that it prints where backgrounds do not.
 */
export function TeamBadge({ letters, colors, league }: TeamBadgeProps) {
  const id = useId()
  const { fill, ink, charge, pattern } = badgeLook(letters, colors)
  const [path, width] = patterns[pattern] ?? []
  const [shape, viewBox] = shapes[league ?? 'none']
  return (
    <span className={styles.badge} style={{ color: ink }}>
      <svg className={styles.art} viewBox={viewBox} aria-hidden="true" fill={fill}>
        <clipPath id={id}>
          <path d={shape} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path d={shape} />
          <path d={path} stroke={charge} strokeWidth={width} fill="none" />
          <path d="M-2 11h44v18H-2Z" stroke={ink} strokeWidth={1.4} />
        </g>
        <path d={shape} stroke="#14181d" strokeWidth={1.5} fill="none" />
      </svg>
      <span>{letters}</span>
    </span>
  )
}
