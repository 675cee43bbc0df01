import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Club, League } from '../../content/leagues'
import { contrast, textColorOn } from '../../domain/colors'
import { safeHref } from '../../domain/hrefs'
import styles from './TeamLogo.module.css'

interface TeamLogoProps {
  /** Three letters, shown if there is no image. */
  abbreviation: string
  /** The address of an image on an external host, as configured or sent by the server. */
  logo: string | null
  /** The club's colors. The badge is dark grey if they are unknown. */
  colors?: ClubColors | undefined
  /** The club's league, if known. It decides the badge's shape. */
  league?: League | undefined
  /** Width and height in CSS pixels. */
  size: number
  /** Width and height on paper in points, if different. */
  paperSize?: number | undefined
}

/** How long to wait for an image before the badge is kept. */
const LOGO_TIMEOUT_MS = 4000

/**
 * A team's logo in a box of fixed size, so that a slow or missing image does not move other
 * content. A drawn badge replaces an image that fails, is late or is not set.
 */
export function TeamLogo({ abbreviation, logo, colors, league, size, paperSize }: TeamLogoProps) {
  const url = safeHref(logo)
  const badge = <TeamBadge abbreviation={abbreviation} colors={colors} league={league} />
  return (
    <span
      className={styles.box}
      style={{
        '--screen-size': `${size}px`,
        '--paper-size': paperSize === undefined ? undefined : `calc(${paperSize} * var(--pt))`,
      }}
    >
      {url === null ? (
        badge
      ) : (
        <LogoImage key={url} url={url} alt={abbreviation} size={size} badge={badge} />
      )}
    </span>
  )
}

interface ImageProps {
  url: string
  alt: string
  size: number
  /** Shown instead of the image. */
  badge: ReactNode
}

/**
 * The image or its badge. While the image loads, the box is empty on screen, so that the badge does
 * not flash, and shows the badge on paper, so that every print names the opponent. A badge on
 * screen is never replaced, so that nothing changes while someone reads or prints.
 */
function LogoImage({ url, alt, size, badge }: ImageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), LOGO_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  // A print set counts these before it prints.
  if (state === 'failed') {
    return (
      <span data-failed-logo style={{ display: 'contents' }}>
        {badge}
      </span>
    )
  }
  return (
    <>
      <img
        className={`${styles.image} ${state === 'loading' ? styles.loading : ''}`}
        src={url}
        alt={alt}
        width={size}
        height={size}
        // A lazy image below the fold would be missing on paper.
        loading="eager"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && <span className={styles.onPaper}>{badge}</span>}
    </>
  )
}

/** A club's two colors, `#RRGGBB`. */
export type ClubColors = Pick<Club, 'primary' | 'secondary'>

/**
 * Paths in a box of 40 by 40 with their stroke widths. The letters cover the area between y = 11
 * and 29.
 */
const patterns: readonly { path: string; width: number }[] = [
  { path: 'M0 6h40M0 34h40', width: 5 },
  { path: 'M8 0v40M20 0v40M32 0v40', width: 5.5 },
  {
    path: 'M-4 16 16-4M6 16 26-4M16 16 36-4M26 16 46-4M-6 44 14 24M4 44 24 24M14 44 34 24M24 44 44 24',
    width: 3.5,
  },
  { path: 'M30 0v40', width: 20 },
  { path: 'M2 13 20 0 38 13M2 41 20 28 38 41', width: 5 },
  { path: 'M30 0v20M10 20v20', width: 20 },
  { path: 'M20 0v40', width: 13 },
  { path: 'M0 35h40', width: 14 },
]

const unknown: ClubColors = { primary: '#14181d', secondary: '#8b939c' }

/** The colors of a club's badge, and a pattern chosen by its letters. @forTests */
export function badgeStyle(letters: string, colors: ClubColors = unknown) {
  const { primary: fill, secondary } = colors
  // Black or white, whichever has a contrast of at least 4.5:1.
  const textColor = textColorOn(fill)
  // Colors of similar brightness would be the same in greyscale.
  const patternColor = contrast(fill, secondary) >= 2.4 ? secondary : textColor
  const hash = [...letters].reduce((sum, letter) => sum * 5 + letter.charCodeAt(0), 0)
  return { fill, textColor, patternColor, pattern: patterns[hash % patterns.length] }
}

/** A crest for hockey, a ball for basketball, with the view box that fits the outline. */
const shapes: Record<League | 'none', { path: string; viewBox: string }> = {
  nhl: { path: 'M2.5 1.5h35V21Q37.5 33 20 39 2.5 33 2.5 21Z', viewBox: '0.5 0.75 39 39' },
  nba: { path: 'M20 1a19 19 0 0 1 0 38a19 19 0 0 1 0-38Z', viewBox: '0.25 0.25 39.5 39.5' },
  none: {
    path: 'M5 1.5h30q3.5 0 3.5 3.5v30q0 3.5-3.5 3.5H5q-3.5 0-3.5-3.5V5q0-3.5 3.5-3.5Z',
    viewBox: '0.75 0.75 38.5 38.5',
  },
}

/**
 * A drawn badge for a club without an image: its letters on a band in its colors, on a pattern. It
 * is an SVG, so that it prints even if backgrounds do not.
 */
function TeamBadge(props: Pick<TeamLogoProps, 'abbreviation' | 'colors' | 'league'>) {
  const { abbreviation, colors, league } = props
  const id = useId()
  const { fill, textColor, patternColor, pattern } = badgeStyle(abbreviation, colors)
  const { path: shape, viewBox } = shapes[league ?? 'none']
  return (
    <span className={styles.badge} style={{ color: textColor }}>
      <svg className={styles.art} viewBox={viewBox} aria-hidden="true" fill={fill}>
        <clipPath id={id}>
          <path d={shape} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path d={shape} />
          <path d={pattern?.path} stroke={patternColor} strokeWidth={pattern?.width} fill="none" />
          <path d="M-2 11h44v18H-2Z" stroke={textColor} strokeWidth={1.4} />
        </g>
        <path d={shape} stroke="#14181d" strokeWidth={1.5} fill="none" />
      </svg>
      <span>{abbreviation}</span>
    </span>
  )
}
