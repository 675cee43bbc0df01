import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useSingleKeys } from '../../ui/singleKeys'

/** The search box above a table. */
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
    <TextField
      type="search"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{
        maxWidth: { sm: 360 },
        // What was searched for says what the page is about; an empty box says nothing.
        '@media print': { '&:has(input[value=""])': { display: 'none' } },
      }}
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': hasSingleKeys ? '/' : undefined },
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
