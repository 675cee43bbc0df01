import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** Each shows one part in its states, by the name of the part's file. */
export type Parts = Record<string, () => ReactNode>

/** One state of a part, with words for what it is. */
export function State({
  name,
  width,
  children,
}: {
  name: string
  /** As a phone's page, or all there is; left out, as a column. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}) {
  return (
    <figure className={`${styles.state} ${width ? styles[width] : ''}`}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}
