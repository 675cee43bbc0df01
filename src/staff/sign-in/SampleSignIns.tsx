import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

interface SampleSignIn {
  email: string
  password: string
  role: string
}

/** The people of the sample season; the mock API knows the same ones. */
const people: SampleSignIn[] = [
  { email: 'admin@example.com', password: 'password', role: 'admin' },
  { email: 'bgs@example.com', password: 'password', role: 'bgs' },
  { email: 'guest@example.com', password: 'password', role: 'another role' },
  { email: 'norole@example.com', password: 'password', role: 'no role' },
]

/** Sign-ins of the sample season, shown while the mock API is behind the app and never else. */
export function SampleSignIns({ onPick }: { onPick: (signIn: SampleSignIn) => void }) {
  return (
    <Stack spacing={0.5} sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="text.secondary">
        Sample season: sign in as
      </Typography>
      {people.map((person) => (
        <Button
          key={person.email}
          size="small"
          sx={{ justifyContent: 'flex-start' }}
          onClick={() => onPick(person)}
        >
          {person.email} ({person.role})
        </Button>
      ))}
    </Stack>
  )
}
