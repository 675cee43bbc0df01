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
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={startOver}>
          Start over
        </Button>
      }
    >
      <span>
        {wasBeingSaved
          ? 'Your changes are back. They were being saved when you left the page, so check whether that went through.'
          : 'Your changes are back. They haven’t been saved yet.'}
      </span>
      {isOutdated && (
        <span> Someone else has changed it since: Start over shows the current version.</span>
      )}
    </Alert>
  )
}
