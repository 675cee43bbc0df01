import Button from '@mui/material/Button'
import { Alert } from '../Alert'

/** Reports that a draft was restored into the fields, and offers to start over. */
export function RestoredNotice({
  draft: { isRestored, isOutdated, startOver },
  wasBeingSaved,
}: {
  draft: { isRestored: boolean; isOutdated: boolean; startOver: () => void }
  /** The page was left in the middle of its save. */
  wasBeingSaved: boolean
}) {
  if (!isRestored) return null
  return (
    <Alert
      severity={isOutdated || wasBeingSaved ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={startOver}>
          Start over
        </Button>
      }
    >
      <span>
        {wasBeingSaved
          ? 'What you had typed is back. It was being saved when the page was left: please look whether it was.'
          : 'What you had typed is back. It has not been saved yet.'}
      </span>
      {isOutdated && (
        <span> It was changed by somebody since: Start over shows it as it is now.</span>
      )}
    </Alert>
  )
}
