import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Says that a draft stands in the fields, and offers the record as it is. */
export function RestoredNotice({
  isOutdated = false,
  onStartOver,
}: {
  /** The record has changed since. */
  isOutdated?: boolean
  onStartOver: () => void
}) {
  return (
    <Alert
      severity={isOutdated ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      What you had typed is back. It has not been saved yet.
      {isOutdated && <span> The record was changed since: Start over shows it as it is now.</span>}
    </Alert>
  )
}
