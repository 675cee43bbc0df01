import CloseIcon from '@mui/icons-material/Close'
import styles from './EventChips.module.css'

/** The codes of a plan's games as chips, each with a button that takes it out. */
export function EventChips({
  names,
  labelledBy,
  onDelete,
}: {
  names: string[]
  labelledBy: string
  onDelete: (eventName: string) => void
}) {
  if (names.length === 0) return <span className={styles.none}>No Event Names</span>
  return (
    <ul className={styles.chips} aria-labelledby={labelledBy}>
      {names.map((name) => (
        <li key={name} className={styles.chip}>
          {name}
          <button
            type="button"
            className={styles.delete}
            aria-label={`Delete event ${name}`}
            onClick={() => onDelete(name)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
