import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type SampleSignIn, sampleSignIns } from '../../content/sampleSignIns'

/** Sign-ins of the sample season, shown while the mock API is behind the app and never else. */
export function SampleSignIns({ onPick }: { onPick: (signIn: SampleSignIn) => void }) {
  return (
    <Stack spacing={0.5} sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="text.secondary">
        Sample season: sign in as
      </Typography>
      {sampleSignIns.map((person) => (
        <Button
          key={person.email}
          size="small"
          style={{ justifyContent: 'flex-start', textAlign: 'left' }}
          onClick={() => onPick(person)}
        >
          <span>
            <span>{`${person.email}, password: ${person.password}`}</span>
            <Typography
              component="span"
              variant="body2"
              color="text.secondary"
              sx={{ display: 'block' }}
            >
              {`role ${person.role || '(none)'}: ${person.may}`}
            </Typography>
          </span>
        </Button>
      ))}
    </Stack>
  )
}
