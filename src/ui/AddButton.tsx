import { Button } from './Button'
import { AddIcon } from './icons'

/** The button above a list that opens the form of a new record. */
export function AddButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      <span>{name}</span>
    </Button>
  )
}
