import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { whyUnread } from '../../api/writes/words'

interface OptionsFailedProps {
  words: string
  /** The failed read of the options. */
  query: { error: unknown; refetch: () => unknown }
}

/** Reports below a field that its options could not be loaded. */
export function OptionsFailed({ words, query }: OptionsFailedProps) {
  const why = whyUnread(query.error)
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} role="alert">
      <div>
        <div>{words}</div>
        {why && <div>{why}</div>}
      </div>
      <Button size="small" onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </Stack>
  )
}
