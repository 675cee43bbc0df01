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

interface LoadErrorProps {
  /** The words of docs/rules/words.md#load-failures. */
  text: string
  /** Says from when the rows are that stand there all the same. */
  age?: string | undefined
  onRetry: () => void
}

/** A list that could not be loaded, and a way to try again. */
export function LoadError({ text, age, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      <span>{text}</span>
      {age && <div>{age}</div>}
    </Alert>
  )
}
