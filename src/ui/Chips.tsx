import styles from './Chips.module.css'
import visuallyHidden from './visuallyHidden.module.css'

interface ChipsProps {
  names: string[]
  emptyText: string
  /** Returns the address of a name. If omitted, the chips are plain text. */
  hrefOf?: ((name: string) => string) | undefined
  /** Returns the full names of a short name, shown on hover and read by screen readers. */
  fullNamesOf?: (name: string) => string | undefined
}

/** Short names as chips. Plain elements instead of MUI's Chip, because a table has hundreds of them. */
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
