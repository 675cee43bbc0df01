import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { League } from '../../content/leagues'
import { safeHref } from '../../domain/hrefs'
import type { ClubColors } from './badgeLook'
import { TeamBadge } from './TeamBadge'
import styles from './TeamLogo.module.css'

interface TeamLogoProps {
  /** Three letters, shown when there is no picture. */
  abbreviation: string
  /** A picture on an external host, as it was configured or sent. */
  logo: string | null
  /** The club's; the badge is dark grey when unknown. */
  colors?: ClubColors | undefined
  /** What the club plays in, if known: the badge's shape. */
  league?: League | undefined
  /** Width and height of its box in CSS pixels. */
  size: number
  /** Width and height in points on paper, where the page has less room. */
  paperSize?: number | undefined
}

/** How long a picture may take, in milliseconds; then the badge stands for good. */
const patience = 4000

/**
 * A team's logo in a box of fixed size, so that a slow or missing picture moves nothing. When it
 * fails, is late, or none is set, a badge of our own takes its place.
 */
export function TeamLogo(props: TeamLogoProps) {
  const { abbreviation, logo, colors, league, size, paperSize } = props
  const url = safeHref(logo)
  const badge = <TeamBadge letters={abbreviation} colors={colors} league={league} />
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
        <Picture key={url} url={url} alt={abbreviation} size={size} badge={badge} />
      )}
    </span>
  )
}

interface PictureProps {
  url: string
  alt: string
  size: number
  /** What stands in for the picture. */
  badge: ReactNode
}

/**
 * The picture, or its badge. While it is on its way the box stays empty on screen, so that no
 * letters flash before it, and shows the badge on paper, so that no print lacks an opponent. A badge
 * that stands is never replaced: nothing changes under a reader's eyes, nor while it is printed.
 */
function Picture({ url, alt, size, badge }: PictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'gone'>('coming')
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('gone'), patience)
    return () => clearTimeout(timer)
  }, [state])

  // A print set counts these before it prints.
  if (state === 'gone') {
    return (
      <span data-lost-logo style={{ display: 'contents' }}>
        {badge}
      </span>
    )
  }
  return (
    <>
      <img
        ref={picture}
        className={`${styles.picture} ${state === 'coming' ? styles.coming : ''}`}
        src={url}
        alt={alt}
        width={size}
        height={size}
        // A lazy picture below the fold would be missing on paper.
        loading="eager"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setState('there')}
        onError={() => setState('gone')}
      />
      {state === 'coming' && <span className={styles.onPaper}>{badge}</span>}
    </>
  )
}
