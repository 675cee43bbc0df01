import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

/**
 * A small check box that belongs to the content beside it.
 * @param name the accessible name, where the label alone is not enough.
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
