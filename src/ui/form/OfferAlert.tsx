import Button from '@mui/material/Button'
import { Alert } from '../Alert'

/** States that something does not match, with a button that fixes it. Nothing changes by itself. */
export function OfferAlert({
  severity,
  words,
  offer,
  onTake,
}: {
  severity: 'info' | 'warning'
  words: string
  offer: string
  onTake: () => void
}) {
  return (
    <Alert
      severity={severity}
      action={
        <Button color="inherit" size="small" onClick={onTake} style={{ whiteSpace: 'nowrap' }}>
          <span>{offer}</span>
        </Button>
      }
    >
      {words}
    </Alert>
  )
}
