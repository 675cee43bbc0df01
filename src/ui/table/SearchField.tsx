import SearchIcon from '@mui/icons-material/Search'
import FormControl from '@mui/material/FormControl'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useSingleKeys } from '../singleKeys'

/** The search box above a table. Not a TextField: that brings the code of selects and menus along. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  const hasSingleKeys = useSingleKeys()
  return (
    <FormControl fullWidth size="small" sx={{ maxWidth: { sm: 360 }, bgcolor: 'background.paper' }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        slotProps={{ input: { 'aria-keyshortcuts': hasSingleKeys ? '/' : undefined } }}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
      />
    </FormControl>
  )
}
