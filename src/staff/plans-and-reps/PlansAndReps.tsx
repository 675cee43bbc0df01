import BackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { PageHeader } from '../../ui/PageHeader'
import { AdminLocationsSection } from './AdminLocationsSection'
import { AdminRepsSection } from './AdminRepsSection'

/**
 * Plans & Reps admin (docs/rules/screens.md#plans-and-reps-admin): the plain tables behind Pricing
 * Plan Management. Each of the two loads, fails and is tried again by itself.
 */
export function PlansAndReps() {
  return (
    <>
      <PageHeader title="Plans & Reps">
        <Button
          component={Link}
          to={paths.pricing}
          startIcon={<BackIcon />}
          style={{ alignSelf: 'flex-start' }}
        >
          Pricing Plan Management
        </Button>
      </PageHeader>
      <AdminLocationsSection />
      <AdminRepsSection />
    </>
  )
}
