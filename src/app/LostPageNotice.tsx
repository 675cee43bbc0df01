import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { usePlace } from '../ui/place'
import { useStore } from '../ui/useStore'
import { lostPage } from './lostPage'

/** Says above the present page that another one could not be opened, and tries again. */
export function LostPageNotice() {
  const path = useStore(lostPage.subscribe, lostPage.get)
  const { navigate } = usePlace()
  if (path === null) return null
  return (
    <Alert
      severity="warning"
      role="alert"
      style={{ marginBottom: 16 }}
      action={
        <Button color="inherit" size="small" onClick={() => navigate(path)}>
          Try Again
        </Button>
      }
    >
      The page could not be loaded: you are offline. This one stays as it is.
    </Alert>
  )
}
