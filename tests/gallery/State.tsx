import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** Each shows one part in its states, by the name of the part's file. */
export type Parts = Record<string, () => ReactNode>

/** One state of a part, with words for what it is. */
export function State(state: {
  name: string
  /** As a phone's page, or all there is; left out, as a column. */
  width: 'narrow' | 'wide' | undefined
  children: ReactNode
}) {
  return (
    <figure className={`${styles.state} ${state.width ? styles[state.width] : ''}`}>
      <figcaption>{state.name}</figcaption>
      {state.children}
    </figure>
  )
}

type Named = Readonly<Record<string, ReactNode>>

/** The states of a part by their names: in columns, as wide as a phone's page, and all there is. */
export const States = ({ of = {}, narrow = {}, wide = {} }: Record<string, Named>) =>
  [of, narrow, wide].map((named, index) =>
    Object.entries(named).map(([name, state]) => (
      <State key={name} name={name} width={([undefined, 'narrow', 'wide'] as const)[index]}>
        {state}
      </State>
    )),
  )
