import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useCharacterShortcuts } from '../../ui/characterShortcuts'
import styles from './FilterBar.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** The search box above a table. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const hasCharacterShortcuts = useCharacterShortcuts()
  return (
    <TextField
      type="search"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.search}
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': hasCharacterShortcuts ? '/' : undefined },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
