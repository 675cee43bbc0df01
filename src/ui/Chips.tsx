import styles from './Chips.module.css'

/** Short names as chips, drawn as plain text because a table holds hundreds of them. */
export function Chips({ names, none }: { names: string[]; none: string }) {
  if (names.length === 0) return <span className={styles.none}>{none}</span>
  return (
    <>
      {names.map((name) => (
        <span key={name} className={styles.chip}>
          {name}
        </span>
      ))}
    </>
  )
}
