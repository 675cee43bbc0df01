import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'

interface SmallCheckboxProps {
  label: ReactNode
  /** The accessible name, if the label alone is not enough. */
  ariaLabel?: string
  checked: boolean
  /** Whether some of its items are checked, but not all. */
  indeterminate?: boolean
  onChange: (isChecked: boolean) => void
}

/** A small checkbox with a label. */
export function SmallCheckbox(props: SmallCheckboxProps) {
  const { label, ariaLabel, checked, indeterminate = false, onChange } = props
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: 'body2', component: 'span' } }}
      // Aligned with the first line of a long label.
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
