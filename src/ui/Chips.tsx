import styles from './Chips.module.css'
import visuallyHidden from './visuallyHidden.module.css'

interface ChipsProps {
  names: string[]
  emptyText: string
  /** The address of a name; without it the chips are no links. */
  hrefOf?: ((name: string) => string) | undefined
  /** The full names of a short one, shown on hover and read by screen readers. */
  fullNamesOf?: (name: string) => string | undefined
}

/** Short names as chips, rendered as plain text because a table holds hundreds of them. */
export function Chips({ names, emptyText, hrefOf, fullNamesOf }: ChipsProps) {
  if (names.length === 0) return <span className={styles.none}>{emptyText}</span>
  return (
    <>
      {names.map((name) =>
        hrefOf ? (
          <a key={name} className={styles.chip} href={hrefOf(name)}>
            {name}
          </a>
        ) : (
          <span key={name} className={styles.chip} title={fullNamesOf?.(name)}>
            <span>{name}</span>
            {fullNamesOf?.(name) && (
              <span className={visuallyHidden.text}>{`: ${fullNamesOf(name)}`}</span>
            )}
          </span>
        ),
      )}
    </>
  )
}
