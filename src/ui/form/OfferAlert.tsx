import { Alert } from '../Alert'

interface OfferAlertProps {
  severity: 'info' | 'warning'
  message: string
  actionLabel: string
  onAction: () => void
}

/** A message that values do not match, with a button that fixes it. */
export function OfferAlert({ severity, message, actionLabel, onAction }: OfferAlertProps) {
  return (
    <Alert severity={severity} button={{ name: actionLabel, onClick: onAction }}>
      {message}
    </Alert>
  )
}
