import Button from '@mui/material/Button'
import { Alert } from '../ui/Alert'
import { useSession } from './useSession'

/** Stands where a protected page will be once the server has said who is signed in. */
export function ServerSilent() {
  const { checkAgain } = useSession()
  return (
    <div style={{ maxWidth: 528, margin: '0 auto', padding: 16 }}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => checkAgain()}>
            Try Again
          </Button>
        }
      >
        The server does not answer. Trying again…
      </Alert>
    </div>
  )
}
