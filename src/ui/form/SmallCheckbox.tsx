import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

/**
 * A check box that belongs to what stands beside it, in small type.
 * @param name what a screen reader says instead of the label, where the label alone says too little.
 */
export function SmallCheckbox({
  label,
  name,
  checked,
  onCheck,
}: {
  label: string
  name?: string
  checked: boolean
  onCheck: (isChecked: boolean) => void
}) {
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      control={
        <Checkbox
          size="small"
          checked={checked}
          onChange={(_event, isChecked) => onCheck(isChecked)}
          slotProps={{ input: { 'aria-label': name } }}
        />
      }
    />
  )
}
