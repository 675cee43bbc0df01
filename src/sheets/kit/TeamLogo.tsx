import { type ReactNode, useEffect, useState } from 'react'
import { safeHref } from '../../domain/hrefs'
import styles from './TeamLogo.module.css'

interface TeamLogoProps {
  /** Three letters, shown when there is no picture. */
  abbreviation: string
  /** A picture on an external host, as it was configured or sent. */
  logo: string | null
  /** `#RRGGBB`; the badge is dark on white when unknown. */
  colors?: { primary: string; secondary: string } | undefined
  /** Width and height in CSS pixels. */
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
export function TeamLogo({ abbreviation, logo, colors, size, paperSize }: TeamLogoProps) {
  const url = safeHref(logo)
  const badge = (
    <span
      className={styles.badge}
      style={{
        '--primary': colors?.primary ?? '#14181d',
        '--secondary': colors?.secondary ?? '#8b939c',
      }}
    >
      {abbreviation}
    </span>
  )
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
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('gone'), patience)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'gone') return badge
  return (
    <>
      <img
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
