import Button from '@mui/material/Button'
import { Alert } from '../Alert'

interface OfferAlertProps {
  severity: 'info' | 'warning'
  words: string
  actionLabel: string
  onAction: () => void
}

/** States that something does not match, with a button that fixes it. Nothing changes by itself. */
export function OfferAlert(props: OfferAlertProps) {
  const { severity, words, actionLabel, onAction } = props
  return (
    <Alert
      severity={severity}
      action={
        <Button color="inherit" size="small" onClick={onAction} style={{ whiteSpace: 'nowrap' }}>
          <span>{actionLabel}</span>
        </Button>
      }
    >
      {words}
    </Alert>
  )
}
