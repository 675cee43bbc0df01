import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

/** Reports below a field that its options could not be loaded. */
export function OptionsFailed({
  words,
  why,
  onRetry,
}: {
  words: string
  /** The reason, as a sentence of its own. */
  why: string | undefined
  onRetry: () => void
}) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} role="alert">
      <div>
        <div>{words}</div>
        {why && <div>{why}</div>}
      </div>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </Stack>
  )
}
