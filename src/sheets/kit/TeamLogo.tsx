import { useState } from 'react'
import { safeUrl } from '../../domain/links'
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

/**
 * A team's logo in a box of fixed size, so that a slow or missing picture moves nothing. When it
 * fails, or none is set, a badge of our own takes its place.
 */
export function TeamLogo({ abbreviation, logo, colors, size, paperSize }: TeamLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const url = safeUrl(logo)
  const sizes = {
    '--screen-size': `${size}px`,
    '--paper-size': paperSize === undefined ? undefined : `calc(${paperSize} * var(--pt))`,
  }
  if (url !== null && url !== failedUrl) {
    return (
      <img
        className={`${styles.box} ${styles.picture}`}
        style={sizes}
        src={url}
        alt={abbreviation}
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(url)}
      />
    )
  }
  return (
    <span className={styles.box} style={sizes}>
      <span
        className={styles.badge}
        style={{
          '--primary': colors?.primary ?? '#14181d',
          '--secondary': colors?.secondary ?? '#8b939c',
        }}
      >
        {abbreviation}
      </span>
    </span>
  )
}
