import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'

interface SmallCheckboxProps {
  label: ReactNode
  /** The accessible name, where the label alone is not enough. */
  ariaLabel?: string
  checked: boolean
  /** Some of its items are checked, but not all. */
  indeterminate?: boolean
  onChange: (isChecked: boolean) => void
}

/** A small check box that belongs to the content beside it. */
export function SmallCheckbox(props: SmallCheckboxProps) {
  const { label, ariaLabel, checked, indeterminate = false, onChange } = props
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: 'body2', component: 'span' } }}
      // Beside several lines it is at the first.
      sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: 1 } }}
      control={
        <Checkbox
          size="small"
          checked={checked}
          indeterminate={indeterminate}
          onChange={(_event, isChecked) => onChange(isChecked)}
          slotProps={{ input: { 'aria-label': ariaLabel } }}
        />
      }
    />
  )
}
