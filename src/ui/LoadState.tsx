import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'

/** A list on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <Stack role="status" direction="row" spacing={2} sx={{ alignItems: 'center', py: 6 }}>
      <CircularProgress size={28} aria-hidden="true" />
      <span>{text}</span>
    </Stack>
  )
}

/** A list that could not be loaded: the words of section 8 and a way to try again. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
