import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { lostPage } from './lostPage'

/** Says above the present page that another one could not be opened, and tries again. */
export function LostPageNotice() {
  const path = useSyncExternalStore(lostPage.subscribe, lostPage.get)
  const navigate = useNavigate()
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
