import AddIcon from '@mui/icons-material/Add'
import Button, { type ButtonProps } from '@mui/material/Button'

/** The button above a list that opens the form for a new record. */
export function AddButton({
  name,
  ...button
}: { name: string } & Pick<ButtonProps, 'variant' | 'onClick'>) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} {...button}>
      <span>{name}</span>
    </Button>
  )
}
