import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'

/** The button above a list that opens the form of a new record. */
export function AddButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      <span>{name}</span>
    </Button>
  )
}
