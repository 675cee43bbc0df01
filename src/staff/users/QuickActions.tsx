import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { WrapRow } from '../../ui/WrapRow'
import styles from './dashboards.module.css'

const ACTIONS = [
  ['Send a package', paths.combinedPlans],
  ['Change prices', paths.prices],
  ['Assign reps', paths.pricing],
  ['Import games', paths.seasonImport],
  ['Start next season', paths.seasonNext],
] as const

/** Links to the most common tasks. */
export function QuickActions() {
  return (
    <WrapRow component="nav" aria-label="Quick actions" className={styles.actions}>
      {ACTIONS.map(([name, path]) => (
        <Button key={path} component={Link} to={path} variant="outlined" sx={{ flex: 'none' }}>
          <span>{name}</span>
        </Button>
      ))}
    </WrapRow>
  )
}
