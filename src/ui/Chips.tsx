import styles from './Chips.module.css'
import visuallyHidden from './visuallyHidden.module.css'

interface ChipsProps {
  names: string[]
  none: string
  linkOf?: ((name: string) => string) | undefined
  allOf?: (name: string) => string | undefined
}

/**
 * Short names as chips, rendered as plain text because a table holds hundreds of them.
 * @param linkOf returns the address of a name; without it the chips are no links.
 * @param allOf returns the full names of a short one, shown on hover and read by screen readers.
 */
export function Chips(props: ChipsProps) {
  const { names, none, linkOf, allOf } = props
  if (names.length === 0) return <span className={styles.none}>{none}</span>
  return (
    <>
      {names.map((name) =>
        linkOf ? (
          <a key={name} className={styles.chip} href={linkOf(name)}>
            {name}
          </a>
        ) : (
          <span key={name} className={styles.chip} title={allOf?.(name)}>
            <span>{name}</span>
            {allOf?.(name) && <span className={visuallyHidden.text}>{`: ${allOf(name)}`}</span>}
          </span>
        ),
      )}
    </>
  )
}
