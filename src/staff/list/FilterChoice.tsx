import TextField from '@mui/material/TextField'
import styles from './FilterBar.module.css'

/** One way to narrow a list down. The browser's own list: it is the lighter one, and quick with hundreds. */
export function FilterChoice({
  label,
  all,
  value,
  options,
  onChoose,
}: {
  label: string
  /** What stands there while nothing is chosen. */
  all: string
  /** '' for all; a value that is no option stands there all the same. */
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
}) {
  const isOffered = value === '' || options.some(([key]) => key === value)
  return (
    <TextField
      select
      className={styles.choice}
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {!isOffered && <option value={value}>{value}</option>}
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </TextField>
  )
}
