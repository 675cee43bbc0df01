import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'

const ACTIONS = [
  ['Send a package', paths.combinedPlans],
  ['Change prices', paths.prices],
  ['Assign reps', paths.pricing],
  ['Import games', paths.seasonImport],
  ['Start next season', paths.seasonNext],
] as const

/** Links to the most frequent tasks. */
export function QuickActions() {
  return (
    <Stack
      component="nav"
      aria-label="Quick actions"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {ACTIONS.map(([name, path]) => (
        <Button
          key={path}
          component={Link}
          to={path}
          variant="outlined"
          // On a phone each line is filled.
          sx={{ flex: { xs: '1 0 30%', sm: 'none' }, minWidth: 'max-content' }}
        >
          <span>{name}</span>
        </Button>
      ))}
    </Stack>
  )
}
