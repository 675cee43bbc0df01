import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { WrapRow } from '../../ui/WrapRow'

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
    <WrapRow
      component="nav"
      aria-label="Quick actions"
      // On a phone they are one line, which scrolls.
      sx={{
        mb: 1,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 0.5,
        overflowX: 'auto',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
      }}
    >
      {ACTIONS.map(([name, path]) => (
        <Button key={path} component={Link} to={path} variant="outlined" sx={{ flex: 'none' }}>
          <span>{name}</span>
        </Button>
      ))}
    </WrapRow>
  )
}
