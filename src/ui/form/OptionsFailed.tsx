import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

/** Says below a field that what it offers could not be loaded. */
export function OptionsFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} role="alert">
      <span>{words}</span>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </Stack>
  )
}
