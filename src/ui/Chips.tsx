import styles from './Chips.module.css'

/**
 * Short names as chips, drawn as plain text because a table holds hundreds of them.
 * @param linkOf where each leads, as an address of this site; left out, they lead nowhere.
 */
export function Chips({
  names,
  none,
  linkOf,
}: {
  names: string[]
  none: string
  linkOf?: ((name: string) => string) | undefined
}) {
  if (names.length === 0) return <span className={styles.none}>{none}</span>
  return (
    <>
      {names.map((name) =>
        linkOf ? (
          <a key={name} className={styles.chip} href={linkOf(name)}>
            {name}
          </a>
        ) : (
          <span key={name} className={styles.chip}>
            {name}
          </span>
        ),
      )}
    </>
  )
}
