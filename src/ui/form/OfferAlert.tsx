import Button from '@mui/material/Button'
import { Alert } from '../Alert'

interface OfferAlertProps {
  severity: 'info' | 'warning'
  words: string
  offer: string
  onTake: () => void
}

/** States that something does not match, with a button that fixes it. Nothing changes by itself. */
export function OfferAlert(props: OfferAlertProps) {
  const { severity, words, offer, onTake } = props
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
