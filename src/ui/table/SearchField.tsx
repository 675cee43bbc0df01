import { useSingleKeys } from '../singleKeys'
import styles from './SearchField.module.css'

/** The search box above a table; plain, because the parts of forms come with the first dialog. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const hasSingleKeys = useSingleKeys()
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m17 17-4.5-4.5M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0" />
      </svg>
      <input
        type="search"
        aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
