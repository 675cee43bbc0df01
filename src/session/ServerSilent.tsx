import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Alert } from '../ui/Alert'
import { useSession } from './useSession'

/** Stands where a protected page will be once the server has said who is signed in. */
export function ServerSilent() {
  const { checkAgain } = useSession()
  return (
    <Box sx={{ p: 2, mx: 'auto', maxWidth: 560 }}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={checkAgain}>
            Try Again
          </Button>
        }
      >
        The server does not answer. Trying again…
      </Alert>
    </Box>
  )
}
